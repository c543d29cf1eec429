import { expect, test } from 'vitest'
import { readRequest } from './event-request.ts'

const read = (search: string) => readRequest(new URLSearchParams(search))

test('reads a request from an address', () => {
  expect(
    read('from=2027-03-12&to=2027-03-14&space=Court&count=10&surface=Hardwood&event=Spring+Cup+%26+Friends'),
  ).toEqual({
    event: 'Spring Cup & Friends',
    from: '2027-03-12',
    to: '2027-03-14',
    space: 'Court',
    count: 10,
    surface: 'Hardwood',
  })
})

test('sorts two dates in reverse order', () => {
  expect(read('from=2027-03-14&to=2027-03-12')).toMatchObject({ from: '2027-03-12', to: '2027-03-14' })
})

test.each(['from=soon&count=-3&event=', 'to=2027-02-31&count=1.5', 'count=1e9&from='])(
  'ignores nonsense: %s',
  (search) => {
    expect(Object.values(read(search)).filter((value) => value !== undefined)).toEqual([])
  },
)
