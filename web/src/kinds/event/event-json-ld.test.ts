import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { commonJsonLd } from '../../profile/common-json-ld.ts'
import { eventJsonLd } from './event-json-ld.ts'

function dataOf(known: Parameters<typeof plainEvent>[0]) {
  const profile = plainEvent({ city: 'Gary', state: 'Indiana', ...known })
  const content = { profile, images: [], otherNames: [], places: [], today: '2027-02-19' }
  const common = commonJsonLd(content, 'https://one.example', `/events/${profile.id}`, 'US')
  return eventJsonLd(content, common)
}

test('an event has its place, its offers and its organizer', () => {
  const organization = { id: '018b6c32-39fb-7000-acc4-f07b4547125a', name: 'Crossroads' }
  expect(
    dataOf({ organization, sportsList: ['Basketball'], teamCost: 600, startTime: '08:00', endTime: '17:00' }),
  ).toMatchObject({
    '@type': 'SportsEvent',
    startDate: '2027-03-12T08:00',
    endDate: '2027-03-14T17:00',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: 'Gary',
      address: { '@type': 'PostalAddress', addressLocality: 'Gary', addressCountry: 'US' },
    },
    organizer: {
      name: 'Crossroads',
      url: 'https://one.example/organizations/018b6c32-39fb-7000-acc4-f07b4547125a',
    },
    offers: [{ price: 600, priceCurrency: 'USD', availability: 'https://schema.org/InStock' }],
    address: undefined,
  })
})

test('a cancelled event says so, and offers nothing', () => {
  const data = dataOf({ status: 'Cancelled', individualCost: 45 })
  expect(data.eventStatus).toBe('https://schema.org/EventCancelled')
  expect(data.offers).toMatchObject([{ availability: 'https://schema.org/SoldOut' }])
})

test('a webinar takes place online', () => {
  expect(dataOf({ type: 'Webinar', registrationLink: 'https://one.example/enter' })).toMatchObject({
    '@type': 'Event',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: 'https://one.example/enter' },
  })
})
