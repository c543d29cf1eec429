import { count } from '@app/contract/rules/sentence-parts.ts'
import { sql } from 'kysely'
import { notify } from '../patterns/notify.ts'
import { isPublic } from '../patterns/visibility.ts'
import type { AnyDatabase, Database } from '../tables/tables.ts'

interface DueSearch {
  id: string
  userId: string
  name: string
  kind: string
  words: string[]
}

interface Matched {
  id: string
  name: string
  city: string | null
  state: string | null
}

interface Parts {
  db: Database
  /** The path of the pages of a kind: '/facilities'. */
  pathOf(kind: string): string
}

/** Profiles that are named. */
const mostNamed = 3

/** Due searches. While there are changes to compare, as in an import, more matches may come: they wait for a minute. */
const isDue = sql`g.tell_date <= now()
  and (g.tell_date < now() - interval '1 minute' or not exists (select from profile_change))`

/**
 * Tells the person of the next search that is due of all its new matches at once. Who may see them is looked up again. Returns
 * whether one was due.
 */
export async function tellMatches({ db, pathOf }: Parts): Promise<boolean> {
  const { rows: waiting } = await sql`
    select from saved_search_progress g where ${isDue} limit 1`.execute(db)
  if (waiting.length === 0) return false
  return db.transaction().execute(async (trx) => {
    const search = await nextDue(trx)
    if (search === undefined) return false
    const matches = await untold(trx, search.id)
    if (matches.length > 0) await tell(trx, search, matches)
    await sql`
      update saved_search_match set told_date = now()
      where search_id = ${search.id} and profile_id = any(${matches.map(({ id }) => id)}::uuid[])`.execute(
      trx,
    )
    await sql`
      update saved_search_progress set tell_date = null, untold_count = 0 where search_id = ${search.id}`.execute(
      trx,
    )
    return true
  })

  async function tell(
    trx: AnyDatabase,
    { id, userId, name, kind, words }: DueSearch,
    matches: readonly Matched[],
  ) {
    const [first] = matches
    if (first === undefined) return
    const isOne = matches.length === 1
    const reasons = words.length > 0 ? `Matches ${words.join(' · ')}.` : ''
    const named = matches.slice(0, mostNamed).map(withPlace)
    const more = matches.length - named.length
    const list = more > 0 ? `${named.join('; ')}; and ${count(more)} more` : named.join('; ')
    await notify({ db: trx, user: null }, sql`select ${userId}::uuid`, {
      kind: isOne ? 'search-matched' : 'search-matched-several',
      aboutId: isOne ? first.id : null,
      title: isOne
        ? `${first.name} matches “${name}”`
        : `${count(matches.length)} ${pathOf(kind).slice(1)} match “${name}”`,
      contents: (isOne ? [placeOf(first), reasons] : [`${list}.`, reasons])
        .filter((text) => text !== '')
        .join(' '),
      url: isOne ? `${pathOf(kind)}/${first.id}` : `/account/searches/${id}`,
    })
  }
}

const townOf = ({ city, state }: Matched) => [city, state].filter((part) => part !== null).join(', ')
const placeOf = (matched: Matched) => (townOf(matched) === '' ? '' : `${townOf(matched)}.`)
const withPlace = (matched: Matched) =>
  townOf(matched) === '' ? matched.name : `${matched.name} (${townOf(matched)})`

/** Only one server tells of a search. */
async function nextDue(trx: AnyDatabase): Promise<DueSearch | undefined> {
  const { rows } = await sql<DueSearch>`
    select s.id, s.user_id as "userId", s.name, s.kind, s.words
    from saved_search_progress g join saved_search s on s.id = g.search_id
    where ${isDue} order by g.tell_date limit 1 for update of g skip locked`.execute(trx)
  return rows[0]
}

/** What still matches and everybody may see. Nothing of a deleted search. */
async function untold(trx: AnyDatabase, searchId: string): Promise<Matched[]> {
  const { rows } = await sql<Matched>`
    select p.id, p.name, p.city, p.state
    from saved_search_match m join profile p on p.id = m.profile_id join saved_search s on s.id = m.search_id
    where m.search_id = ${searchId} and m.told_date is null and not m.has_left and s.deleted_date is null
      and ${sql.raw(isPublic('p'))}
    order by m.matched_date, p.id`.execute(trx)
  return rows
}
