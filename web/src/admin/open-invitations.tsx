import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { withQuery, wordsIn } from '../page/list-query.ts'
import { position } from '../page/query-codecs.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ContinuedPages, ListSearch } from '../page/list-controls.tsx'
import { OpenInvitation } from './open-invitation.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

const path = '/admin/invitations'

/** Open invitations to teams, newest first. */
export function OpenInvitations() {
  const [search] = useSearchParams()
  const words = wordsIn(search)
  /** Where the page continues. */
  const before = position.read(search.get('before'))
  const found = useRead(
    calls['contact-mgmt'].invitations.list,
    { ...(words !== undefined && { text: words }), ...(before !== undefined && { before }) },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="invitations">
      <ListSearch
        key={words}
        action={path}
        label="Search invitations"
        placeholder="Page, person or email"
        words={words}
        toAll={path}
      />
      <LoadedRows query={found}>
        {({ data, _meta: { next } }) => (
          <>
            {data.length === 0 ? (
              <Nothing words={words} />
            ) : (
              <WorkList items={data}>
                {(invitation, leave) => <OpenInvitation invitation={invitation} onWithdrawn={leave} />}
              </WorkList>
            )}
            <ContinuedPages
              toNewest={before && withQuery(path, { q: words })}
              toOlder={next === null ? undefined : withQuery(path, { q: words, before: next })}
            />
          </>
        )}
      </LoadedRows>
    </AdminFrame>
  )
}

const Nothing = ({ words }: { words: string | undefined }) =>
  words === undefined ? (
    <EmptyState title="No open invitations">
      People who are invited to a team are listed here until they accept or decline, for at most 14 days.
    </EmptyState>
  ) : (
    <EmptyState
      title="No invitations found"
      actions={<ButtonLink to={path}>Show all invitations</ButtonLink>}
    >
      {`No open invitation has “${words}” in its page, its people or their emails.`}
    </EmptyState>
  )
