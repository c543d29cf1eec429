import { expect, test } from 'vitest'
import { needsText } from './event-tags.ts'

const nothing = { spaceName: null, surface: null, location: null, facilityTypes: [], teamCount: null }

test.each([
  [
    { spaceName: 'Court', surface: 'Hardwood', location: 'Indoor', facilityTypes: ['Arena'], teamCount: 8 },
    'Indoor court, hardwood · Arena · 8 teams',
  ],
  [{ spaceName: 'Rink', facilityTypes: ['Arena', 'Stadium'] }, 'Rink · Arena or Stadium'],
  [{ surface: 'Turf' }, 'Turf'],
  [{ spaceName: 'Golf Course', surface: 'N/A' }, 'Golf course'],
  [{ spaceName: 'Other', facilityTypes: ['Other'], teamCount: 1 }, '1 team'],
  [{}, ''],
] as const)('%j needs %j', (known, text) => {
  expect(
    needsText({
      ...nothing,
      ...known,
      facilityTypes: [...('facilityTypes' in known ? known.facilityTypes : [])],
    }),
  ).toBe(text)
})
