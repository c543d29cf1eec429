import { expect, test } from 'vitest'
import { cellsOf } from './column.ts'
import { leadColumns } from './lead-columns.ts'

test.each([
  ['urgency', 'Urgency', 0, 'Urgent Need'],
  ['liveStream', 'Live stream', 'Wished', 'Nice to have'],
  ['amenities', 'Nice to have', ['Parking', 'Showers'], 'Parking; Showers'],
  ['requirements', 'Further spaces', [], null],
  [
    'requirements',
    'Further spaces',
    [
      { name: 'Field', count: 4, surface: 'Turf', location: null, additionalFeatures: null },
      { name: 'Meeting Room', count: 1, surface: null, location: null, additionalFeatures: null },
    ],
    '4 Fields, 1 Meeting Room',
  ],
  ['hotelDist', 'Hotels within (miles)', 5, 5],
])('files of leads have %s under "%s"', (name, heading, value, cell) => {
  const column = leadColumns.filter(({ field }) => field === `asked.${name}`)
  expect(column.map((one) => one.heading)).toEqual([heading])
  expect(cellsOf(column)({ asked: { [name]: value } })).toEqual([cell])
})
