import { expect, test } from 'vitest'
import { eventLanes } from './event-lanes.ts'
import { nightsFrom } from './night-cells.ts'

const nights = nightsFrom('2027-03-08', 14)
const event = (eventName: string, firstNight: string, lastNight: string) => ({
  id: eventName,
  eventName,
  firstNight,
  lastNight,
})
const shown = (...events: ReturnType<typeof event>[]) =>
  eventLanes(events, nights).map((lane) =>
    lane.map((span) => [span.night.slice(-2), span.nights, span.block?.eventName ?? null]),
  )

test('without events, one lane is empty', () => {
  expect(shown()).toEqual([[['08', 14, null]]])
})

test('events after each other share a lane, whatever their order', () => {
  const events = [event('Cup', '2027-03-19', '2027-03-20'), event('Open', '2027-03-11', '2027-03-13')]
  expect(shown(...events)).toEqual([
    [
      ['08', 3, null],
      ['11', 3, 'Open'],
      ['14', 5, null],
      ['19', 2, 'Cup'],
      ['21', 1, null],
    ],
  ])
})

test('events with a night in common have lanes of their own', () => {
  const events = [event('Open', '2027-03-08', '2027-03-13'), event('Cup', '2027-03-13', '2027-03-21')]
  expect(shown(...events)).toEqual([
    [
      ['08', 6, 'Open'],
      ['14', 8, null],
    ],
    [
      ['08', 5, null],
      ['13', 9, 'Cup'],
    ],
  ])
})

test('nights before and after the shown ones are cut, and events outside left out', () => {
  const events = [event('Long', '2027-03-01', '2027-04-01'), event('Other', '2027-05-01', '2027-05-02')]
  expect(shown(...events)).toEqual([[['08', 14, 'Long']]])
})
