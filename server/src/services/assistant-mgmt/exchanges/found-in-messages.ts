import { sql } from 'kysely'
import type { Scope } from '../../../patterns/children.ts'
import { likePattern, type ChildFilter } from '../../../patterns/filter-sql.ts'

/** The condition that a message `m` had one of the outcomes of a filter. */
export const hadOutcome = (outcome: unknown) =>
  outcome === undefined ? sql<boolean>`true` : sql<boolean>`m.outcome = any (${[outcome].flat()}::text[])`

/** The condition that a question `q`, or the destination of its exchange `t`, has the text of a filter. */
export function hasText(text: unknown) {
  const wanted = typeof text === 'string' ? text.trim() : ''
  const pattern = likePattern(wanted)
  return wanted === ''
    ? sql<boolean>`true`
    : sql<boolean>`(q.text ilike ${pattern} or t.destination_name ilike ${pattern})`
}

/** Limits exchanges `t` to those of which any question and any answer is one that a filter looks for. The rest of the filter is of exchanges. */
export function withMessages(scope: Scope, { outcome, text, ...rest }: ChildFilter) {
  const found = [
    scope.condition,
    ...(outcome === undefined
      ? []
      : [sql`exists (select from exchange_message m where m.exchange_id = t.id and ${hadOutcome(outcome)})`]),
    ...(text === undefined
      ? []
      : [
          sql`exists (select from exchange_message q where q.exchange_id = t.id and q.author = 'Asker' and ${hasText(text)})`,
        ]),
  ]
  return { scope: { condition: sql<boolean>`${sql.join(found, sql` and `)}` }, rest }
}
