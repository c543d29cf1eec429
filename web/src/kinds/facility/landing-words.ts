import type { FacetCounts } from '@app/contract/patterns/search.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { abbreviated, capitalized, count, inSentence, listOf } from '../../components/format.ts'
import type { LandingTexts, LandingTopic, TopicProfiles } from '../../kind/landing/landing-facts.ts'
import {
  countsOf,
  inTowns,
  leadersSentence,
  spelled,
  spelledNoun,
  stateInSentence,
  statesWord,
  townsSentence,
  type Counted,
} from '../../kind/landing/landing-words.ts'

type Named = Pick<Facility, 'name' | 'city' | 'state'>

/** The spaces that the sports of a topic are played on. */
export interface SpaceFacts {
  name: string
  /** The median. 0 if most facilities don't list such spaces. */
  typical: number
  /** Of the facilities with such spaces. */
  facets: FacetCounts
  most?: { facility: Named; count: number } | undefined
}

export interface Extremes {
  /** The one with the most seats. */
  largest?: (Named & Pick<Facility, 'capacity'>) | undefined
  spaces?: SpaceFacts | undefined
}

type Found = Pick<TopicProfiles<Facility>, 'count' | 'facets' | 'towns'>

export function facilityTexts(topic: LandingTopic, found: Found, extremes: Extremes): LandingTexts {
  if (found.count === 0) return { lead: [], figures: [] }
  const { state, category } = topic
  const lead = category ? sportLead(state, found, category.name) : state ? stateLead(state, found) : []
  const spaces = extremes.spaces && spacesSentence(topic, found.count, extremes.spaces)
  const about = [
    category ? undefined : typesSentence(found),
    extremes.spaces && surfaceSentence(extremes.spaces),
    largestSentence(topic, found.count, extremes.largest),
  ]
  return {
    lead: [...lead, spaces].filter((sentence) => sentence !== undefined),
    about: about.filter((sentence) => sentence !== undefined).join(' ') || undefined,
    figures: figuresOf(topic, found, extremes),
  }
}

const facilities = (n: number) => spelledNoun(n, 'facility', 'facilities')

/** 'Ohio has 214 facilities in 68 towns, where 41 sports are played.' and what stands out. */
function stateLead(state: string, { count: total, facets, towns }: Found) {
  const sports = countsOf(facets, 'sports')
  const [only, another] = sports
  const played =
    only === undefined
      ? ''
      : another === undefined
        ? `, ${total === 1 ? 'with room for' : 'all for'} ${inSentence(only.name)}`
        : `, where ${spelledNoun(sports.length, 'sport')} are played`
  return [
    `${capitalized(stateInSentence(state))} has ${facilities(total)}${inTowns(towns)}${played}.`,
    topSportSentence(sports, total),
    townsSentence(towns, total),
  ]
}

/** 'Basketball is the most common, at 124 of them.' */
function topSportSentence(sports: readonly Counted[], total: number) {
  const [first, second, third] = sports
  if (first === undefined || second === undefined || first.count < 2) return undefined
  const name = inSentence(first.name)
  if (first.count > second.count) {
    const share = first.count === total ? 'all of them' : `${spelled(first.count)} of them`
    return `${capitalized(name)} is the most common, at ${share}.`
  }
  if (third?.count === first.count) return undefined
  return `${capitalized(name)} and ${inSentence(second.name)} are the most common, at ${spelled(first.count)} each.`
}

/** 'In Ohio, 120 facilities in 34 towns host basketball.' and where most of them are. */
function sportLead(state: string | undefined, { count: total, facets, towns }: Found, category: string) {
  const host = `${total === 1 ? 'hosts' : 'host'} ${inSentence(category)}`
  if (state !== undefined)
    return [
      `In ${stateInSentence(state)}, ${facilities(total)}${inTowns(towns)} ${host}.`,
      townsSentence(towns, total),
    ]
  const places = countsOf(facets, 'state')
  return [
    `${capitalized(facilities(total))}${inStates(places.map(({ name }) => name))} ${host}.`,
    leadersSentence(places.map((one) => ({ ...one, name: stateInSentence(one.name) }))),
  ]
}

/** ' in 48 states', ' in 58 states and provinces'. */
function inStates(names: readonly string[]) {
  const [only = '', another] = names
  if (another === undefined) return only && ` in ${stateInSentence(only)}`
  return ` in ${spelled(names.length)} ${statesWord(names)}`
}

/** 'A typical facility has four courts, and Mesa Courts in Frisco, Texas, has the most, 44.' */
function spacesSentence(topic: LandingTopic, total: number, { name, typical, most }: SpaceFacts) {
  const word = (n: number) => inSentence(spacesWord(name, n))
  const usual =
    typical > 0 && total > 2 ? `A typical facility has ${spelled(typical)} ${word(typical)}` : undefined
  if (most === undefined || total < 2 || most.count <= Math.max(1, typical)) return usual && `${usual}.`
  const where = placed(topic, most.facility)
  const leader = where.endsWith(`, ${most.facility.state}`) ? `${where},` : where
  if (usual === undefined) return `${leader} has the most ${word(2)}, ${spelled(most.count)}.`
  return `${usual}, and ${leader} has the most, ${spelled(most.count)}.`
}

/** 'Mesa Courts in Frisco, Texas', without the state on its own page. */
function placed({ state: known }: LandingTopic, { name, city, state }: Named) {
  if (city === null) return name
  return known === undefined && state !== null ? `${name} in ${city}, ${state}` : `${name} in ${city}`
}

/** 'There are courts at 120 of them, fields at 88, and diamonds at 41.' */
function typesSentence({ count: total, facets }: Found) {
  const types = countsOf(facets, 'spaceType').slice(0, 3)
  if (total < 2 || types.length === 0) return undefined
  const parts = types.map(
    ({ name, count: n }, place) =>
      `${inSentence(spacesWord(name))} at ${n === total ? 'all' : spelled(n)}${place === 0 ? ' of them' : ''}`,
  )
  return `There are ${listOf(parts)}.`
}

/** 'Hardwood is the most common surface, at 180 of them.' */
function surfaceSentence({ facets }: SpaceFacts) {
  const [first, second] = countsOf(facets, 'surface').filter(({ name }) => name !== 'N/A')
  if (first === undefined || second === undefined || first.count === second.count) return undefined
  return `${first.name} is the most common surface, at ${spelled(first.count)} of them.`
}

/** 'The largest is Mesa Dome in Mesa, Arizona, with 8,000 seats.' */
function largestSentence(topic: LandingTopic, total: number, largest: Extremes['largest']) {
  if (!largest?.capacity || total < 2) return undefined
  return `The largest is ${placed(topic, largest)}, with ${spelledNoun(largest.capacity, 'seat')}.`
}

const shareOf = (n: number, total: number) => `${Math.max(1, Math.round((100 * n) / total))}% of facilities`

function figuresOf(
  { category }: LandingTopic,
  { count: total, facets }: Found,
  { largest, spaces }: Extremes,
) {
  const sports = countsOf(facets, 'sports')
  const countOf = (facet: string, value: string) =>
    countsOf(facets, facet).find(({ name }) => name === value)?.count ?? 0
  const indoors = countOf('location', 'Indoor')
  const open = countOf('availability', 'Available to host')
  const spaceWord = (n: number) => (spaces ? inSentence(spacesWord(spaces.name, n)) : '')
  return [
    !category &&
      sports[0] !== undefined && {
        label: sports.length === 1 ? 'Sport' : 'Sports',
        value: count(sports.length),
        note: `${inSentence(sports[0].name)} at ${count(sports[0].count)}`,
      },
    spaces !== undefined &&
      spaces.typical > 1 && {
        label: 'Typical',
        value: count(spaces.typical),
        note: `${spaceWord(spaces.typical)} a facility`,
      },
    spaces?.most !== undefined &&
      spaces.most.count > 1 && {
        label: `Most ${spaceWord(2)}`,
        value: count(spaces.most.count),
        note: spaces.most.facility.name,
      },
    Boolean(largest?.capacity) && {
      label: 'Most seats',
      value: abbreviated(largest?.capacity ?? 0),
      note: largest?.name,
    },
    indoors > 0 && { label: 'With indoor spaces', value: count(indoors), note: shareOf(indoors, total) },
    open > 0 && { label: 'Open to hosting', value: count(open), note: shareOf(open, total) },
  ].filter((item) => item !== false)
}
