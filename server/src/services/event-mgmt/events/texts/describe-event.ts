import type { Event } from '@app/contract/events/event-schema.ts'
import { datesText } from '@app/contract/rules/asked-words.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { dateText, shownName } from '@app/contract/rules/event-text.ts'
import { counted, listOf, withArticle } from '@app/contract/rules/sentence-parts.ts'
import { inPlace, type Sentence } from '../../../../patterns/descriptions/description-words.ts'
import type { DescribedEvent } from './described-event.ts'

/** The most sports that are named one by one. */
const mostSports = 3

/** What the lists of the specification are called in the middle of a sentence, where that isn't just lower case. */
const otherWords: Readonly<Record<string, string>> = {
  Other: 'event',
  'Virtual Events': 'virtual event',
  'Youth & High School': 'youth and high school',
  Collegiate: 'college',
}
const wordsOf = (value: string) => otherWords[value] ?? value.toLowerCase()

/** Children aren't women and men. */
function genderWords({ gender, ageGroup }: Event): string | undefined {
  const isYoung = ageGroup?.includes('Youth') || ageGroup === 'High School'
  switch (gender) {
    case 'Female':
      return isYoung ? 'girls’' : 'women’s'
    case 'Male':
      return isYoung ? 'boys’' : 'men’s'
    case 'Co-Ed':
      return 'co-ed'
    default:
      return undefined
  }
}

function sportWords({ sports }: Event): string | undefined {
  const names = sports.flatMap(({ name }) => shownName(name) ?? [])
  if (names.length > mostSports) return 'multi-sport'
  return names.length === 0 ? undefined : listOf(names.map((name) => name.toLowerCase()))
}

/** `a girls’ youth volleyball tournament`. */
function eventWords(event: Event): string {
  const { ageGroup, eventLevel, type } = event
  const ages = ageGroup === null || ageGroup === 'All Ages' ? undefined : wordsOf(ageGroup)
  const level = eventLevel === null ? undefined : wordsOf(eventLevel)
  const words = [
    level,
    genderWords(event),
    ages === level ? undefined : ages,
    sportWords(event),
    wordsOf(type),
  ]
  return withArticle(words.filter(Boolean).join(' '))
}

export function costText({ teamCost, individualCost }: Event): string | undefined {
  const costs = [
    teamCost !== null && `${dollars(teamCost)} per team`,
    individualCost !== null && `${dollars(individualCost)} per participant`,
  ].filter((cost) => cost !== false)
  return costs.length === 0 ? undefined : costs.join(' and ')
}

/** The sentence that says what the event is, where and when. */
export function firstSentence({ event }: DescribedEvent): string {
  const ages = event.ageGroup === 'All Ages' ? ' for all ages' : ''
  const dates = datesText(event)
  return `${event.name} is ${eventWords(event)}${ages}${inPlace(event)}${dates === undefined ? '' : `, ${dates}`}.`
}

export function describeEvent(described: DescribedEvent): Sentence[] {
  const { event, places } = described
  const { teamCount, participation, entryDeadline, organization } = event
  const cost = costText(event)
  return [
    firstSentence(described),
    places.length > 0 && `It takes place at ${listOf(places)}.`,
    teamCount !== null && `Up to ${counted(teamCount, 'team')} can take part.`,
    participation === 'Both' && 'Teams and individuals can enter.',
    participation === 'Individual' && 'Participants enter individually.',
    cost !== undefined && `Entry is ${cost}.`,
    entryDeadline !== null && `The last day to sign up is ${dateText(entryDeadline)}.`,
    organization !== null && `It is organized by ${organization.name}.`,
  ]
}
