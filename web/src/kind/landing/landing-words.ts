import type { FacetCounts, Towns } from '@app/contract/patterns/search.ts'
import { states } from '@app/contract/reference-lists/regions.ts'
import { capitalized, count, listOf } from '../../components/format.ts'

/** A name with the number of profiles there. */
export interface Counted {
  name: string
  count: number
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Numbers below ten as words: 'four', '12', '1,200'. */
export const spelled = (n: number) => small[n] ?? count(n)

/** 'one facility', '1,200 facilities'. */
export const spelledNoun = (n: number, one: string, other = `${one}s`) =>
  `${spelled(n)} ${n === 1 ? one : other}`

/** A state's name within a sentence. */
export const stateInSentence = (state: string) => (state === 'District of Columbia' ? `the ${state}` : state)

/** The counts above 0 of a facet, most first. */
export const countsOf = (facets: FacetCounts, name: string): Counted[] =>
  (facets[name] ?? [])
    .filter((one) => one.count > 0)
    .map(({ value, count: n }) => ({ name: value, count: n }))
    .toSorted((one, other) => other.count - one.count)

const provinces: ReadonlySet<string> = new Set(
  states.filter(({ country }) => country === 'CA').map(({ name }) => name),
)

/** 'states', 'provinces', 'states and provinces'. */
export function statesWord(names: readonly string[]): string {
  const kinds = new Set(names.map((name) => (provinces.has(name) ? 'provinces' : 'states')))
  return [...kinds].toSorted().toReversed().join(' and ')
}

/** More leaders than this are no news. */
const mostLeaders = 3

/**
 * 'Columbus has the most (38), followed by Akron (21) and Toledo (17).' Takes the counts most first, at least one more
 * than it can name. Undefined if nothing stands out.
 */
export function leadersSentence(counts: readonly Counted[]): string | undefined {
  const [first, second] = counts
  if (first === undefined || second === undefined || first.count < 2) return undefined
  const leaders = counts.filter((one) => one.count === first.count)
  if (leaders.length > mostLeaders) return undefined
  if (leaders.length > 1)
    return `${capitalized(listOf(leaders.map(({ name }) => name)))} have the most, ${spelled(first.count)} each.`
  // Naming some of those with the same count would be arbitrary.
  const unnamed = counts[mostLeaders]?.count ?? 1
  const next = counts.slice(1, mostLeaders).filter((one) => one.count > unnamed)
  const followers = listOf(next.map((one) => `${one.name} (${count(one.count)})`))
  return `${capitalized(first.name)} has the most (${count(first.count)})${followers && `, followed by ${followers}`}.`
}

/** Where a state's profiles are: 'All of them are in Honolulu.', or the towns with the most. */
export function townsSentence({ count: total, most }: Towns, profiles: number): string | undefined {
  const [first] = most
  if (first === undefined || profiles < 2) return undefined
  if (total > 1) return leadersSentence(most.map(({ city, count: n }) => ({ name: city, count: n })))
  return first.count === profiles
    ? `${profiles === 2 ? 'Both' : 'All of them'} are in ${first.city}.`
    : undefined
}

/** ' in 68 towns', or nothing if that says little. */
export const inTowns = ({ count: towns }: Towns) => (towns > 1 ? ` in ${spelledNoun(towns, 'town')}` : '')
