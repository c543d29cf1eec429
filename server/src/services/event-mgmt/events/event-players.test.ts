import type { EventFilter } from '@app/contract/events/event-filter.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../../testing/events.ts'
import { signUp } from '../../../testing/people.ts'
import { eventually, workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api

/** By name: the age group and the gender. */
const events = {
  'Youth girls': { ageGroup: 'Youth', gender: 'Female' },
  'School boys': { ageGroup: 'Youth & High School', gender: 'Male' },
  Everyone: { ageGroup: 'All Ages', gender: 'Male & Female' },
  'Adult mixed': { ageGroup: 'Adult', gender: 'Co-Ed' },
  Unknown: {},
} as const

beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  const { person } = await signUp(server, 'organizer')
  for (const [name, players] of Object.entries(events)) await makeEvent(server, person, { name, ...players })
  await eventually(
    () => visitor.events.search({ data: {} }),
    ({ _meta }) => _meta.stats.count === 5,
  )
})
afterAll(() => server.close())

test.each<[EventFilter, string[]]>([
  [{ openToAge: 'Youth' }, ['Everyone', 'School boys', 'Youth girls']],
  [{ openToAge: 'High School' }, ['Everyone', 'School boys']],
  [{ openToAge: 'Youth & High School' }, ['Everyone', 'School boys']],
  [{ openToAge: 'Adult' }, ['Adult mixed', 'Everyone']],
  [{ openToAge: ['Youth', 'Adult'] }, ['Adult mixed', 'Everyone', 'School boys', 'Youth girls']],
  [{ openToAge: 'All Ages' }, ['Everyone']],
  [{ openToGender: 'Female' }, ['Everyone', 'Youth girls']],
  [{ openToGender: 'Co-Ed' }, ['Adult mixed']],
  // The field of the event is compared as it is.
  [{ ageGroup: 'Youth' }, ['Youth girls']],
])('%j finds %j', async (filter, names) => {
  const { data } = await visitor.events.search({ data: { ...filter, sort: 'name' } })
  expect(data.map(({ name }) => name)).toEqual(names)
})

test('an age group counts the events that are open to it', async () => {
  const { _meta } = await visitor.events.search({ data: { openToAge: 'Adult', facets: true } })
  const counts = Object.fromEntries(
    (_meta.facets?.['openToAge'] ?? []).map(({ value, count }) => [value, count] as const),
  )
  expect(counts).toEqual({
    'All Ages': 1,
    Youth: 3,
    'High School': 2,
    'Youth & High School': 2,
    College: 1,
    Adult: 2,
  })
})
