import type { StateName } from '@app/contract/reference-lists/regions.ts'

/** The characters of the text that a part was read from. */
export type Span = readonly [from: number, to: number]

/** A place that a text names. Areas have borders; points are searched by distance. */
export type PlaceMeaning =
  | { type: 'state'; state: StateName }
  /** A region of several states: 'New England'. */
  | { type: 'states'; label: string; states: readonly StateName[] }
  | { type: 'county'; key: string; label: string; state: StateName; largestTown?: string | undefined }
  | { type: 'metro'; key: string; label: string; largestTown?: string | undefined }
  | { type: 'point'; label: string; lat: number; lng: number; isPostalCode?: boolean }
  /** The position of the reader, which only their browser knows. */
  | { type: 'here' }

/** Ages in years, both ends included. `{ to: 14 }` is a class such as '14 and under', whose players are about that old. */
export interface AgeRange {
  from?: number
  to?: number
}

export interface PriceLimit {
  /** US dollars. 'Under $500' is at most $499.99. */
  atMost: number
  per: 'team' | 'person' | undefined
}

export type MeasureName = 'seats' | 'square feet' | 'clear height'

/** What a phrase of a market's vocabulary stands for: values of one of its terms, such as `sport`. */
export interface Term {
  name: string
  values: readonly string[]
}

export type Meaning =
  /**
   * `isInNames` marks phrases that names are made of: beside a word that isn't understood, 'park' is part of a name.
   * `opposite` has what its negation stands for.
   */
  | { type: 'term'; terms: readonly Term[]; opposite?: readonly Term[]; isInNames?: boolean }
  | { type: 'number'; value: number }
  /** '2,000 seats', '100,000 sq ft', '25 ft ceilings'. */
  | { type: 'measure'; of: MeasureName; value: number }
  | { type: 'place'; place: PlaceMeaning; others: readonly PlaceMeaning[]; isGuess: boolean }
  /** Follows 'near' or 'in', but isn't in the gazetteer. */
  | { type: 'unknown place' }
  | { type: 'distance'; miles: number }
  | { type: 'dates'; from: string; to: string }
  /** Days that no calendar has: 'February 29, 2027'. */
  | { type: 'impossible dates' }
  /** Searched for as it is, such as the brand of an operator: 'Boys and Girls Club'. */
  | { type: 'words' }
  /**
   * Understood, but nothing to search for: 'venues', 'with', '64 teams'. `isUnsearchable` marks wishes that no filter has, such
   * as prices, so that the page can say so. Some markets have filters for ages and prices.
   */
  | {
      type: 'filler'
      isInNames?: boolean
      isUnsearchable?: boolean
      ages?: readonly AgeRange[]
      price?: PriceLimit
    }

export interface Part {
  span: Span
  /** As typed. */
  text: string
  meaning: Meaning
}

/** A text as it was understood. The words are what is left over. */
export interface Reading {
  parts: readonly Part[]
  words: readonly { span: Span; text: string }[]
}

/** One way to read the words that begin at a token. Without a meaning, they are searched for as they are. */
export interface Candidate {
  length: number
  meaning: Meaning | undefined
  score: number
  /** The word is spelled differently. */
  isTypo?: boolean
  /** The whole name of a profile. */
  isName?: boolean
  /** Means something in English that the market doesn't know. Part of a name, or not searched for. */
  isOrdinary?: boolean
  /** A small town: beside a word that isn't understood, it is part of a name. */
  isWeak?: boolean
}
