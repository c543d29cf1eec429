import { expect, test } from 'vitest'
import { changeOf, readChosen } from './choose.ts'
import type { Chosen } from './chosen.ts'

const profileOf = (n: number) => ({ id: `00000000-0000-4000-8000-00000000000${n}`, name: `Hall ${n}` })
const chosenOf = (...numbers: number[]): Chosen => ({
  kind: 'facility',
  profiles: numbers.map(profileOf),
  event: '',
})

test('adds the first profile', () => {
  expect(changeOf(null, 'facility', profileOf(1), { event: '' })).toEqual({
    type: 'changed',
    next: chosenOf(1),
  })
})

test('adds a profile of the same kind at the end', () => {
  expect(changeOf(chosenOf(1), 'facility', profileOf(2), { event: '' })).toEqual({
    type: 'changed',
    next: chosenOf(1, 2),
  })
})

test('removes a chosen profile', () => {
  expect(changeOf(chosenOf(1, 2), 'facility', profileOf(1), { event: '' })).toEqual({
    type: 'changed',
    next: chosenOf(2),
  })
})

test('removing the last profile leaves nothing', () => {
  expect(changeOf(chosenOf(1), 'facility', profileOf(1), { event: '' })).toEqual({
    type: 'changed',
    next: null,
  })
})

test('a fifth profile is refused with the names of the four', () => {
  expect(changeOf(chosenOf(1, 2, 3, 4), 'facility', profileOf(5), { event: '' })).toEqual({
    type: 'full',
    text: 'You can compare up to 4. To add Hall 5, remove Hall 1, Hall 2, Hall 3, or Hall 4.',
  })
})

test('one of four can be removed', () => {
  expect(changeOf(chosenOf(1, 2, 3, 4), 'facility', profileOf(4), { event: '' })).toMatchObject({
    next: chosenOf(1, 2, 3),
  })
})

test('a profile of another kind is refused, with what starting over gives', () => {
  expect(changeOf(chosenOf(1, 2), 'destination', profileOf(3), { event: '' })).toEqual({
    type: 'other kind',
    text: 'You are comparing 2 facilities. Only pages of one kind can be compared.',
    next: { kind: 'destination', profiles: [profileOf(3)], event: '' },
  })
})

test('the latest event counts, and a press without one keeps it', () => {
  const found = { ...chosenOf(1), event: 'count=8' }
  expect(changeOf(found, 'facility', profileOf(2), { event: 'count=9' })).toMatchObject({
    next: { event: 'count=9' },
  })
  expect(changeOf(found, 'facility', profileOf(2), { event: '' })).toMatchObject({
    next: { event: 'count=8' },
  })
  expect(
    changeOf({ ...chosenOf(1, 2), event: 'count=8' }, 'facility', profileOf(1), { event: '' }),
  ).toMatchObject({
    next: { event: 'count=8' },
  })
})

test('the latest search counts, and a press elsewhere keeps it', () => {
  const found = { ...chosenOf(1), search: 'q=gym' }
  const after = (search?: string) =>
    changeOf(found, 'facility', profileOf(2), { event: '', ...(search && { search }) })
  expect(after('q=hall')).toMatchObject({ next: { search: 'q=hall' } })
  expect(after()).toMatchObject({ next: { search: 'q=gym' } })
})

test('reads a stored search, but none that is too long', () => {
  const read = (search: string) => readChosen(JSON.stringify({ ...chosenOf(1), search }))?.search
  expect(read('?q=ice rink&near=Gary, IN')).toBe('q=ice+rink&near=Gary%2C+IN')
  expect(read(`q=${'x'.repeat(3000)}`)).toBeUndefined()
})

test('reads only the event of a stored query', () => {
  const stored = { ...chosenOf(1), event: 'from=2027-03-01&count=8&to=never&rows=all' }
  expect(readChosen(JSON.stringify(stored))?.event).toBe('from=2027-03-01&count=8')
})

test('reads what was stored', () => {
  expect(readChosen(JSON.stringify(chosenOf(1, 2)))).toEqual(chosenOf(1, 2))
})

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"kind":"facility"}',
  '{"kind":"airport","profiles":[{"id":"00000000-0000-4000-8000-000000000001","name":"A"}]}',
  '{"kind":"facility","profiles":[{"id":"../../etc","name":"A"},{"id":1},null]}',
])('reads nothing from %j', (text) => expect(readChosen(text)).toBeNull())

test('reads at most four', () => {
  expect(readChosen(JSON.stringify(chosenOf(1, 2, 3, 4, 5)))).toEqual(chosenOf(1, 2, 3, 4))
})
