import { ReadFields, type ReadFieldName } from '@app/contract/events/request-reading.ts'
import type { Finding } from './finding.ts'

const keyOf = (value: unknown) => JSON.stringify(value)
/** Several sentences add up to one value, so they don't contradict each other. */
const joined = new Set<ReadFieldName>(['requirementNotes', 'sportsList', 'facilityTypes', 'surfaces'])
/** What a message says and another one doesn't repeat may have changed. */
const older = 'This is from an earlier message.'

function chosenOf(found: readonly Finding[]): readonly Finding[] {
  const age = Math.min(...found.map(({ sentence }) => sentence.message.age))
  const newest = found.filter(({ sentence }) => sentence.message.age === age)
  const rank = Math.max(...newest.map((one) => one.rank ?? 0))
  return newest.filter((one) => (one.rank ?? 0) === rank)
}

function fieldOf(found: readonly Finding[], isThread: boolean) {
  const [first, ...rest] = chosenOf(found)
  if (first === undefined) return undefined
  const { name, value, alternatives = [], reason } = first
  const others = rest.filter((one) => keyOf(one.value) !== keyOf(value))
  // Without a reason, a number is certain even if another sentence has it as approximate.
  const same = rest.filter((one) => keyOf(one.value) === keyOf(value))
  const conflict = others.length > 0 && !joined.has(name) ? 'The text has more than one value.' : undefined
  const earlier = found.filter(
    (one) => one.sentence.message.age > first.sentence.message.age && keyOf(one.value) !== keyOf(value),
  )
  const changed =
    earlier.length > 0 && !joined.has(name) && !name.startsWith('contact')
      ? 'An earlier message has another value.'
      : undefined
  const isOlder = isThread && first.sentence.message.age > 0 && !name.startsWith('contact')
  const isExact = reason !== undefined && same.some((one) => one.reason === undefined)
  const reasons = [isExact ? undefined : reason, conflict, changed, isOlder ? older : undefined].filter(
    (one) => one !== undefined,
  )
  const ranges = [
    ...new Map(
      [
        ...first.ranges,
        ...same.flatMap((one) => one.ranges),
        ...(conflict ? others.flatMap((one) => one.ranges) : []),
      ].map((range) => [range.start, range]),
    ).values(),
  ].toSorted((a, b) => a.start - b.start)
  const all = [...alternatives, ...[...others, ...earlier].map((one) => one.value)]
  const unique = [...new Map(all.map((one) => [keyOf(one), one])).values()].filter(
    (one) => keyOf(one) !== keyOf(value),
  )
  const isDate = name === 'startDate' || name === 'endDate'
  return {
    value,
    state: reasons.length > 0 ? 'uncertain' : 'certain',
    reason: reasons.length > 0 ? reasons.join(' ') : null,
    ranges,
    // The ends of days belong together, so they may repeat.
    alternatives: (isDate ? all : unique).slice(0, 5),
  }
}

/** One value for each field: that of the newest message and the highest rank. Others make it uncertain. */
export function resolve(findings: readonly Finding[], isThread: boolean): ReadFields {
  const byName = Map.groupBy(findings, ({ name }) => name)
  return ReadFields.parse(
    Object.fromEntries(
      [...byName].flatMap(([name, found]) => {
        const field = fieldOf(found, isThread)
        return field ? [[name, field]] : []
      }),
    ),
  )
}
