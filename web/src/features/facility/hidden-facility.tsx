import { useSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { NotFound } from '../../page/not-found.tsx'
import { FacilityPage } from './facility-page.tsx'
import { FacilitySkeleton } from './facility-skeleton.tsx'
import { isHidden } from './is-hidden.ts'
import { firstReviews, loadFacility } from './load-facility.ts'

interface HiddenFacilityProps {
  id: string
  brand: string
  origin: string
}

/** A facility that visitors may not see: asked for again as whoever is signed in. */
export function HiddenFacility({ id, brand, origin }: HiddenFacilityProps) {
  const status = useSession((session) => session.status)
  const { data, error, refetch } = useApi(
    ['facility-content', id],
    (api) => loadFacility(api, id, firstReviews),
    {
      enabled: status === 'signed-in',
      staleTime: Infinity,
      retry: false,
    },
  )
  if (data !== undefined)
    return (
      <>
        <title>{`${data.facility.name} | ${brand}`}</title>
        <FacilityPage loaded={data} origin={origin} />
      </>
    )
  if (status === 'visitor' || isHidden(error)) return <NotFound />
  if (error === null)
    return (
      <>
        <title>{`Facility | ${brand}`}</title>
        <FacilitySkeleton />
      </>
    )
  return (
    <div className="page section">
      <ErrorState onRetry={() => void refetch()} />
    </div>
  )
}
