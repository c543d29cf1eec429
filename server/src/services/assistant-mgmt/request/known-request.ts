import type { RequestTalk } from '@app/contract/assistants/request-assistant.ts'
import { MatchRequest } from '@app/contract/events/match-request.ts'
import {
  readFieldNames,
  type ReadFieldName,
  type RequestReading,
  type ReadValues,
} from '@app/contract/events/request-reading.ts'

/** What is known of a request, and which fields the asker was asked about. */
export interface Known {
  values: ReadValues
  skipped: readonly ReadFieldName[]
}

/** What was read, overridden by what was chosen, without what was given up. */
export const knownOf = ({ fields }: RequestReading, { chosen, skipped, dropped }: RequestTalk): Known => ({
  values: readFieldNames.reduce<ReadValues>((values, name) => {
    const value = chosen[name] ?? fields[name]?.value
    return value === undefined || dropped.includes(name) ? values : { ...values, [name]: value }
  }, {}),
  skipped: [...skipped, ...dropped],
})

/** Whether one of these fields is known, or isn't asked about any longer. */
export const isSettled = (names: readonly ReadFieldName[], { values, skipped }: Known) =>
  names.some((name) => values[name] !== undefined || skipped.includes(name))

/** A request that hosts can be matched with. Undefined without a sport, or if what is known contradicts itself. */
export function matchable(values: ReadValues): MatchRequest | undefined {
  if (!values.sportsList?.length) return undefined
  const matched = Object.entries(values).filter(([name]) => name in MatchRequest.shape)
  return MatchRequest.safeParse(Object.fromEntries(matched)).data
}
