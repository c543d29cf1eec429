import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { ErrorState } from '../components/error-state.tsx'
import { NotFound } from '../page/not-found.tsx'
import { loadProfile } from './load-profile.ts'
import type { Content, ProfilePage } from './profile-page.ts'
import { capitalized } from './profile-place.ts'
import { contentKey } from './profile-queries.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ProfileView } from './profile-view.tsx'
import { RestoreProfile } from './restore-profile.tsx'

interface HiddenProfileProps<C extends Content> {
  page: ProfilePage<C>
  id: string
  brand: string
  origin: string
}

/** A profile that visitors may not see, loaded again as the person who is signed in. */
export function HiddenProfile<C extends Content>({ page, id, brand, origin }: HiddenProfileProps<C>) {
  const status = useSession((session) => session.status)
  const isAdmin = useSession(({ person }) => person?.isAdmin)
  const [search] = useSearchParams()
  const { data, error, isFetching, refetch } = useApi(
    contentKey(page, id, search),
    async (api) => {
      const content = await loadProfile(page, api, id, search)
      return content && { content, search }
    },
    {
      enabled: status === 'signed-in',
      // Loaded once: its parts are live by themselves.
      staleTime: ({ state }) => (state.data ? 'static' : 0),
      placeholderData: keepPreviousData,
    },
  )
  if (data)
    return (
      <>
        <title>{`${data.content.profile.name} | ${brand}`}</title>
        <ProfileView page={page} loaded={data.content} search={data.search} origin={origin} />
      </>
    )
  if (data === null && isAdmin) return <RestoreProfile kind={page.kind} id={id} />
  if (status === 'visitor' || data === null) return <NotFound />
  if (error === null)
    return (
      <>
        <title>{`${capitalized(page.kind.noun.one)} | ${brand}`}</title>
        <ProfileSkeleton />
      </>
    )
  return (
    <div className="page section">
      <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}
