import type { AmenityName } from '../reference-lists/amenities.ts'
import { askedLengths } from './text-lengths.ts'
import type { Asked, AskedName, NameOf } from './asked-words.ts'
import { dateText } from './event-text.ts'
import { count, counted } from './sentence-parts.ts'

/** The parts of a request, in the order in which it is told and written. */
export const askedGroups = [
  'What',
  'When',
  'Where',
  'Spaces',
  'People and rooms',
  'Budget',
  'Deadline',
  'Contact',
] as const
export type AskedGroup = (typeof askedGroups)[number]

/** What the choices of a field are, which the server hands to its form. */
export type AskedList =
  | 'sports'
  | 'genders'
  | 'teamCountRanges'
  | 'facilityTypes'
  | 'amenities'
  | 'spaces'
  | 'audienceSizes'
  | 'attendanceLevels'
  | 'lodgingPerNight'

export type CountedNoun =
  | 'space'
  | 'team'
  | 'player'
  | 'spectator'
  | 'room night'
  | 'room'
  | 'day'
  | 'week'
  | 'mile'
  | 'dollar'

export interface AskedField {
  /** That of the event's field. */
  name: AskedName
  /** Its path in a request, by the specification's names: `spaceType` for `spaceName`. */
  requestName: string
  group: AskedGroup
  label: string
  /** What a number is measured in, if its label doesn't say it. */
  unit?: string
  /** What a number counts. */
  noun?: CountedNoun
  /** How its value is typed. Others are chosen. */
  typed?: 'text' | 'email' | 'place' | 'prose' | 'day' | 'number'
  /** How its value is chosen. */
  chosen?: 'one' | 'some' | 'flag'
  /** The choices, or what is suggested for a number: a list that the server hands over, or a few. A field without any has a control of its own in the forms, or none. */
  from?: AskedList
  options?: readonly { value: string | number; label: string }[]
  /** Up to so many, which are few enough to choose from. */
  upTo?: number
  /** The most characters. */
  longest?: number
  /** What its control shows while it is empty. */
  placeholder?: string
  hint?: string
  autoComplete?: string
  /** Of a field that is worth a word, because those around it are expected. */
  isOptional?: true
  /** Alone in its line of the form. */
  isWide?: true
  /** It is told together with this field, which comes before it. */
  of?: AskedName
  /** The label of what it tells together with the fields that are `of` it. */
  told?: string
  /** What it says beside its label, with the fields that are `of` it. Undefined if nothing is known. */
  text?: (asked: Asked) => string | undefined
  /** What it says without a label. By default, its text. */
  phrase?: (text: string, asked: Asked) => string
  /** Whether a form asks for it. By default, always. */
  condition?: (asked: Asked) => boolean
  /** In the short form. */
  isShort?: true
  /** What is different there. */
  inShort?: { longest?: number; placeholder?: string; hint?: string }
  /** Read from pasted text. */
  isRead?: true
  /** Among the amenities of a host, what it asks for. Its values are `amenityLevels`. */
  amenity?: AmenityName
  /** It decides which hosts fit. */
  isMatched?: true
}

/** A row of the table, before its group and its other name are added. */
export type AskedRow = Omit<AskedField, 'group' | 'requestName'>

/** A number, which counts or measures `noun`. */
export const number = <const N extends NameOf<number>>(name: N, noun: CountedNoun) => ({
  name,
  noun,
  typed: 'number' as const,
  text: ({ [name]: value }: Asked) => (value == null ? undefined : count(value)),
  phrase: (text: string, { [name]: value }: Asked) => (value == null ? text : counted(value, noun)),
})
export const words = <const N extends NameOf<string> & keyof typeof askedLengths>(
  name: N,
  typed: 'text' | 'email' | 'place' | 'prose' = 'text',
) => ({
  name,
  typed,
  longest: askedLengths[name],
  text: ({ [name]: value }: Asked) => value || undefined,
})
export const day = <const N extends NameOf<string>>(name: N) => ({
  name,
  typed: 'day' as const,
  text: ({ [name]: value }: Asked) => (value ? dateText(value) : undefined),
})
