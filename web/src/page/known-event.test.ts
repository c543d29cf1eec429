import { expect, test } from 'vitest'
import { knownEventQuery } from '@app/contract/rules/known-event.ts'
import { readKnownEvent } from './known-event.ts'

const read = (query: string) => readKnownEvent(new URLSearchParams(query))

test('reads an event from a query', () => {
  expect(
    read(
      'event=Spring+Cup+%26+Friends&sport=Volleyball&from=2027-03-12&to=2027-03-14&space=Court&count=10&people=900',
    ),
  ).toEqual({
    event: 'Spring Cup & Friends',
    sport: 'Volleyball',
    from: '2027-03-12',
    to: '2027-03-14',
    space: 'Court',
    count: 10,
    people: 900,
  })
})

test('sorts two dates in reverse order', () => {
  expect(read('from=2027-03-14&to=2027-03-12')).toMatchObject({ from: '2027-03-12', to: '2027-03-14' })
})

test.each([
  'from=soon&count=-3&event=',
  'to=2027-02-31&count=1.5',
  'count=1e9&from=&people=0',
  'count=1001&people=1000001&sport=+',
])('ignores nonsense: %s', (query) => {
  expect(Object.values(read(query)).filter((value) => value !== undefined)).toEqual([])
})

test('cuts long words', () => expect(read(`event=${'x'.repeat(300)}`).event).toHaveLength(200))

test.each(['', 'event=A+%26+B&from=2027-03-12&space=Court&count=8'])('writes what it reads: %s', (query) => {
  expect(knownEventQuery(read(query))).toBe(query)
})
