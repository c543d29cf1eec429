import type { NoHosts } from '@app/contract/assistants/request-assistant.ts'
import { readFieldNames, type ReadFieldName } from '@app/contract/events/request-reading.ts'
import type { MatchCounts } from '@app/contract/events/match-schema.ts'

const names: ReadonlySet<string> = new Set<ReadFieldName>(readFieldNames)

/** A conversation can set only fields that it fills. It has none of the others to give up. */
const isOfTalk = (fields: object) =>
  Object.entries(fields).every(([name, value]) => names.has(name) || value === null || value === false)

/** Which condition leaves no host, and the change that brings most hosts back. Null if a host fits, or may. */
export function noHostsOf({ count, unknown, funnel, changes, reach, area }: MatchCounts): NoHosts | null {
  const emptied = funnel.find((step) => step.count + step.unknown === 0)
  if (count + unknown > 0 || emptied === undefined) return null
  const [best] = changes
    .filter((change) => change.count + change.unknown > 0 && isOfTalk(change.fields))
    .toSorted((one, other) => other.count + other.unknown - one.count - one.unknown)
  return { condition: emptied.condition, change: best ?? null, reach, area }
}
