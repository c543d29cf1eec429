import { describe, expect, test } from 'vitest'
import { ask, page, textOf, town } from '../testing/town.ts'

const space = (name: string, count: number, surface: string, additionalFeatures: string | null = null) => ({
  name,
  count,
  surface,
  location: 'Outdoor',
  additionalFeatures,
})
const ballPark = page('facility', {
  name: 'Calloway Ball Park',
  sports: ['Baseball'],
  spaceTypes: [space('Diamond', 12, 'Grass'), space('Diamond', 5, 'Grass', 'Covered dugouts')],
})
const pool = page('facility', {
  name: 'Pemberton Natatorium',
  sports: ['Swimming'],
  spaceTypes: [space('Pool', 1, 'N/A', 'Eight lanes, 50 meters')],
})
const courses = [
  ['Short Links', '9 holes, par 36'],
  ['Long Links', '18 holes, par 72'],
].map(([name, features]) =>
  page('facility', {
    name: name!,
    sports: ['Golf'],
    spaceTypes: [space('Golf Course', 1, 'N/A', features)],
  }),
)
const fairgrounds = page('facility', {
  name: 'Yarrow Fairgrounds',
  sports: ['Basketball'],
  indoorArea: 40_000,
  spaceTypes: [space('Exhibit Hall', 2, 'Concrete', 'Ceiling height 28 feet')],
})
const elmFalls = town([ballPark, pool, ...courses, fairgrounds])
const told = (question: string) => textOf(ask(elmFalls, question))

test.each([
  'how many diamonds are there in all at calloway ball park',
  '¿cuántos parques de pelota tiene Calloway Ball Park?',
  'combien y a-t-il de terrains de balle au Calloway Ball Park',
])('spaces of a kind are counted together: %s', (question) => expect(told(question)).toContain('17'))

describe('what a page says of its spaces is told with them', () => {
  test.each([
    ['is the pool at pemberton natatorium 50 meters or 25 yards', 'Eight lanes, 50 meters'],
    ['¿cuántos carriles tiene la piscina de Pemberton Natatorium?', 'Eight lanes'],
    ['combien de couloirs a la piscine du Pemberton Natatorium', 'Eight lanes'],
    ['ceiling height in the exhibit halls at yarrow fairgrounds', '28 feet'],
    ['hauteur du plafond au Yarrow Fairgrounds', '28 feet'],
  ])('%s', (question, fact) => expect(told(question)).toContain(fact))
})

test.each(['nine-hole golf courses', 'campos de golf de 9 hoyos', 'golf de 9 trous'])(
  'a number of a space chooses among pages: %s',
  (question) => {
    expect(told(question)).toContain('Short Links')
    expect(told(question)).not.toContain('Long Links')
  },
)

test('a height that no page tells is not answered with something else', () => {
  expect(ask(elmFalls, 'how tall are the baskets at yarrow fairgrounds').outcome).toBe('Answered')
  expect(ask(elmFalls, 'how tall are the hoops at calloway ball park').outcome).toBe('NotFound')
})
