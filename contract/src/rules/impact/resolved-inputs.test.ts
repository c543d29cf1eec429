import { expect, test } from 'vitest'
import { stateTaxes } from './default-figures.ts'
import { estimateOf } from './estimate.ts'
import { resolvedInputs, type EventFacts } from './resolved-inputs.ts'

const unknown: EventFacts = {
  days: 3,
  participants: null,
  attendance: null,
  teamCount: null,
  teamCountRange: null,
  budgetFrom: null,
  budgetTo: null,
  roomNights: null,
  state: null,
}

test('takes players and spectators from the event', () => {
  const { segments } = resolvedInputs({ ...unknown, participants: 1640, attendance: 2460 }, {})
  expect(segments.players.people).toEqual({ low: 1640, high: 1640, source: 'event' })
  expect(segments.spectators.people).toEqual({ low: 2460, high: 2460, source: 'event' })
})

test('derives players and coaches from the number of teams', () => {
  const { segments } = resolvedInputs({ ...unknown, teamCount: 100 }, {})
  expect(segments.players.people).toEqual({ low: 1200, high: 1800, source: 'teams' })
  expect(segments.coaches.people).toEqual({ low: 200, high: 300, source: 'teams' })
})

test('derives players from the range of teams', () => {
  const { segments } = resolvedInputs({ ...unknown, teamCountRange: '26-50' }, {})
  expect(segments.players.people).toEqual({ low: 312, high: 900, source: 'teams' })
})

test('marks players as our default if nothing is known', () => {
  const { segments } = resolvedInputs(unknown, {})
  expect(segments.players.people).toEqual({ low: 144, high: 864, source: 'ours' })
})

test('derives spectators from the event’s own number of players', () => {
  const { segments } = resolvedInputs(unknown, { players: { people: { low: 500, high: 600 } } })
  expect(segments.players.people).toEqual({ low: 500, high: 600, source: 'own' })
  expect(segments.spectators.people).toEqual({ low: 500, high: 1200, source: 'ours' })
})

test('derives days and nights from the dates', () => {
  const { players } = resolvedInputs(unknown, {}).segments
  expect(players.days).toEqual({ low: 2.3, high: 3, source: 'dates' })
  expect(players.nights).toEqual({ low: 1.4, high: 2.5, source: 'dates' })
})

test('an event of one day has at most half a night', () => {
  const { players } = resolvedInputs({ ...unknown, days: 1 }, {}).segments
  expect(players.nights).toEqual({ low: 0, high: 0.5, source: 'dates' })
})

test('adds up to 8 points of local taxes to those of the state', () => {
  const { taxRate } = resolvedInputs({ ...unknown, state: 'Ohio' }, {}).event
  expect(taxRate).toEqual({ low: 0.0575, high: 0.1375, source: 'stateTax' })
})

test('has our default tax outside of the states', () => {
  const { taxRate } = resolvedInputs({ ...unknown, state: 'Ontario' }, {}).event
  expect(taxRate).toEqual({ low: 0.08, high: 0.16, source: 'ours' })
})

test('has a tax for each of the 50 states', () => {
  expect(Object.keys(stateTaxes)).toHaveLength(50)
})

test('the organizer spends its budget, or nothing', () => {
  const { organizer } = resolvedInputs({ ...unknown, budgetFrom: 40_000, budgetTo: 50_000 }, {}).event
  expect(organizer).toEqual({ low: 40_000, high: 50_000, source: 'event' })
  expect(resolvedInputs(unknown, {}).event.organizer).toEqual({ low: 0, high: 0, source: 'ours' })
})

test('measured figures narrow the range', () => {
  const measured = { players: { people: { low: 500, high: 500 }, local: { low: 0.2, high: 0.22 } } }
  const width = (own: Parameters<typeof resolvedInputs>[1]) => {
    const { low, high } = estimateOf(resolvedInputs(unknown, own)).spending
    return high - low
  }
  expect(width(measured)).toBeLessThan(width({ players: { people: { low: 400, high: 600 } } }))
})

test('room nights that the event asks for replace those of the groups, unless hotels counted others', () => {
  const inputs = resolvedInputs({ ...unknown, participants: 400, roomNights: 320 }, {})
  expect(inputs.event.roomNights).toEqual({ low: 320, high: 320, source: 'event' })
  expect(estimateOf(inputs).roomNights).toEqual({ low: 320, high: 320 })
  const counted = { event: { roomNights: { low: 290, high: 300 } } }
  expect(resolvedInputs({ ...unknown, roomNights: 320 }, counted).event.roomNights).toMatchObject({
    low: 290,
  })
})
