import { expect, test } from 'vitest'
import { eventSummary } from '../kinds/event/summary.ts'
import { plainEvent } from '../page/testing/plain-event.ts'
import { comingDates, nextDateText } from './coming-dates.ts'
import { loadedList } from './testing/loaded-list.ts'

const today = '2027-03-12'
type Event = ReturnType<typeof plainEvent>

const on = (startDate: string, known: Partial<Event> = {}) =>
  plainEvent({ id: startDate, name: `Cup of ${startDate}`, startDate, endDate: '2027-12-01', ...known })
const datesOf = (own: Event[], saved: Event[] = []) =>
  comingDates([loadedList(eventSummary, own)], [loadedList(eventSummary, saved)], today)
const daysOf = (...events: Event[]) => datesOf(events).map(({ day }) => day)

test('events that start today or later are coming up, the next first', () => {
  expect(daysOf(on('2027-05-01'), on('2027-03-11'), on('2027-03-12'), on('2027-04-01'))).toEqual([
    '2027-03-12',
    '2027-04-01',
    '2027-05-01',
  ])
})

test.each([
  ['was cancelled', { status: 'Cancelled' as const }],
  ['has flexible dates', { hasFlexibleDates: true }],
])('an event that %s is not coming up', (_, known) => {
  expect(daysOf(on('2027-04-01', known))).toEqual([])
})

test('an event of the reader that they also like is listed once, as their own', () => {
  const event = on('2027-04-01')
  expect(datesOf([event], [event, on('2027-03-20')]).map(({ day, isOwn }) => [day, isOwn])).toEqual([
    ['2027-03-20', false],
    ['2027-04-01', true],
  ])
})

test('at most four are listed', () => {
  expect(daysOf(...[1, 2, 3, 4, 5].map((day) => on(`2027-04-0${day}`)))).toHaveLength(4)
})

test('the next one is named with its day', () => {
  expect(nextDateText(datesOf([on('2027-04-03', { name: 'Spring Cup' })])[0])).toBe(
    'Next: Spring Cup, Sat, Apr 3rd.',
  )
  expect(nextDateText(undefined)).toBeUndefined()
})
