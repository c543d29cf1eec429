import { useSearchParams } from 'react-router'
import { reasonOf } from '../api/problem.ts'
import { profileTouches } from '../api/profile-changed.ts'
import { useSession } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { Button } from '../components/actions/button.tsx'
import { ErrorState } from '../components/display/error-state.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import type { KindFacts } from '../kind/registry.ts'
import { capitalized } from '../components/format.ts'
import { NotFound } from '../kind/not-found.tsx'
import { isMissing } from '../page/null-if-missing.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { loadProfile } from './load-profile.ts'
import type { Content, ProfilePage } from './profile-page.ts'
import { contentKey } from './profile-queries.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ProfileView } from './profile-view.tsx'
import { PageTitle } from '../page/page-title.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

interface HiddenProfileProps<C extends Content> {
  page: ProfilePage<C>
  id: string
  origin: string
}

/** A profile that visitors may not see, loaded again as the person who is signed in. */
export function HiddenProfile<C extends Content>({ page, id, origin }: HiddenProfileProps<C>) {
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
      placeholderData: keepShown,
    },
  )
  if (data)
    return (
      <>
        <PageTitle>{data.content.profile.name}</PageTitle>
        <ProfileView page={page} loaded={data.content} search={data.search} origin={origin} />
      </>
    )
  if (data === null && isAdmin) return <RestoreProfile kind={page.kind} id={id} />
  if (status === 'visitor' || data === null) return <NotFound />
  if (error === null)
    return (
      <>
        <PageTitle>{capitalized(page.kind.noun.one)}</PageTitle>
        <ProfileSkeleton />
      </>
    )
  return (
    <div className="page section">
      <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
    </div>
  )
}

/** Lets administrators restore what was deleted at this address. */
export function RestoreProfile({ kind, id }: { kind: KindFacts; id: string }) {
  const toast = useToast()
  const noun = kind.noun.one
  const { run, isBusy } = useWrite((api) => kind.calls(api).restore({ id }), {
    touches: profileTouches(kind, id),
    onDone: ({ data: { name } }) => toast.success(`${name} is restored.`),
    onFailed: (error) =>
      toast.error(
        isMissing(error)
          ? `No ${noun} was deleted here in the last 30 days.`
          : `Not restored. ${reasonOf(error)}`,
      ),
  })
  return (
    <NotFound
      actions={
        <Button icon="undo-2" isBusy={isBusy} onClick={() => run()}>
          Restore the {noun}
        </Button>
      }
    >
      If a {noun} was deleted here in the last 30 days, you can restore it. Requests and holds that ended with
      it stay ended.
    </NotFound>
  )
}
