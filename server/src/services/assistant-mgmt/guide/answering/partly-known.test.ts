import { describe, expect, test } from 'vitest'
import { ask, mile, page, textOf, town } from '../testing/town.ts'

const court = { name: 'Court', count: 2, surface: 'Hardwood', location: 'Indoor', additionalFeatures: null }
const school = page('facility', {
  name: 'Juneberry Knoll High School Gymnasium',
  facilityType: 'School',
  capacity: 500,
  sports: ['Basketball', 'Chess'],
  amenities: ['Air Conditioning'],
  spaceTypes: [court],
})
const beach = page('facility', { name: 'Vista Beach', lat: 40 + mile, sports: ['Sailing'] })
const hall = page('facility', {
  name: 'Yarrow Arena',
  facilityType: 'Arena',
  lat: 40 + 3 * mile,
  capacity: 4000,
  sports: ['Basketball'],
})
const pool = page('facility', {
  name: 'Elm Pool',
  lat: 40 + 2 * mile,
  sports: ['Swimming'],
  spaceTypes: [{ ...court, name: 'Pool', count: 1, surface: 'N/A' }],
})
const inn = page('hotel', {
  name: 'Quarry Inn',
  lat: 40 + mile,
  amenities: ['Pets Allowed'],
  checkOutTime: '11:00',
  description: 'A house of 53 rooms. Late checkout on Sundays is arranged at the front desk.',
})
const clash = page('event', {
  name: 'Silver Clash',
  type: 'Tournament',
  sports: [{ name: 'Basketball' }],
  startDate: '2099-03-06',
  endDate: '2099-03-07',
  teamCost: 600,
  description: 'A tournament for youth. Each team plays at least three games. Spectators watch for free.',
})
const elmFalls = town([school, beach, hall, pool, inn, clash], {
  answers: [
    {
      kind: 'ownAnswer' as const,
      id: 'home',
      name: 'Who pays for the shuttle?',
      answer: 'For 40 teams or more, we pay.',
      date: null,
      position: null,
    },
  ],
})
const told = (question: string) => textOf(ask(elmFalls, question))

describe('what is known of a question is told, with what is not', () => {
  test.each([
    ['kayaking or sailing, where', 'Vista Beach', 'kayaking'],
    ['gyms for basketball with showers', 'Juneberry Knoll', 'showers'],
    ['does juneberry knoll host chess tournaments', 'Chess', 'tournaments'],
  ])('%s', (question, fact, unknown) => {
    const plan = ask(elmFalls, question)
    expect(textOf(plan)).toContain(fact)
    expect(plan.remark).toContain(unknown)
  })
  test('but not something else', () =>
    expect(ask(elmFalls, 'an ice rink with showers').outcome).toBe('NotFound'))
})

describe('what stands around a name is not asked of it', () => {
  test.each([
    ['nearest pool to quarry inn', 'Elm Pool is 1 mile from Quarry Inn'],
    ['nearest hotel to the juneberry knoll gym', 'Quarry Inn'],
    ['which hotel is closest to yarrow arena? my son races there in april', 'Quarry Inn'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))
})

test('named pages are compared by their number, whatever they are called', () => {
  const text = told('which arena is bigger: juneberry knoll gymnasium or yarrow arena')
  expect(text).toContain('4,000')
  expect(text).toContain('500')
})

describe('a page says the rest in its own words', () => {
  test.each([
    ['late checkout at quarry inn on a sunday', 'arranged at the front desk'],
    ['do spectators pay at the silver clash', 'Spectators watch for free'],
    ['¿cuántos partidos garantizados hay en el Silver Clash?', 'at least three games'],
    ['les spectateurs paient-ils au Silver Clash', 'Spectators watch for free'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))
})

test.each([
  'qui paie la navette pour un tournoi de 45 équipes',
  '¿quién paga el transporte entre los hoteles y las sedes?',
])('the destination’s own answer is more than a list: %s', (question) =>
  expect(told(question)).toContain('40 teams'),
)

test('hotels tell of pets where nobody tells of rules', () =>
  expect(told('can I bring my cat to quarry inn')).toContain('Pets Allowed'))
