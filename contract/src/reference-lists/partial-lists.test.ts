import { expect, test } from 'vitest'
import { amenities, amenityNames } from './amenities.ts'
import { eventInterestTypes } from './event-interest-types.ts'
import { facilityTypes } from './facility-types.ts'
import { spaceTypeNames } from './space-types.ts'
import { sportNames } from './sports.ts'
import { vendorServiceTags } from './vendor-service-tags.ts'

// Lists that the specification gives only in part.

const lists: Record<string, readonly string[]> = {
  amenityNames,
  eventInterestTypes,
  facilityTypes,
  spaceTypeNames,
  sportNames,
  vendorServiceTags,
}

test('no list holds a name twice, whatever its case', () => {
  const duplicates = Object.entries(lists).flatMap(([list, names]) => {
    const lowered = names.map((name) => name.toLowerCase())
    return lowered.filter((name, index) => lowered.indexOf(name) < index).map((name) => `${list}: ${name}`)
  })
  expect(duplicates).toEqual([])
})

test('no name has stray white space', () => {
  const untidy = Object.entries(lists).flatMap(([list, names]) =>
    names.filter((name) => !/^\S+( \S+)*$/.test(name)).map((name) => `${list}: "${name}"`),
  )
  expect(untidy).toEqual([])
})

test('facility types begin with the nine of the specification', () => {
  expect(facilityTypes.slice(0, 9)).toEqual([
    'Arena',
    'Stadium',
    'Convention Center',
    'Olympic Facility',
    'Sports Complex',
    'College/University',
    'Golf Course',
    'Parks & Rec',
    'Aquatic Center',
  ])
})

test('facility types end with Other', () => {
  expect(facilityTypes.at(-1)).toBe('Other')
})

test('event interest types begin with the four of the specification', () => {
  expect(eventInterestTypes.slice(0, 4)).toEqual(['Tournaments', 'Showcases', 'Leagues', 'Camps'])
})

test('there are 57 vendor service tags', () => {
  expect(vendorServiceTags).toHaveLength(57)
})

test('vendor service tags run from Insurance and Registration Software to Website Services', () => {
  expect(vendorServiceTags.slice(0, 2)).toEqual(['Insurance', 'Registration Software'])
  expect(vendorServiceTags.at(-1)).toBe('Website Services')
})

test('there are 33 amenities', () => {
  expect(amenities).toHaveLength(33)
  expect(amenities.map(({ name }) => name)).toEqual(amenityNames)
})

test('amenities include the seven of the specification', () => {
  expect(amenityNames).toEqual(
    expect.arrayContaining([
      'Parking',
      'Restrooms',
      'Wifi',
      'Bleachers',
      'Scoreboard',
      'Lodging',
      'Wheelchair Accessible',
    ]),
  )
})

test('an amenity has an image named after it', () => {
  expect(amenities.find(({ name }) => name === 'Field & Court Lighting')).toEqual({
    name: 'Field & Court Lighting',
    image: '/amenities/field-court-lighting.svg',
  })
})

test('no two amenities share an image', () => {
  expect(new Set(amenities.map(({ image }) => image)).size).toBe(33)
})

test('every amenity image has a path of lower-case words', () => {
  const paths = amenities.map(({ image }) => image)
  expect(paths.filter((path) => !/^\/amenities\/[a-z0-9]+(-[a-z0-9]+)*\.svg$/.test(path))).toEqual([])
})
