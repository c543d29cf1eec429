import type { Values, Wish } from '../records/satisfies.ts'
import type { AskedKind, Segment } from './segments.ts'
import { has } from './terms-of.ts'

export interface Wishes {
  wishes: Wish[]
  /** Numbers of a page that there must be at least, by its fields. */
  least: Record<string, number>
}

const fieldOfMeasure = {
  seats: 'capacity',
  'square feet': 'indoorArea',
  'clear height': 'clearHeight',
} as const

/** The field that a number before the words of a topic is the least of. */
const fieldOfTopic = { seats: 'capacity', rooms: 'roomCount', teams: 'teamCount' } as const

/** What pieces of a question ask of pages of a kind. A number before a wish says how many of it. */
export function wishesOf(segments: readonly Segment[], kind: AskedKind | undefined): Wishes {
  const wishes: Wish[] = []
  const least: Record<string, number> = {}
  let number: Segment | undefined
  for (const segment of segments) {
    const values = (kind && segment.values[kind]) ?? (kind === 'business' ? categoryOf(segment) : undefined)
    if (segment.measure) least[fieldOfMeasure[segment.measure.of]] = segment.measure.value
    if (segment.number !== undefined) {
      number = segment
      continue
    }
    // 'I'm 13 years old' counts nothing.
    if (years.test(segment.text)) number = undefined
    if (values && Object.keys(values).length > 0)
      wishes.push({ words: segment.text, values, least: 'spaceType' in values ? number?.number : undefined })
    else if (number && kind === 'hotel' && has(segment, 'topic', 'stars'))
      wishes.push({
        words: `${number.text} ${segment.text}`,
        values: { starRating: [String(number.number)] },
      })
    else if (number)
      for (const [topic, field] of Object.entries(fieldOfTopic))
        if (has(segment, 'topic', topic)) least[field] = number.number!
    // '4 or more indoor courts' counts the courts.
    if (!segment.isPlain && !isOnlyHow(values)) number = undefined
  }
  return { wishes: onSand(withoutCategory(wishes)), least }
}

const years = /^(?:years?|yrs?|yo|a[nñ]os|ans|th|st|nd|rd)$/i

/** Fields of how spaces are, and what is played on them. */
const howFields = ['surface', 'location', 'sports']
const isOnlyHow = (values: Values | undefined) =>
  values !== undefined && Object.keys(values).every((field) => howFields.includes(field))

/** The category that words such as 'eat' stand for. */
const categoryOf = ({ terms }: Segment): Values | undefined => terms['eat'] && { businessType: terms['eat'] }

/** A pizza place is one to eat at, whatever category its page is in. */
const withoutCategory = (wishes: readonly Wish[]) =>
  wishes.some(({ values }) => 'placeType' in values)
    ? wishes.filter(({ values }) => Object.keys(values).join() !== 'businessType')
    : [...wishes]

/** Volleyball on sand is a sport of its own. */
const onSand = (wishes: readonly Wish[]): Wish[] =>
  wishes.some(({ values }) => values['surface']?.includes('Sand'))
    ? wishes.map((wish) =>
        wish.values['sports']?.join() === 'Volleyball'
          ? { ...wish, values: { ...wish.values, sports: ['Volleyball', 'Beach Volleyball'] } }
          : wish,
      )
    : [...wishes]
