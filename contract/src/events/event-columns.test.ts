import { expect, test } from 'vitest'
import { cellsOf, exportedOf } from '../columns/column.ts'
import { eventColumns } from './event-columns.ts'

test('files of events have what they ask under the labels of the form, with units', () => {
  const columns = exportedOf(eventColumns).map(({ field, heading }) => [field, heading])
  const from = columns.findIndex(([field]) => field === 'ages')
  const to = columns.findIndex(([field]) => field === 'startTime')
  expect(columns.slice(from, to)).toEqual([
    ['ages', 'Ages'],
    ['ageGroup', 'Age group'],
    ['gender', 'Gender'],
    ['eventLevel', 'Level'],
    ['startDate', 'First day'],
    ['endDate', 'Last day'],
    ['hasFlexibleDates', 'Flexible dates'],
    ['dayCount', 'Days in a row'],
    ['flexWeeks', 'Dates can move (weeks)'],
    ['setupDays', 'Set-up (days)'],
    ['requestAddress', 'Looking near'],
    ['requestDist', 'Looking within (miles)'],
    ['facilityTypes', 'Type of facility'],
    ['needsSpecificFacilityType', 'Only these types'],
    ['spaceCount', 'How many spaces'],
    ['spaceName', 'Space'],
    ['needsSpecificSpaceType', 'Only this space'],
    ['surface', 'Surface'],
    ['surfaces', 'Surfaces that will do'],
    ['location', 'Indoor or outdoor'],
    ['partnerDist', 'Partners within (miles)'],
    ['liveStream', 'Live stream'],
    ['spaceDescription', 'About the spaces'],
    ['requirementNotes', 'Also required'],
    ['teamCount', 'Teams'],
    ['teamCountRange', 'Teams, about how many'],
    ['participants', 'Players'],
    ['attendance', 'Spectators'],
    ['roomNights', 'Room nights'],
    ['roomsPerNight', 'Rooms on the busiest night'],
    ['hotelDist', 'Hotels within (miles)'],
    ['budgetFrom', 'Budget from (USD)'],
    ['budgetTo', 'Budget up to (USD)'],
    ['urgency', 'Urgency'],
    ['responseDeadline', 'Answers by'],
    ['decisionDate', 'Decision by'],
  ])
})

test('files of events have what is chosen in the words of the form', () => {
  const chosen = exportedOf(eventColumns).filter(({ field }) => field === 'urgency' || field === 'liveStream')
  const cells = cellsOf(chosen)
  expect(cells({ urgency: 2, liveStream: 'Required' })).toEqual(['Required', 'Exploring'])
  expect(cells({ urgency: null, liveStream: null })).toEqual([null, null])
})
