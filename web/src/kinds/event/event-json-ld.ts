import type { Event } from '@app/contract/events/event-schema.ts'
import { isOnline } from '@app/contract/rules/event-status.ts'
import type { CommonJsonLd } from '../../profile/common-json-ld.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import type { EventContent } from './event-content.ts'
import { takesSignUps } from './event-words.ts'

type Described = Pick<EventContent, 'profile' | 'places' | 'today'>

/** An event with its place, its offers and its organizer, for search engines. */
export function eventJsonLd({ profile, places, today }: Described, common: CommonJsonLd) {
  const { organization, sportsList, type } = profile
  const { address, geo, name, url } = common
  return {
    '@type': sportsList.length > 0 ? 'SportsEvent' : 'Event',
    // The window of flexible dates is no date.
    startDate: profile.hasFlexibleDates ? undefined : instant(profile.startDate, profile.startTime),
    endDate: profile.hasFlexibleDates ? undefined : instant(profile.endDate, profile.endTime),
    eventStatus: `https://schema.org/Event${profile.status === 'Cancelled' ? 'Cancelled' : 'Scheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline(type) ? 'Online' : 'Offline'}EventAttendanceMode`,
    sport: sportsList.length > 0 ? sportsList : undefined,
    location: isOnline(type)
      ? { '@type': 'VirtualLocation', url: profile.registrationLink ?? url }
      : { '@type': 'Place', name: places[0]?.name ?? profile.city ?? name, address, geo },
    organizer: organization
      ? {
          '@type': 'Organization',
          name: organization.name,
          url: new URL(profilePath(kinds.organization, organization.id), url).href,
        }
      : undefined,
    offers: offers(profile, today, url),
    // Those of the place and the organizer.
    address: undefined,
    geo: undefined,
    telephone: undefined,
    email: undefined,
  }
}

/** In the time of the place. */
const instant = (day: string, time: string | null) => (time === null ? day : `${day}T${time}`)

function offers(event: Event, today: string, url: string) {
  const costs = [
    { name: 'Participant', price: event.individualCost },
    { name: 'Team', price: event.teamCost },
  ]
  const found = costs.flatMap(({ name, price }) =>
    price === null
      ? []
      : {
          '@type': 'Offer',
          name,
          price,
          priceCurrency: 'USD',
          url: event.registrationLink ?? url,
          availability: `https://schema.org/${takesSignUps(event, today) ? 'InStock' : 'SoldOut'}`,
          validThrough: event.entryDeadline ?? undefined,
        },
  )
  return found.length === 0 ? undefined : found
}
