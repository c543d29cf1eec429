import { expect, test } from 'vitest'
import { groupDecisions } from './use-decisions.ts'

const facility = '0192f1d3-0000-7000-8000-000000000001'

test('decides rows with the same answer by one call, and rows that are a known venue one by one', () =>
  expect(
    groupDecisions([
      { row: 1, decision: 'new', decidedFacilityId: null },
      { row: 2, decision: 'same', decidedFacilityId: facility },
      { row: 3, decision: 'skip', decidedFacilityId: null },
      { row: 4, decision: 'new', decidedFacilityId: null },
    ]),
  ).toEqual([
    { rows: [2], decision: 'same', facilityId: facility },
    { rows: [1, 4], decision: 'new' },
    { rows: [3], decision: 'skip' },
  ]))

test('an undecided row needs no call', () =>
  expect(groupDecisions([{ row: 1, decision: null, decidedFacilityId: null }])).toEqual([]))
