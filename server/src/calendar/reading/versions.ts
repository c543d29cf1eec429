import type { Entry } from './entry.ts'
import { instantOf, nameOf } from './moments.ts'

/**
 * Of several versions of an entry with one UID, those with the highest sequence. Many programs give several events the same UID
 * without versions, so that those with the same sequence all count unless one cancels the other.
 */
export function currentVersions(group: readonly Entry[]): Entry[] {
  if (group.length === 1) return [...group]
  const versions = Map.groupBy(group, ({ original, range }) =>
    original ? `${nameOf(original)} ${range}` : '',
  )
  const current = [...versions.values()].flatMap(latest)
  const end = highest(current.filter(({ isCancellation, original }) => isCancellation && !original))
  return current.filter(
    ({ isCancellation, original, sequence }) => isCancellation || !original || sequence > end,
  )
}

function latest(versions: readonly Entry[]): Entry[] {
  const last = highest(versions)
  const found = versions.filter(({ sequence }) => sequence === last)
  const cancelled = new Set(found.filter(({ isCancelled }) => isCancelled).map(startOf))
  // A message that cancels may leave out the time.
  return found.filter((one) => one.isCancelled || !(cancelled.has(startOf(one)) || cancelled.has(undefined)))
}

const startOf = ({ start }: Entry) => start && instantOf(start)

const highest = (entries: readonly Entry[]) =>
  entries.reduce((most, { sequence }) => Math.max(most, sequence), Number.NEGATIVE_INFINITY)
