import { describe, expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import {
  deadlineText,
  eventTag,
  isPublic,
  noticesOf,
  startText,
  takesInterest,
  takesSignUps,
  timesText,
} from './event-words.ts'

describe('signing up', () => {
  test('is possible on the last day of a published event without a deadline', () => {
    expect(takesSignUps(plainEvent(), '2027-03-14')).toBe(true)
  })

  test('is not possible after the last day', () => {
    expect(takesSignUps(plainEvent(), '2027-03-15')).toBe(false)
  })

  test('is possible on the deadline and not on the next day', () => {
    const event = plainEvent({ entryDeadline: '2027-03-01' })
    expect(takesSignUps(event, '2027-03-01')).toBe(true)
    expect(takesSignUps(event, '2027-03-02')).toBe(false)
  })

  test.each([{ isClosed: true }, { status: 'Cancelled' as const }, { status: 'Draft' as const }])(
    'is not possible with %o',
    (facts) => {
      expect(takesSignUps(plainEvent(facts), '2027-01-01')).toBe(false)
    },
  )
})

test.each([
  [{}, true],
  [{ isClosed: true }, false],
  [{ status: 'Completed' as const }, false],
  [{ status: 'Cancelled' as const }, false],
])('an event with %o takes likes: %s', (facts, expected) => {
  expect(takesInterest(plainEvent(facts))).toBe(expected)
})

test.each([
  [{}, true],
  [{ status: 'Cancelled' as const }, true],
  [{ status: 'Draft' as const }, false],
  [{ category: 'Private' as const }, false],
  [{ category: 'RFP' as const }, false],
  [{ isActive: false }, false],
])('an event with %o is public: %s', (facts, expected) => {
  expect(isPublic(plainEvent(facts))).toBe(expected)
})

test.each([
  [{}, []],
  [{ isClosed: true }, ['Closed']],
  [{ status: 'Cancelled' as const, isClosed: true }, ['Cancelled']],
  [{ status: 'Completed' as const, category: 'Private' as const }, ['Completed', 'Private']],
  [{ status: 'Draft' as const, category: 'Private' as const }, ['Draft']],
  [{ category: 'RFP' as const }, ['Request for proposals']],
  [{ status: 'Draft' as const, category: 'RFP' as const }, ['Draft', 'Request for proposals']],
  [{ isClosed: true, category: 'RFP' as const }, ['Closed']],
])('an event with %o has the notices %j', (facts, tags) => {
  expect(noticesOf(plainEvent(facts), '').map(({ tag }) => tag)).toEqual(tags)
})

test('a cancelled event says why', () => {
  const event = plainEvent({ status: 'Cancelled', cancellationReason: 'Rain' })
  expect(noticesOf(event, '')).toMatchObject([{ tag: 'Cancelled', reason: 'Rain' }])
})

describe('when it starts', () => {
  test.each([
    ['2027-02-19', 'Starts in 21 days'],
    ['2027-03-11', 'Starts tomorrow'],
    ['2027-03-12', 'Starts today'],
    ['2027-03-14', 'Going on now'],
    ['2027-03-15', undefined],
  ])('on %s it reads %s', (today, text) => {
    expect(startText(plainEvent(), today)).toBe(text)
  })

  test('flexible dates read their number of days', () => {
    const event = plainEvent({ hasFlexibleDates: true, dayCount: 3, endDate: '2027-04-30' })
    expect(startText(event, '2027-02-19')).toBe('3 days within these dates')
  })

  test('nothing is said of a cancelled event', () => {
    expect(startText(plainEvent({ status: 'Cancelled' }), '2027-02-19')).toBeUndefined()
  })
})

describe('times', () => {
  test('of one day read from start to end, with the zone of that day', () => {
    const event = plainEvent({
      endDate: '2027-03-12',
      startTime: '08:00',
      endTime: '17:30',
      timeZone: 'America/Chicago',
    })
    expect(timesText(event)).toBe('8 AM – 5:30 PM CST')
  })

  test('of several days name the first and the last day', () => {
    const event = plainEvent({ startTime: '08:00', endTime: '17:00', timeZone: 'America/New_York' })
    expect(timesText(event)).toBe('First day from 8 AM, last day until 5 PM EST')
  })

  test('without a time there is no text', () => {
    expect(timesText(plainEvent({ timeZone: 'America/New_York' }))).toBeUndefined()
  })
})

test.each([
  ['2027-03-01', 'Sign up by Mon, Mar 1st'],
  ['2027-03-02', 'Sign-up ended Mon, Mar 1st'],
])('on %s the deadline reads %s', (today, text) => {
  expect(deadlineText(plainEvent({ entryDeadline: '2027-03-01' }), today)).toBe(text)
})

test('a closed event has no deadline', () => {
  const event = plainEvent({ entryDeadline: '2027-03-01', isClosed: true })
  expect(deadlineText(event, '2027-02-01')).toBe('Sign-up is closed')
})

test.each([
  [{}, 'Open'],
  [{ isClosed: true }, 'Closed'],
  [{ entryDeadline: '2027-01-01' }, 'Closed'],
  [{ status: 'Cancelled' as const }, 'Cancelled'],
])('an event with %o is listed as %s', (facts, text) => {
  expect(eventTag(plainEvent(facts), '2027-02-19').text).toBe(text)
})
