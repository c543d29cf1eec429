import { afterAll, beforeAll, expect, test } from 'vitest'
import { workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
})
afterAll(() => server.close())

const read = async (text: string) => (await visitor.events.requestReading.text({ data: { text } })).data

test.each([
  ['We expect 1e400 athletes.', 'teamCount', '1e400'],
  ['We expect 2.5E+4 spectators.', 'attendance', '2.5E+4'],
  ['We bring 10^6 athletes.', 'teamCount', '10^6'],
  ['We need -5 courts for volleyball.', 'spaceCount', '-5'],
  ['We need −5 courts for volleyball.', 'spaceCount', '−5'],
  ['We need minus five courts for volleyball.', 'spaceCount', 'minus five'],
  ['Between -5 and 10 courts', 'spaceCount', '-5'],
  ['Teams: -40', 'teamCount', '-40'],
  ['Budget: $-5,000', 'budgetTo', '$-5,000'],
  ['Budget: -$5,000', 'budgetTo', '-$5,000'],
  ['We bring 99999999999999999999 teams.', 'teamCount', '99999999999999999999 teams'],
  ['We need 1.234.567 courts.', 'spaceCount', '1.234.567'],
  ['We need 12,34 courts.', 'spaceCount', '12,34'],
  ['We bring 1 500 teams.', 'teamCount', '1 500'],
  ['We need 0x10 courts.', 'spaceCount', '0x10'],
] as const)('reads no other number from %j, and points at it', async (typed, name, words) => {
  const { text, fields, missing } = await read(typed)
  expect(Object.values(fields).map(({ value }) => value)).not.toContainEqual(expect.any(Number))
  const unread = missing.find((one) => one.name === name)?.unread
  expect(unread && text.slice(unread.start, unread.end)).toBe(words)
})

test.each([
  ['- 40 teams', { teamCount: 40 }],
  ['-40 teams', { teamCount: 40 }],
  ['Teams - 40', { teamCount: 40 }],
  ['Volleyball tournament -5 courts', { spaceCount: 5 }],
  ['6 -8 courts', { spaceCount: 6 }],
  ['June 5 100 teams', { teamCount: 100, startDate: '2027-06-05' }],
  ['24 teams (call 918.555.0100)', { teamCount: 24 }],
])('reads the numbers of %j, whose hyphens and spaces only separate', async (typed, values) => {
  const { fields } = await read(typed)
  for (const [name, value] of Object.entries(values)) expect(fields).toMatchObject({ [name]: { value } })
})

test.each([
  ['Our event is on June 1, 0050.', 'startDate', 'June 1, 0050'],
  ['Our event is on 29 Feb 2100.', 'startDate', '29 Feb 2100'],
  ['Our event is on February 29, 2027.', 'startDate', 'February 29, 2027'],
  ['Our event is on the 32nd of March.', 'startDate', '32nd of March'],
  ['Our event is on 31 June.', 'startDate', '31 June'],
  ['Our event is on June thirty-first.', 'startDate', 'June thirty-first'],
  ['Our event is on March 32, 2027.', 'startDate', 'March 32, 2027'],
  ['Our event is on June 0.', 'startDate', 'June 0'],
  ['Our event is on 31.06.2027.', 'startDate', '31.06.2027'],
  ['Our event is on 2027-13-01.', 'startDate', '2027-13-01'],
  ['Our event is on Feb 30 - Mar 2, 2027.', 'startDate', 'Feb 30 - Mar 2, 2027'],
  ['Our event is on Feb 28 - Feb 30, 2027.', 'startDate', 'Feb 28 - Feb 30, 2027'],
  ['Response deadline: June 31', 'responseDeadline', 'June 31'],
  ['We will decide by February 30, 2027.', 'decisionDate', 'February 30, 2027'],
] as const)('reads no day from %j, and points at what no calendar has', async (typed, name, words) => {
  const { text, fields, missing } = await read(typed)
  expect(fields).toEqual({})
  const unread = missing.find((one) => one.name === name)?.unread
  expect(unread && text.slice(unread.start, unread.end)).toBe(words)
})
