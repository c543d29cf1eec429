import type { AnswerLanguage } from '@app/contract/assistants/answer-schema.ts'
import type { GuideRecord } from '../records/guide-record.ts'
import type { Wish } from '../records/satisfies.ts'
import type { Topic } from '../words/topics.ts'
import type { Courtesy } from './courtesy.ts'
import type { Feature } from './measured-features.ts'
import type { AskedKind, MarketKind, Segment } from './segments.ts'
import type { ReadTime } from './times.ts'
import type { AskedTrait } from './traits.ts'

export const orders = [
  'nearest',
  'largest',
  'smallest',
  'best',
  'cheapest',
  'dearest',
  'newest',
  'oldest',
  'first',
] as const
export type Order = (typeof orders)[number]

/** Questions that aren't answered: to the program, about what only teams know, and about what no record tells. */
export const ruledSubjects = ['ruledOut', 'private', 'untold'] as const

/** What the answer must be near to: a record, or any page of a kind with what is wished of it. */
export type Anchor =
  | { type: 'records'; records: readonly GuideRecord[] }
  | { type: 'any'; kind: MarketKind; wishes: readonly Wish[] }

/** When it must be open, or take place. */
export interface AskedTime {
  days: { from: string; to: string } | undefined
  times: readonly ReadTime[]
  isNow: boolean
}

/** What an earlier question of the exchange was about. */
export interface EarlierQuestion {
  kind: AskedKind | undefined
  records: readonly GuideRecord[]
  topics: readonly Topic[]
  wishes: readonly Wish[]
  /** Whether they were found by the wishes, and not named. */
  isList?: boolean | undefined
  language?: AnswerLanguage | undefined
}

/** A question as it was understood. */
export interface Question {
  language: AnswerLanguage
  segments: readonly Segment[]
  kind: AskedKind | undefined
  /** The records that it names. */
  subjects: readonly GuideRecord[]
  anchor: Anchor | undefined
  miles: number | undefined
  wishes: readonly Wish[]
  topics: readonly Topic[]
  order: Order | undefined
  isCount: boolean
  /** What it asks for by its first word, so that a yes answers nothing. */
  asked: 'what' | 'who' | undefined
  /** Asks about what the question before was about. */
  goesOn: boolean
  time: AskedTime | undefined
  /** Seats, square feet and so on that there must be at least, by field of the page. */
  least: Readonly<Record<string, number>>
  /** What a space must be like: of 50 meters, with 18 holes. */
  features: readonly Feature[]
  /** Features that venues tell in their own words: the par of a course, the length of a track. */
  traits: readonly AskedTrait[]
  /** Names the destination. */
  namesDestination: boolean
  /** Nothing is known of these words. */
  unknown: readonly Segment[]
  /** Those words are what it asks for, so that an answer without them would be none. */
  isAboutUnknown: boolean
  rule: (typeof ruledSubjects)[number] | undefined
  /** What the question before was about, whether this one goes on with it or not. */
  earlier: EarlierQuestion | undefined
  /** Asks for nothing: it greets or thanks. */
  courtesy: Courtesy['type'] | undefined
}
