import type { NoHosts } from '@app/contract/assistants/request-assistant.ts'
import { readFieldNames } from '@app/contract/events/request-reading.ts'
import type { Entry } from './talk-state.ts'

type Change = NonNullable<NoHosts['change']>

const isGivenUp = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)

/** The answer that makes a change to a request: values that it sets, and fields that it gives up. */
export function entryOf({ fields }: Change, text: string, asked: string): Entry {
  const changed = new Map(Object.entries(fields))
  const dropped = readFieldNames.filter((name) => changed.has(name) && isGivenUp(changed.get(name)))
  const set = Object.fromEntries([...changed].filter(([, value]) => !isGivenUp(value)))
  return { asked, about: null, text, fields: set, dropped }
}
