import { sql } from 'kysely'
import type { Scope } from '../../../patterns/children.ts'

/** The condition that a message `m` had one of the outcomes of a filter. */
export const hadOutcome = (outcome: unknown) =>
  outcome === undefined ? sql<boolean>`true` : sql<boolean>`m.outcome = any (${[outcome].flat()}::text[])`

/** Limits exchanges `t` to those in which an answer had one of the outcomes of a filter. */
export const withOutcome = (scope: Scope, outcome: unknown): Scope =>
  outcome === undefined
    ? scope
    : {
        condition: sql`${scope.condition} and exists (
          select from exchange_message m where m.exchange_id = t.id and ${hadOutcome(outcome)})`,
      }
