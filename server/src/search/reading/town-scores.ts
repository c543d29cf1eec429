import type { StateName } from '@app/contract/reference-lists/regions.ts'
import type { NamedPlace } from './place-names.ts'
import type { Token } from './tokens.ts'

/** A mistyped sport is more likely than a mistyped town, unless the town is large. */
export function scoreOfTypo({ population }: NamedPlace, isAfterPreposition: boolean): number {
  if (isAfterPreposition) return 1.6
  return population >= 100_000 ? 1.1 : 0.8
}

/** Namesakes worth offering: those that aren't tiny beside the first. */
export const otherTowns = ([first, ...others]: readonly NamedPlace[]) =>
  others.filter(({ population }) => population * 10 > (first?.population ?? 0)).slice(0, 3)

/** A large city needs no state. Neither do several words, which are rarely a town's by chance: 'Lake Oswego'. */
export function scoreOfTown(population: number, words = 1): number {
  if (population >= 100_000 && words > 1) return 2.2
  if (population >= 100_000 || (words > 1 && population >= 20_000)) return 1.9
  return population >= 20_000 ? 1.4 : 0
}

/** 'In Normal' is a place. A village is one unless the words mean something else: 'at the pool'. */
export const scoreAfterPreposition = ({ population }: NamedPlace, words: number) =>
  population >= 20_000 || words > 1 ? 2.2 : 1.7

/** A small town counts where its words mean nothing else. */
export const scoreOfSmallTown = (words: number) => (words === 1 ? 0.4 : 1.3)
export const leastPopulation = 1000

/** A city that over a quarter of its state's people live in, as New York: its name means the city. */
export const isWholeState = (
  { population }: NamedPlace,
  populationOf: (state: StateName) => number,
  state: StateName,
) => population * 4 > populationOf(state)

/**
 * The least population of a town that mistyped words may stand for. Several words are rarely close to a town by chance, nor is
 * a long one where places are typed: at the end or before a comma.
 */
export function leastPlausible(tokens: readonly Token[], start: number, length: number): number {
  const next = tokens[start + length]
  const isLong = tokens[start]!.word.length >= 7 && (next === undefined || next.isAfterComma)
  return length > 1 || isLong ? 20_000 : 100_000
}
