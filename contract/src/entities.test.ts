import { expect, test } from 'vitest'
import type * as z from 'zod'
import { Business } from './businesses/business-schema.ts'
import { Company } from './companies/company-schema.ts'
import { Destination } from './destinations/destination-schema.ts'
import { AskedEvent } from './events/asked-event.ts'
import { Event } from './events/event-schema.ts'
import { OwnerReference } from './events/owner-reference.ts'
import { Facility } from './facilities/facility-schema.ts'
import { SpaceType } from './facilities/space-type-schema.ts'
import { Hotel } from './hotels/hotel-schema.ts'
import { Organization } from './organizations/organization-schema.ts'
import { Boost } from './patterns/boosts.ts'
import { Membership } from './profile-schema.ts'
import { marketplaceCategories } from './reference-lists/marketplace-categories.ts'
import { requestLocationCategories } from './reference-lists/request-locations.ts'
import { statesWithContent } from './reference-lists/states-with-content.ts'
import { Status } from './status/maintenance-routes.ts'
import { UserNotification } from './users/notification-routes.ts'
import { UserProfile } from './users/user-schema.ts'

const entities: readonly [entity: string, schema: z.ZodObject, names: string][] = [
  ['map profile', Facility, 'id name lat lng address headerImage logo googlePlaceId'],
  ['user profile', UserProfile, 'id email unopenedNotifications unreadMessages'],
  ['notification', UserNotification, 'id title contents url icon senderProfile'],
  ['maintenance status', Status, 'maintenanceMode'],
  ['membership record', Membership, 'isActive tier'],
  [
    'event',
    Event,
    `name type startDate endDate hasFlexibleDates hotelLink category sports ageGroup eventLevel individualCost teamCost facilityTypes
    spaceName location surface organization isClosed logo headerImage featuredVideo createdDate updatedDate createdBy updatedBy`,
  ],
  ['space type', SpaceType, 'name surface count location additionalFeatures'],
  [
    'request for proposals',
    AskedEvent,
    `sportsList needsSpecificFacilityType needsSpecificSpaceType spaceType spaceSurface spaceTypeCount spaceLocation spaceDescription`,
  ],
  ['request location', AskedEvent.shape.location, 'address dist category'],
  ['owner reference', OwnerReference, 'ownerType ownerId'],
  [
    'destination settings',
    Destination,
    'hotelLiveRatesEnabled hotelLiveRatesVisibleAfter hotelSpecialsHiddenAfter',
  ],
  ['boost', Boost, 'startDate endDate'],
]

test.each(entities)('section 3: the %s has the fields of the specification', (_entity, { shape }, names) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(names.split(/\s+/)))
})

test('section 3: the sports of an event have names', () => {
  expect(Object.keys(Event.shape.sports.element.shape)).toEqual(['name'])
})

test('section 3: three categories of where a request looks', () => {
  expect(requestLocationCategories).toEqual(['Nationally', 'Near', 'Within'])
})

test('section 3: states and marketplace categories have the fields of the specification', () => {
  const namesOf = (entry: object) => Object.keys(entry)
  for (const state of statesWithContent)
    expect(namesOf(state)).toEqual(expect.arrayContaining(['name', 'headerImage', 'iconImage', 'featured']))
  for (const category of marketplaceCategories)
    expect(namesOf(category)).toEqual(expect.arrayContaining(['name', 'sports', 'headerImage', 'featured']))
})

test('only facilities, destinations and businesses have a membership (decision)', () => {
  const items = { Facility, Destination, Business, Hotel, Company, Event, Organization }
  const found = Object.entries(items).flatMap(([name, { shape }]) => ('membership' in shape ? [name] : []))
  expect(found).toEqual(['Facility', 'Destination', 'Business'])
})
