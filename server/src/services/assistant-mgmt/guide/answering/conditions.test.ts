import { expect, test } from 'vitest'
import { ask, page, textOf, town } from '../testing/town.ts'

const venue = (name: string, sport: string, spaces: readonly object[], more: object = {}) =>
  page('facility', {
    name,
    sports: [sport],
    spaceTypes: spaces.map((space) => ({ surface: null, additionalFeatures: null, ...space })),
    ...more,
  })
const elmFalls = town([
  venue('Otis Bergen Gym', 'Basketball', [{ name: 'Court', count: 3, location: 'Indoor' }]),
  venue('Calloway Center', 'Basketball', [{ name: 'Court', count: 6, location: 'Indoor' }]),
  venue('Larkham Park', 'Basketball', [{ name: 'Court', count: 8, location: 'Outdoor' }]),
  venue('Hackberry Fields', 'Soccer', [{ name: 'Field', count: 8, location: 'Outdoor' }], {
    availability: 'Available to host',
  }),
  venue('Upper Brook Fields', 'Soccer', [{ name: 'Field', count: 5, location: 'Outdoor' }]),
  venue('Rosehill Diamonds', 'Softball', [{ name: 'Diamond', count: 7, location: 'Outdoor' }]),
  venue('Elm Aquatic Center', 'Swimming', [
    { name: 'Pool', count: 1, location: 'Indoor', additionalFeatures: 'Eight lanes, 25 yards' },
  ]),
  page('hotel', { name: 'Quarry Inn', amenities: ['Pool'], lowestRate: 8050, currency: 'USD' }),
  page('hotel', { name: 'Larkham Lodge', lowestRate: null }),
  page('event', {
    name: 'Fallowdale Cup',
    type: 'Tournament',
    startDate: '2099-03-06',
    endDate: '2099-03-07',
  }),
])
const answerTo = (question: string) => {
  const plan = ask(elmFalls, question)
  return { text: textOf(plan), remark: plan.remark }
}

test('a number of spaces counts those that are as asked', () => {
  const { text } = answerTo('Which venues have 4 or more indoor basketball courts?')
  expect(text).toContain('Calloway Center has 6 indoor courts')
  expect(text).not.toMatch(/Otis Bergen|Larkham Park/)
})

test('a length that no page tells is not told as found', () => {
  const { text, remark } = answerTo('50 meter pool')
  expect(text).toContain('25 yards')
  expect(text).not.toContain('Quarry Inn')
  expect(remark).toBe('I found nothing about “50 meter pool”.')
})

test.each([
  ['What is the cheapest hotel?', 'cost $80.50 a night and up', 'What a stay costs depends on its nights'],
  ['¿Cuál es el hotel más barato?', 'cuestan desde $80.50 por noche', 'depende de las noches'],
  ['Quel est l’hôtel le moins cher ?', 'la nuit et plus', 'Le prix d’un séjour dépend des nuits'],
])('hotels are compared by their lowest rates, which no stay has to cost: %s', (question, rate, remark) => {
  const answer = answerTo(question)
  expect(answer.text).toContain(rate)
  expect(answer.remark).toContain(remark)
})

test('a hotel without rates tells none', () => {
  expect(answerTo('How much is a room at Larkham Lodge?').text).not.toContain('$')
})

test.each([
  ['My brother plays basketball, anywhere around he could get a game?', 'Calloway Center'],
  ['How much is a night at the Quarry Inn going for', '$80.50'],
  ['What yr did Fallowdale Cup open', 'Fallowdale Cup'],
])('is understood as people type it: %s', (question, words) => {
  expect(answerTo(question).text).toContain(words)
})

test.each(['When does the space needle close?', 'What is the room number of Coach Davis at the Quarry Inn?'])(
  'is not answered by something else: %s',
  (question) => {
    expect(ask(elmFalls, question).outcome).toBe('NotFound')
  },
)

test.each([
  ['How many soccer fields?', 'I count 13 fields at 2 venues'],
  ['How many venues have soccer fields?', 'There are 2 venues'],
  ['¿Cuántos campos de fútbol hay?', 'Cuento 13 campos en 2 instalaciones'],
  ['Combien y a-t-il de terrains de soccer ?', 'Je compte 13 terrains'],
])('spaces are counted where spaces are asked for: %s', (question, count) => {
  expect(answerTo(question).text).toContain(count)
})

test('whether a venue is free on a day is not known, and its page says', () => {
  const { text, remark } = answerTo('Is Hackberry Fields free on March 6?')
  expect(remark).toBe('I don’t know which dates are free.')
  expect(text).toContain('The page of Hackberry Fields shows its free dates, and takes requests for yours.')
})

test('who wants to host a tournament needs a venue, and whom to call', () => {
  const { text } = answerTo('I want to host a 64 team softball tournament, what do you have?')
  expect(text).toContain('Rosehill Diamonds')
  expect(text).toContain('(740) 555-0100')
  expect(text).not.toContain('Fallowdale Cup')
})

test('French leaves out the vowel of “de” before another', () => {
  expect(answerTo('Combien de terrains de soccer y a-t-il ?').text).toContain('près d’Elm Falls')
})
