import { sql } from 'kysely'
import type { Scope } from '../../../patterns/children.ts'
import { hasPhrase, type ChildFilter } from '../../../patterns/filter-sql.ts'

/** The condition that a message `m` had one of the outcomes of a filter. */
export const hadOutcome = (outcome: unknown) =>
  outcome === undefined ? sql<boolean>`true` : sql<boolean>`m.outcome = any (${[outcome].flat()}::text[])`

/** The condition that a question `q`, or the destination of its exchange `t`, has the text of a filter. */
export const hasText = (text: unknown) =>
  hasPhrase(typeof text === 'string' ? text : '', [sql`q.text`, sql`t.destination_name`])

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
