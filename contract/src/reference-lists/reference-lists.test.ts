import { expect, test } from 'vitest'
import { accountTypes } from './account-types.ts'
import { ageGroups } from './age-groups.ts'
import { attendanceLevels, audienceSizes, lodgingPerNightChoices } from './audience-sizes.ts'
import { audienceGroups } from './audience-groups.ts'
import { audienceTags } from './audience-tags.ts'
import { availabilities } from './availability.ts'
import { businessCategories } from './business-categories.ts'
import { competitionLevels } from './competition-levels.ts'
import { destinationServices } from './destination-services.ts'
import { destinationTypes } from './destination-types.ts'
import { eventCategories } from './event-categories.ts'
import { eventTypes } from './event-types.ts'
import { genders } from './genders.ts'
import { grades } from './grades.ts'
import { leadStatuses } from './lead-statuses.ts'
import { filterLocations, locations } from './locations.ts'
import { logLevels } from './log-levels.ts'
import { mapIconColors, mapIconScales, mapIconTypes } from '../rules/map-icon-looks.ts'
import { organizationTypes } from './organization-types.ts'
import { participationModes } from './participation-modes.ts'
import { placeAttributeTags } from './place-attribute-tags.ts'
import { slug } from './slug.ts'
import { staffRoles } from './staff-roles.ts'
import { surfaces } from './surfaces.ts'
import { teamCountRanges } from './team-count-ranges.ts'
import { paidTiers, tiers } from './tiers.ts'
import { travelScopes } from './travel-scopes.ts'
import { urgencyLevels } from '../rules/urgency.ts'
import { vendorCategories } from './vendor-categories.ts'

// Lists that the specification gives in full, in its order.

test('lists the eleven account types of the specification', () => {
  expect(accountTypes).toEqual([
    'Event Organizer',
    'Facility',
    'Destination',
    'Company',
    'Vendor',
    'Club Admin',
    'Coach',
    'Participant',
    'Local Business',
    'Volunteer',
    'Other',
  ])
})

test('lists the six age groups of the specification', () => {
  expect(ageGroups).toEqual(['All Ages', 'Youth', 'High School', 'Youth & High School', 'College', 'Adult'])
})

test('lists the three attendance levels of the specification with their sizes', () => {
  expect(attendanceLevels).toEqual([
    { name: 'Low', value: 10 },
    { name: 'Medium', value: 100 },
    { name: 'High', value: 1000 },
  ])
})

test('lists the four audience groups of the specification', () => {
  expect(audienceGroups).toEqual(['Destinations', 'Facilities', 'Event Organizations', 'Industry Partners'])
})

test('lists the nine audience sizes of the specification', () => {
  expect(audienceSizes).toEqual([25, 50, 100, 200, 300, 500, 750, 1000, 2000])
})

test('lists the eight audience tags of the specification', () => {
  expect(audienceTags).toEqual([
    'Club Admins',
    'Coaches',
    'Destinations',
    'Event Organizers',
    'Facilities',
    'Local Businesses',
    'Participants',
    'Volunteers',
  ])
})

test('lists the two availabilities of the specification', () => {
  expect(availabilities).toEqual(['Available to host', 'Limited availability to host'])
})

test('lists the five business categories of the specification', () => {
  expect(businessCategories).toEqual([
    'Entertainment',
    'Food & Beverage',
    'Hospitality',
    'Hotel & Lodging',
    'Transportation',
  ])
})

test('lists the four competition levels of the specification', () => {
  expect(competitionLevels).toEqual(['Amateur', 'Collegiate', 'Semi-Professional', 'Professional'])
})

test('lists the nine destination services of the specification', () => {
  expect(destinationServices).toEqual([
    'Grant Programs',
    'Lodging Services',
    'Marketing',
    'PR/Media Assistance',
    'Signage',
    'Site Visits',
    'Volunteer',
    'Welcome Bags',
    'Event Marketing Sponsorship',
  ])
})

test('lists the four destination types of the specification', () => {
  expect(destinationTypes).toEqual([
    'Convention & Visitors Bureau',
    'Sports Commission',
    'Destination Management Organization',
    'Management Group',
  ])
})

test('lists the three event categories of the specification', () => {
  expect(eventCategories).toEqual(['Marketed', 'RFP', 'Private'])
})

test('lists the 21 event types of the specification', () => {
  expect(eventTypes).toEqual([
    'Tournament',
    'Camp',
    'Practice',
    'Championship',
    'Clinic',
    'Competition',
    'Expo',
    'Conference',
    'Game',
    'League',
    'Networking',
    'Race',
    'Showcase',
    'Tryout',
    'Personal Training',
    'Virtual Events',
    'Webinar',
    'Corporate Meeting',
    'Trade Show',
    'Concert',
    'Other',
  ])
})

test('lists the four gender options of the specification', () => {
  expect(genders).toEqual(['Co-Ed', 'Female', 'Male', 'Male & Female'])
})

test('lists the three grades of the specification', () => {
  expect(grades).toEqual(['A', 'B', 'C'])
})

test('lists the five lead statuses of the specification', () => {
  expect(leadStatuses).toEqual(['Open', 'Interested', 'Won', 'Lost', 'Passed'])
})

test('lists the two locations of the specification', () => {
  expect(locations).toEqual(['Outdoor', 'Indoor'])
})

test('adds Both to the locations of filters', () => {
  expect(filterLocations).toEqual(['Outdoor', 'Indoor', 'Both'])
})

test('lists the eight lodging choices of the specification, with 1000 labeled 750', () => {
  expect(lodgingPerNightChoices).toEqual([
    { value: 50, label: '50' },
    { value: 100, label: '100' },
    { value: 250, label: '250' },
    { value: 500, label: '500' },
    { value: 1000, label: '750' },
    { value: 2500, label: '2500' },
    { value: 5000, label: '5000' },
    { value: 10_000, label: '10000' },
  ])
})

test('lists the log levels 0 to 6 of the specification', () => {
  expect(Object.entries(logLevels)).toEqual([
    ['0', 'Trace'],
    ['1', 'Debug'],
    ['2', 'Information'],
    ['3', 'Warning'],
    ['4', 'Error'],
    ['5', 'Critical'],
    ['6', 'None'],
  ])
})

test('lists the three map icons of the specification, the default pin first', () => {
  expect(mapIconTypes).toEqual(['Pin', 'Circle', 'Star'])
})

test('gives map icons the default scales of the specification', () => {
  expect(mapIconScales).toEqual({ Pin: 0.055, Circle: 0.04, Star: 0.05 })
})

test('gives map icons the default colors of the specification', () => {
  expect(mapIconColors).toEqual({ Pin: 'red', Circle: 'grey', Star: 'yellow' })
})

test('lists the two organization types of the specification', () => {
  expect(organizationTypes).toEqual(['Event Organization', 'Industry Partner'])
})

test('lists the three participation modes of the specification', () => {
  expect(participationModes).toEqual(['Individual', 'Team', 'Both'])
})

test('lists the twelve place attribute tags of the specification', () => {
  expect(placeAttributeTags).toEqual([
    'Good for Groups',
    'Good For Kids',
    'Parking Available',
    'Wheelchair Accessible',
    'Takes Reservations',
    'Dogs Allowed',
    'Wi-Fi',
    'Outdoor Seating',
    'Offers Delivery',
    'Live Music',
    'Full Bar',
    'TV',
  ])
})

test('lists the three staff roles of the specification', () => {
  expect(staffRoles).toEqual(['Manager', 'Sales', 'Marketing'])
})

test('lists the eleven surfaces of the specification', () => {
  expect(surfaces).toEqual([
    'N/A',
    'Asphalt',
    'Concrete',
    'Grass',
    'Hardwood',
    'Ice',
    'Multi-purpose',
    'Sand',
    'Synthetic',
    'Turf',
    'Water',
  ])
})

test('lists the four team-count ranges of the specification', () => {
  expect(teamCountRanges).toEqual(['1-10', '10-25', '26-50', '50+'])
})

test('lists the four tiers of the specification', () => {
  expect(tiers).toEqual(['Legacy', 'Bronze', 'Silver', 'Gold'])
})

test('leaves Legacy out of the tiers that can be bought', () => {
  expect(paidTiers).toEqual(['Bronze', 'Silver', 'Gold'])
})

test('lists the three travel scopes of the specification', () => {
  expect(travelScopes).toEqual(['Both', 'Local', 'Travel'])
})

test('lists the three urgency levels of the specification with their tags', () => {
  expect(urgencyLevels).toEqual([
    { priority: 0, label: 'Urgent Need', tag: 'in urgent need of a venue' },
    { priority: 1, label: 'Near Future', tag: 'will need a venue scheduled in the near future' },
    { priority: 2, label: 'Exploring', tag: 'exploring options for a future event' },
  ])
})

test('lists the six vendor categories of the specification', () => {
  expect(vendorCategories).toEqual([
    'Physical Goods, Equipment & Hardware',
    'Software Applications',
    'Service Provider',
    'Accommodation Provider',
    'Associations & Tradeshows',
    'Publications & Magazines',
  ])
})

test('turns a name into a file name', () => {
  expect(['Parks & Rec', 'Wi-Fi ', '(Track & Field)', '3x3'].map(slug)).toEqual([
    'parks-rec',
    'wi-fi',
    'track-field',
    '3x3',
  ])
})
