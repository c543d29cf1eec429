import { eventSpans } from '@app/contract/rules/event-dates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

/** The spans of an event of so many days that can start from the first to the last day. */
async function spansOf(first: string, last: string, days: number) {
  const { rows } = await server.pool.query<{ spans: string[] }>(
    'select derived.event_spans($1, $2, $3) as spans',
    [first, last, days],
  )
  return rows[0]?.spans
}

const friday = '2027-03-12'

test('the database has every span of the contract, under the same name', async () => {
  expect(await spansOf(friday, friday, 1)).toEqual([...eventSpans])
})

test.each([
  ['from Friday to Sunday', friday, friday, 3, ['Weekend', '3 days', 'Week']],
  ['from Saturday to Monday', '2027-03-13', '2027-03-13', 3, ['3 days', 'Week']],
  ['on a Thursday', '2027-03-11', '2027-03-11', 1, ['3 days', 'Week']],
  ['on a Thursday or Friday', '2027-03-11', friday, 1, ['Weekend', '3 days', 'Week']],
  ['of four days', friday, friday, 4, ['Week']],
  ['of seven days', friday, friday, 7, ['Week']],
  ['of eight days', friday, friday, 8, []],
])('an event %s fits in its spans', async (_name, first, last, days, spans) => {
  expect(await spansOf(first, last, days)).toEqual(spans)
})
