import { companyAbilities, companies } from '@app/contract/companies/company-routes.ts'
import { dayFromToday } from './days.ts'
import { destinationAbilities, destinations } from '@app/contract/destinations/destination-routes.ts'
import { facilityAbilities, facilities } from '@app/contract/facilities/facility-routes.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { businessFixture } from './business-fixture.ts'
import { eventFixture } from './event-fixture.ts'
import { boosts, files, hours, inIndiana, inTexas, otherNames, staff, toMarketing } from './fixture-parts.ts'
import { hotelFixture } from './hotel-fixture.ts'
import { organizationFixture } from './organization-fixture.ts'
import { kindFixture, type FixtureContext, type KindFixture } from './kind-fixture.ts'

const linkToDestination = async ({ newProfile }: FixtureContext) => ({
  destinationId: await newProfile('destination'),
})

/** One entry per kind of profile: the conformance tests run over all of them. */
export const kindFixtures: Record<ProfileKindName, KindFixture> = {
  facility: kindFixture(facilities, {
    minimal: { name: 'Plain Hall' },
    full: {
      ...inIndiana,
      name: 'Elm Street Fieldhouse',
      facilityType: 'Fieldhouse',
      availability: 'Available to host',
      capacity: 500,
      indoorArea: 20_000,
      floorLength: 200,
      floorWidth: 120,
      clearHeight: 30,
      yearOpened: 1987,
      timeZone: 'America/Indiana/Indianapolis',
    },
    other: {
      ...inTexas,
      name: 'Oak Arena',
      facilityType: 'Arena',
      availability: 'Limited availability to host',
      capacity: 9000,
      indoorArea: 150_000,
      floorLength: 400,
      floorWidth: 210,
      clearHeight: 60,
      yearOpened: 2004,
      timeZone: 'America/Chicago',
    },
    change: {
      patch: [{ op: 'replace', path: '/city', value: 'Kokomo' }],
      filter: { city: 'Kokomo', text: 'kokomo' },
    },
    abilities: facilityAbilities,
    orders: { rating: '-rating', capacity: '-capacity', spaces: null },
    lists: {
      onboarded: 'viewers',
      'destinations.search': 'viewers',
      myApproved: 'staff of approved',
    },
    children: {
      otherNames,
      images: files,
      documents: files,
      boosts,
      managers: staff,
      amenities: [{ name: 'Wifi' }, { name: 'Locker Rooms' }],
      sports: [{ name: 'Soccer' }, { name: 'Volleyball' }],
      spaceTypes: [
        {
          name: 'Court',
          surface: 'Hardwood',
          count: 8,
          location: 'Indoor',
          additionalFeatures: 'Lined for futsal',
        },
        { name: 'Pool', count: 2 },
      ],
      spaces: [
        {
          name: 'Field 1',
          spaceType: 'Field',
          surface: 'Turf',
          parts: ['A', 'B'],
          bufferMinutes: 30,
          position: 1,
        },
        { name: 'Room 1', position: 2 },
      ],
      hours,
      destinations: [linkToDestination, linkToDestination],
      reviews: [
        { rating: 5, title: 'Bright', text: 'Good floors' },
        { rating: 2, title: 'Cold', text: 'Bring a coat' },
      ],
    },
    childEdits: {
      managers: toMarketing,
      spaceTypes: [{ op: 'replace', path: '/count', value: 6 }],
      destinations: [{ op: 'replace', path: '/isAccepted', value: false }],
    },
  }),
  destination: kindFixture(destinations, {
    minimal: { name: 'Plain Valley', destinationType: 'Management Group' },
    full: {
      ...inIndiana,
      name: 'Visit Elm County',
      destinationType: 'Sports Commission',
      services: ['Marketing', 'Signage'],
      hotelLiveRatesEnabled: true,
      hotelLiveRatesVisibleAfter: '2026-03-01',
      hotelSpecialsHiddenAfter: '2026-09-30',
    },
    other: {
      ...inTexas,
      name: 'Oak River Bureau',
      destinationType: 'Convention & Visitors Bureau',
      services: ['Volunteer'],
      hotelLiveRatesEnabled: false,
      hotelLiveRatesVisibleAfter: '2027-05-01',
      hotelSpecialsHiddenAfter: '2027-06-30',
    },
    change: {
      patch: [{ op: 'replace', path: '/city', value: 'Kokomo' }],
      filter: { city: 'Kokomo', text: 'kokomo' },
    },
    abilities: destinationAbilities,
    orders: { followers: '-followerCount', facilities: '-facilityCount' },
    children: {
      otherNames,
      images: files,
      documents: files,
      boosts,
      members: staff,
      tourGuide: [
        {
          name: 'Elm guide',
          tone: 'Formal',
          greeting: 'Ask about Elm County.',
          sources: ['facilities', 'hotels'],
          neverSay: ['Prices of venues'],
          questions: [{ pageKind: 'facility', text: 'Where do buses park?' }],
          answers: [
            {
              question: 'Where do buses park?',
              answer: 'Behind the fieldhouse, for free.',
              validUntil: dayFromToday(90),
            },
          ],
          isOn: true,
        },
        { isOn: true },
      ],
      blocks: [
        async ({ newProfile }) => ({
          hotelId: await newProfile('hotel'),
          eventId: await newProfile('event'),
          asked: [{ night: dayFromToday(40), rooms: 20 }],
        }),
        async ({ newProfile }) => ({
          hotelId: await newProfile('hotel'),
          eventId: await newProfile('event'),
          asked: [{ night: dayFromToday(50), rooms: 5 }],
          note: 'For the officials',
        }),
      ],
    },
    childEdits: {
      members: toMarketing,
      tourGuide: [{ op: 'replace', path: '/name', value: 'Oak guide' }],
    },
  }),
  hotel: hotelFixture,
  business: businessFixture,
  company: kindFixture(companies, {
    minimal: { name: 'Plain Supply', companyType: 'Service Provider' },
    full: {
      ...inIndiana,
      name: 'Elm Hospitality Group',
      companyType: 'Accommodation Provider',
      services: ['Hotel Booking & Housing', 'Consulting'],
      yearFounded: 1974,
    },
    other: {
      ...inTexas,
      name: 'Oak River Timing',
      companyType: 'Software Applications',
      services: ['Timing & Scoring'],
      yearFounded: 2011,
    },
    change: {
      patch: [{ op: 'replace', path: '/city', value: 'Kokomo' }],
      filter: { city: 'Kokomo', text: 'kokomo' },
    },
    abilities: companyAbilities,
    orders: { followers: '-followerCount', locations: '-locationCount' },
    lists: { 'locations.waiting': 'empty' },
    children: { otherNames, images: files, documents: files, boosts, members: staff },
    childEdits: { members: toMarketing },
  }),
  event: eventFixture,
  organization: organizationFixture,
}
