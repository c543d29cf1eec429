import type { Event } from '@app/contract/events/event-schema.ts'
import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { locationSummary } from '@app/contract/rules/location-summary.ts'
import { sportsText } from '@app/contract/rules/sports-text.ts'
import { count, counted, eitherOf, listOf } from '../../../components/format.ts'
import { telephoneLink } from '../../../page/contact-words.ts'
import { kinds, profilePath } from '../../../kind/registry.ts'
import { spaceGroups, spaceWord, type Space } from '../../../profile/spaces/space-groups.ts'
import { timesText } from '../event-words.ts'
import type { NextStep } from '../../../profile/contact/contact-aside.tsx'
import { isOver } from '../is-over.ts'

/** Whether hosts can still answer a request for proposals. `today` is the day in UTC. */
export const takesAnswers = (
  event: Pick<Event, 'category' | 'status' | 'isClosed' | 'endDate'>,
  today: string,
) => event.category === 'RFP' && event.status === 'Published' && !event.isClosed && !isOver(event, today)

/** The days and times that a host must have free, a line each. */
export function requestedDays(event: Event): string[] {
  const { hasFlexibleDates, dayCount } = event
  const days =
    hasFlexibleDates && dayCount !== null ? `${counted(dayCount, 'day')} within these dates` : undefined
  return [eventDatesText(event), days, timesText(event)].filter((line) => line !== undefined)
}

/** `10 fields (turf, outdoor)`. */
const spaceTexts = (spaces: readonly Space[]) =>
  spaceGroups(spaces).map(({ name, count: n, surfaces, locations }) => {
    const details = [...surfaces, ...locations].join(', ').toLowerCase()
    return `${count(n)} ${spaceWord(name, n)}${details && ` (${details})`}`
  })

interface Needs {
  profile: Event
  requirements: readonly Space[]
  amenities: readonly string[]
}

/** What a host must have, a line each: sports, spaces, teams, the types of facilities and amenities. */
export function requestedThings({ profile, requirements, amenities }: Needs): string[] {
  const { sportsList, teamCount, facilityTypes } = profile
  return [
    ...(sportsText(sportsList) === null ? [] : [listOf([...sportsList])]),
    ...spaceTexts(requirements),
    ...(teamCount === null ? [] : [`Room for ${counted(teamCount, 'team')}`]),
    ...(facilityTypes.length === 0 ? [] : [`At a facility of the type ${eitherOf(facilityTypes)}`]),
    ...(amenities.length === 0 ? [] : [listOf([...amenities])]),
  ]
}

/** `Crossroads asks for a venue with 4 courts: Sat, Apr 24th, 2027. Looking Nationally. Contact the organizer to answer.` */
export function requestText({ profile, requirements }: Pick<Needs, 'profile' | 'requirements'>): string {
  const { organization, requestAddress: address, requestDist: dist } = profile
  const spaces = spaceTexts(requirements)
  const venue = spaces.length === 0 ? 'a venue' : `a venue with ${listOf(spaces)}`
  return [
    `${organization?.name ?? 'The organizer'} asks for ${venue}: ${eventDatesText(profile)}.`,
    `${locationSummary({ address, dist })}.`,
    'Contact the organizer to answer.',
  ].join(' ')
}

/** The best way to answer: an email, a call, the organizer's website, or the page of its organization. */
export function answerWay({ name, email, phone, website, organization }: Event): NextStep | undefined {
  if (email !== null)
    return {
      label: 'Email the organizer',
      to: `mailto:${email}?subject=${encodeURIComponent(`Proposal for ${name}`)}`,
    }
  if (phone !== null) return { label: 'Call the organizer', to: telephoneLink(phone) }
  if (website !== null) return { label: 'Contact the organizer', to: website, isOutside: true }
  return organization === null
    ? undefined
    : { label: 'Contact the organizer', to: profilePath(kinds.organization, organization.id) }
}
