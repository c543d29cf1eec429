import { expect, test } from 'vitest'
import { eventTags, requestTags } from './event-tags.ts'

const event = {
  status: 'Published' as const,
  category: 'Marketed' as const,
  isClosed: false,
  endDate: '2027-03-14',
  entryDeadline: null,
}
const today = '2027-03-12'
const textsOf = (change: Partial<Parameters<typeof eventTags>[0]>) =>
  eventTags({ ...event, ...change }, today).map(({ text }) => text)

test('a published event that takes teams is open', () => {
  expect(textsOf({})).toEqual(['Open'])
})

test('an event is open on its entry deadline, and closed on the day after', () => {
  expect(textsOf({ entryDeadline: '2027-03-12' })).toEqual(['Open'])
  expect(textsOf({ entryDeadline: '2027-03-11' })).toEqual(['Closed'])
})

test('an event without new interest is closed', () => {
  expect(textsOf({ isClosed: true })).toEqual(['Closed'])
})

test('an event that is over has no tag, closed or not', () => {
  expect(textsOf({ endDate: '2027-03-11', isClosed: true })).toEqual([])
  expect(textsOf({ status: 'Completed' })).toEqual([])
})

test('a private draft is marked as both', () => {
  expect(textsOf({ category: 'Private', status: 'Draft' })).toEqual(['Private', 'Draft'])
})

test('a cancelled event is marked, past or not', () => {
  expect(textsOf({ status: 'Cancelled' })).toEqual(['Cancelled'])
  expect(textsOf({ status: 'Cancelled', endDate: '2027-01-01' })).toEqual(['Cancelled'])
})

test('an event that looks for a venue is not open for teams', () => {
  expect(textsOf({ category: 'RFP' })).toEqual([])
})

test('an event that looks for a venue has its urgency', () => {
  expect(requestTags({ status: 'Published', urgency: 0 })).toEqual([{ text: 'Urgent Need', tone: 'bad' }])
  expect(requestTags({ status: 'Published', urgency: 2 })).toEqual([{ text: 'Exploring', tone: 'info' }])
})

test('a draft without urgency is only a draft', () => {
  expect(requestTags({ status: 'Draft', urgency: null })).toEqual([{ text: 'Draft', tone: 'warn' }])
})
