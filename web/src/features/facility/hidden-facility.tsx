import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { profileKey } from '../../api/profile-changed.ts'
import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { NotFound } from '../../page/not-found.tsx'
import { FacilityPage } from './facility-page.tsx'
import { FacilitySkeleton } from './facility-skeleton.tsx'
import { loadFacility } from './load-facility.ts'
import { RestoreFacility } from './restore-facility.tsx'
import { reviewsAsked } from './reviews/reviews-asked.ts'
import { kinds } from '../../kinds/registry.ts'

interface HiddenFacilityProps {
  id: string
  brand: string
  origin: string
}

/** A facility that visitors may not see: asked for again as whoever is signed in. */
export function HiddenFacility({ id, brand, origin }: HiddenFacilityProps) {
  const status = useSession((session) => session.status)
  const isAdmin = useSession(({ person }) => person?.isAdmin)
  const [search] = useSearchParams()
  const take = reviewsAsked(search)
  const { data, error, isFetching, refetch } = useApi(
    [...profileKey(kinds.facility, id), 'content', take],
    (api) => loadFacility(api, id, take),
    {
      enabled: status === 'signed-in',
      // What the page came with; what changes of it is live.
      staleTime: ({ state }) => (state.data ? 'static' : 0),
      placeholderData: keepPreviousData,
    },
  )
  if (data)
    return (
      <>
        <title>{`${data.facility.name} | ${brand}`}</title>
        <FacilityPage loaded={data} origin={origin} />
      </>
    )
  if (data === null && isAdmin) return <RestoreFacility id={id} />
  if (status === 'visitor' || data === null) return <NotFound />
  if (error === null)
    return (
      <>
        <title>{`Facility | ${brand}`}</title>
        <FacilitySkeleton />
      </>
    )
  return (
    <div className="page section">
      <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}
