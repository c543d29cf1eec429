import { hasMembership } from '@app/contract/gates.ts'
import { tiers, type Tier } from '@app/contract/reference-lists/tiers.ts'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { Pagination } from '../components/display/pagination.tsx'
import { RuledList } from '../components/display/ruled-list.tsx'
import type { Profile } from '../kind/profile-calls.ts'
import { countedNoun, kindList, mainKind, type KindFacts } from '../kind/registry.ts'
import { capitalized } from '../components/format.ts'
import { pageValue, withQuery, wordsIn } from '../page/list-query.ts'
import { pageIn } from '../page/query-codecs.ts'
import { callsOf } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { AdminFrame } from './admin-frame.tsx'
import { ChoiceLinks, ListSearch } from '../page/list-controls.tsx'
import { MembershipRow } from './membership-row.tsx'
import { LoadedRows } from './work-list.tsx'
import { keepShown } from '../platform/calls/use-observed.ts'

const path = '/admin/memberships'
const perPage = 20

const kindsWithTiers = kindList.filter(({ name }) => hasMembership(name))

interface MembershipQuery {
  kind: KindFacts
  words: string | undefined
  /** Undefined: all pages, with and without a membership. */
  tier: Tier | undefined
  /** From 1. */
  page: number
}

const queryOf = (search: URLSearchParams): MembershipQuery => ({
  kind: kindsWithTiers.find(({ name }) => name === search.get('kind')) ?? mainKind,
  words: wordsIn(search),
  tier: tiers.find((tier) => tier === search.get('tier')),
  page: pageIn(search),
})

const toMemberships = ({ kind, words, tier, page = 1 }: Partial<MembershipQuery>) =>
  withQuery(path, { kind: kind !== mainKind && kind?.name, q: words, tier, page: pageValue(page) })

/** The pages of a kind with their tiers, by name. */
export function MembershipList() {
  const [search] = useSearchParams()
  const query = queryOf(search)
  const { kind, words, tier, page } = query
  const found = useRead(
    callsOf(kind.calls).filtered,
    {
      offset: (page - 1) * perPage,
      take: perPage,
      data: {
        sort: 'name',
        ...(words !== undefined && { text: words }),
        'membership.tier': tier,
      },
    },
    { placeholderData: keepShown },
  )
  return (
    <AdminFrame tab="memberships">
      <ChoiceLinks
        label="Kinds of pages"
        choices={kindsWithTiers}
        chosen={kind}
        to={(each) => toMemberships({ ...query, kind: each, page: 1 })}
        nameOf={(each) => capitalized(each.noun.other)}
      />
      <ChoiceLinks
        label="Tiers"
        choices={[undefined, ...tiers]}
        chosen={tier}
        to={(each) => toMemberships({ ...query, tier: each, page: 1 })}
        nameOf={(each) => each ?? 'All'}
      />
      <ListSearch
        key={words}
        action={path}
        label={`Search ${kind.noun.other}`}
        placeholder="Name or place"
        words={words}
        kept={{ kind: kind.name, ...(tier !== undefined && { tier }) }}
        toAll={toMemberships({ kind, tier })}
      />
      <LoadedRows query={found}>
        {({ data, _meta }) => <Found profiles={data} count={_meta.stats.count} query={query} />}
      </LoadedRows>
    </AdminFrame>
  )
}

interface FoundProps {
  profiles: readonly Profile[]
  count: number
  query: MembershipQuery
}

function Found({ profiles, count, query }: FoundProps) {
  const { kind, tier, page } = query
  if (count === 0)
    return (
      <EmptyState
        title={`No ${kind.noun.other} found`}
        actions={<ButtonLink to={toMemberships({ kind })}>Show all {kind.noun.other}</ButtonLink>}
      >
        No page has this name and this tier.
      </EmptyState>
    )
  const pageCount = Math.ceil(count / perPage)
  return (
    <>
      <p className="mut" aria-live="polite">
        {`${countedNoun(count, kind)}${tier === undefined ? '' : ` with ${tier}`}`}
      </p>
      <RuledList>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <MembershipRow kind={kind} profile={profile} />
          </li>
        ))}
      </RuledList>
      {pageCount > 1 && (
        <Pagination
          page={Math.min(page, pageCount)}
          pageCount={pageCount}
          toPage={(other) => toMemberships({ ...query, page: other })}
        />
      )}
    </>
  )
}
