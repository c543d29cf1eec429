import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { kindList, type KindFacts } from '../kind/registry.ts'
import { capitalized } from '../components/format.ts'
import { withQuery, wordsIn } from '../page/list-query.ts'
import { position } from '../page/query-codecs.ts'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ChoiceLinks, ListSearch, ContinuedPages } from '../page/list-controls.tsx'
import { DeletedProfile } from './deleted-profile.tsx'
import { LoadedRows, WorkList } from './work-list.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

const path = '/admin/deleted'

interface DeletedQuery {
  /** Undefined: all. */
  kind?: KindFacts | undefined
  words?: string | undefined
  /** Where the page continues. */
  before?: string | undefined
}

const queryOf = (search: URLSearchParams): DeletedQuery => ({
  kind: kindList.find(({ name }) => name === search.get('kind')),
  words: wordsIn(search),
  before: position.read(search.get('before')),
})

const toDeleted = ({ kind, words, before }: DeletedQuery) =>
  withQuery(path, { kind: kind?.name, q: words, before })

/** Pages of all kinds that can be restored, newest deletion first. */
export function DeletedProfiles() {
  const [search] = useSearchParams()
  const query = queryOf(search)
  const { kind, words, before } = query
  const found = useRead(
    calls['contact-mgmt'].deletedProfiles.list,
    {
      ...(kind && { kind: kind.name }),
      ...(words !== undefined && { text: words }),
      ...(before !== undefined && { before }),
    },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="deleted">
      <ChoiceLinks
        label="Kinds of pages"
        choices={[undefined, ...kindList]}
        chosen={kind}
        to={(each) => toDeleted({ kind: each, words })}
        nameOf={(each) => (each === undefined ? 'All' : capitalized(each.noun.other))}
      />
      <ListSearch
        key={words}
        action={path}
        label="Search deleted pages"
        placeholder="Name"
        words={words}
        kept={kind && { kind: kind.name }}
        toAll={toDeleted({ kind })}
      />
      <LoadedRows query={found}>
        {({ data, _meta: { next } }) => (
          <>
            {data.length === 0 ? (
              <Nothing query={query} />
            ) : (
              <WorkList items={data}>
                {(profile, leave) => <DeletedProfile profile={profile} onRestored={leave} />}
              </WorkList>
            )}
            <ContinuedPages
              toNewest={before && toDeleted({ kind, words })}
              toOlder={next === null ? undefined : toDeleted({ kind, words, before: next })}
            />
          </>
        )}
      </LoadedRows>
    </AdminFrame>
  )
}

function Nothing({ query: { kind, words, before } }: { query: DeletedQuery }) {
  const things = kind?.noun.other ?? 'pages'
  return (
    <EmptyState
      title={`No deleted ${things}${words === undefined ? '' : ' found'}`}
      actions={
        (words !== undefined || before !== undefined) && (
          <ButtonLink to={toDeleted({ kind })}>Show all deleted {things}</ButtonLink>
        )
      }
    >
      {words === undefined
        ? 'What people delete can be restored here for 30 days.'
        : `No name has a word that starts with “${words}”.`}
    </EmptyState>
  )
}
