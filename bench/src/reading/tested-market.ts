import type { ReadingDeclaration } from '@app/server/search/reading/read-market.ts'
import type { ReadingQuery } from './queries/reading-query.ts'

/** What every kind of profile has that a query may ask for. */
export interface Candidate {
  id: string
  name: string
  sports: string[]
  state: string | null
  areas: string[]
  city: string | null
  lat: number | null
  lng: number | null
}

export type Check<C> = (candidate: C) => boolean

/** How the readings and first pages of a market are tested. */
export interface TestedMarket<F, C extends Candidate> {
  /** 'venues'. */
  noun: string
  reading: ReadingDeclaration<F>
  /** Of a profile's page, and before 'marketplace'. */
  path: string
  /** Selects a `Candidate` for each public profile. */
  candidates: string
  /** The words that a search finds a candidate by. */
  words(candidate: C): readonly string[]
  /** What a candidate must have besides the place, the sport and the words. Doesn't use the code of the search. */
  demands(query: ReadingQuery<F>): Check<C>
}

export const hasAny = (values: readonly string[], wanted: string | readonly string[] | undefined) =>
  wanted === undefined ||
  values.some((value) => (typeof wanted === 'string' ? value === wanted : wanted.includes(value)))
