import { expect, test } from 'vitest'
import { answerable, others } from './questions.ts'
import { fold, hasDate, hasNumber, timesIn } from './texts.ts'

test('has as many questions in each language as the evaluation wants', () => {
  const counts = Object.entries(Object.groupBy(answerable, ({ language }) => language)).map(
    ([language, all]) => [language, all.length],
  )
  expect(Object.fromEntries(counts)).toEqual({ en: 150, es: 75, fr: 75 })
  const refused = others.filter(({ part, facts }) => part !== 'second round' && facts.length === 0)
  expect(refused.length).toBeGreaterThanOrEqual(60)
})

test('each of the first questions with an answer has a fact', () => {
  expect(answerable.filter(({ facts }) => facts.length === 0)).toEqual([])
})

test.each([
  ['Open 9 AM to 10:30 PM.', ['09:00', '22:30']],
  ['Abre de 9:00 a. m. a 10:00 p. m.', ['09:00', '22:00']],
  ['Ouvert de 9 h à 22 h 30.', ['09:00', '22:30']],
  ['Until midnight', ['00:00']],
])('finds the times of “%s”', (text, times) => {
  expect(timesIn(fold(text))).toEqual(times)
})

test.each(['June 12 to 13', '12–13 juin', 'el 12 de junio', 'Saturday, June 12, 2027'])(
  'finds June 12 in “%s”',
  (text) => {
    expect(hasDate(fold(text), '2027-06-12')).toBe(true)
  },
)

test.each([
  ['1,950 seats', 1950],
  ['1950 asientos', 1950],
  ['1 950 places', 1950],
  ['9,6 millas', 9.6],
  ['three courts', 3],
])('finds the number in “%s”', (text, number) => {
  expect(hasNumber(fold(text), number)).toBe(true)
})
