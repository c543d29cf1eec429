import { useParams, type ClientLoaderFunctionArgs } from 'react-router'
import { useSession } from '../api/session.ts'
import { ErrorState } from '../components/display/error-state.tsx'
import { besideCode } from '../components/loaded-once.ts'
import { useLazy } from '../components/use-lazy.ts'
import { NotFound } from '../kind/not-found.tsx'
import { useIsSessionExpected, WhileSessionLoads } from '../page/while-session-loads.tsx'
import type { LoadedProfile } from './profile-meta.ts'
import type { Content, ProfilePage } from './profile-page.ts'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { ProfileView } from './profile-view.tsx'

// Only staff open profiles that are hidden from visitors.
const loadHidden = () => import('./hidden-profile.tsx')

/** Loads the code of the sections beside the data when somebody comes from another page. */
export const profileClientLoader =
  <C extends Content>({ sections }: ProfilePage<C>) =>
  ({ serverLoader }: ClientLoaderFunctionArgs) =>
    besideCode(serverLoader(), sections)

/** The component of a kind's route. */
export const profileRoute = <C extends Content>(page: ProfilePage<C>) =>
  function ProfileRoute({ loaderData: { content, origin } }: { loaderData: LoadedProfile<C> }) {
    const { id = '' } = useParams()
    const hasSession = useSession(({ person }) => person !== null)
    const isExpected = useIsSessionExpected()
    const hidden = useLazy(loadHidden, content === null && (hasSession || isExpected))
    if (content !== null)
      return <ProfileView key={content.profile.id} page={page} loaded={content} origin={origin} />
    if (hidden.hasFailed) return <ErrorState onRetry={hidden.retry} />
    if (hidden.part !== undefined) return <hidden.part.HiddenProfile key={id} {...{ page, id, origin }} />
    if (hasSession) return <ProfileSkeleton />
    return (
      <WhileSessionLoads skeleton={<ProfileSkeleton />}>
        <NotFound />
      </WhileSessionLoads>
    )
  }
