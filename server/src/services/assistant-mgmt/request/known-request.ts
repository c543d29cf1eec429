import { MatchRequest } from '@app/contract/events/match-request.ts'
import type { ReadFieldName, ReadValues } from '@app/contract/events/request-reading.ts'

/** What is known of a request, and which fields the asker isn't asked about any longer. */
export interface Known {
  values: ReadValues
  skipped: readonly ReadFieldName[]
}

/** Whether one of these fields is known, or isn't asked about any longer. */
export const isSettled = (names: readonly ReadFieldName[], { values, skipped }: Known) =>
  names.some((name) => values[name] !== undefined || skipped.includes(name))

/** A request that hosts can be matched with. Undefined without a sport, or if what is known contradicts itself. */
export function matchable(values: ReadValues): MatchRequest | undefined {
  if (!values.sportsList?.length) return undefined
  const matched = Object.entries(values).filter(([name]) => name in MatchRequest.shape)
  return MatchRequest.safeParse(Object.fromEntries(matched)).data
}
