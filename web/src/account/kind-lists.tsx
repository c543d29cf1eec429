import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { ErrorState } from '../components/display/error-state.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import { profilePath, type KindFacts } from '../kind/registry.ts'
import type { LoadedList } from '../kind/home-lists.ts'
import { Row } from '../platform/boxes/row.tsx'
import { AccountRow } from './account-row.tsx'
import styles from './account.module.css'

/** Home has the others. */
export const firstPages = new URLSearchParams()

/** How many profiles of a kind are shown here. */
export const shownPerKind = 3

/** Undefined while a kind is loading. */
export const countIn = (lists: readonly LoadedList[]) =>
  lists.some(({ query }) => query.isPending)
    ? undefined
    : lists.reduce((sum, { query }) => sum + (query.data?.count ?? 0), 0)

interface KindListsProps {
  lists: readonly LoadedList[]
  empty: ReactNode
  /** Gets the lists with entries. */
  children: (listed: LoadedList[]) => ReactNode
}

/** The lists of all kinds, with an error for those that didn't load while the others stay. */
export function KindLists({ lists, empty, children }: KindListsProps) {
  if (lists.some(({ query }) => query.isPending))
    return (
      <div aria-busy="true">
        <Skeleton look="block" className={styles.listSkeleton} />
      </div>
    )
  const failed = lists.filter(({ query }) => query.data === undefined)
  const listed = lists.filter(({ query }) => (query.data?.count ?? 0) > 0)
  return (
    <>
      {listed.length > 0 && children(listed)}
      {listed.length === 0 && failed.length === 0 && empty}
      {failed.length > 0 && (
        <ErrorState
          isRetrying={failed.some(({ query }) => query.isFetching)}
          onRetry={() => void Promise.all(failed.map(({ query }) => query.refetch()))}
        />
      )}
    </>
  )
}

interface ProfileRowProps {
  kind: KindFacts
  profile: Profile
  tag?: ReactNode
  action?: ReactNode
  children: ReactNode
}

export const ProfileRow = ({ kind, profile, tag, action, children }: ProfileRowProps) => (
  <AccountRow lead={<Avatar isSquare name={profile.name} picture={profile.headerImage} />} action={action}>
    <Row gap="1 2">
      <Link className={styles.name} to={profilePath(kind, profile.id)}>
        {profile.name}
      </Link>
      {tag}
    </Row>
    <p className="xs mut">{children}</p>
  </AccountRow>
)
