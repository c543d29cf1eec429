import type * as z from 'zod'
import type { EventDraft } from '@app/contract/events/event-schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayFromToday } from '../../../testing/days.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { eventually, type Api, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let organizer: SignedUp

/** All in March 2098, which begins on a Saturday; nothing else is in these months. */
const events = {
  // Friday to Sunday.
  weekend: { startDate: '2098-03-14', endDate: '2098-03-16' },
  // Sunday to Tuesday.
  acrossWeeks: { startDate: '2098-03-16', endDate: '2098-03-18' },
  week: { startDate: '2098-03-10', endDate: '2098-03-16' },
  flexible: { startDate: '2098-03-20', endDate: '2098-04-20', hasFlexibleDates: true, dayCount: 3 },
  closed: { startDate: '2098-03-01', endDate: '2098-03-02', isClosed: true },
}
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  organizer = await signUp(server, 'organizer')
  for (const [name, days] of Object.entries(events))
    await server.stage.event({ manager: organizer.person, name, ...days })
  await eventually(
    () => visitor.events.search({ data: {} }),
    ({ _meta }) => _meta.stats.count === 5,
  )
})
afterAll(() => server.close())

const found = async (data: object) =>
  (await visitor.events.search({ data: { sort: 'date', ...data } })).data.map(({ name }) => name)

test.each([
  ['2098-03-14', '2098-03-16', ['weekend']],
  ['2098-03-14', '2098-03-15', []],
  ['2098-03-15', '2098-03-16', []],
  ['2098-03-10', '2098-03-18', ['week', 'weekend', 'acrossWeeks']],
  // Three free days in the window of the flexible event, and two.
  ['2098-03-28', '2098-03-30', ['flexible']],
  ['2098-03-28', '2098-03-29', []],
  // Three days at the ends of its window, and two.
  ['2098-04-18', '2098-04-30', ['flexible']],
  ['2098-04-19', '2098-04-30', []],
  ['2098-03-19', '2098-03-22', ['flexible']],
  ['2098-03-19', '2098-03-21', []],
])('the free days from %s to %s fit the events %j', async (from, to, names) => {
  expect(await found({ dates: { from, to } })).toEqual(names)
})

test('closed events come last', async () => {
  expect(await found({})).toEqual(['week', 'weekend', 'acrossWeeks', 'flexible', 'closed'])
})

test('a week counts the events that start in it, and flexible ones are counted apart', async () => {
  const { _meta } = await visitor.events.search({ data: { facets: true } })
  const weeks = _meta.facets?.['startWeek']?.toSorted((a, b) => a.value.localeCompare(b.value))
  expect(weeks).toEqual([
    { value: '2098-02-23', count: 1 },
    { value: '2098-03-09', count: 2 },
    { value: '2098-03-16', count: 1 },
    { value: 'Flexible', count: 1 },
  ])
  expect(await found({ startWeek: ['2098-03-16', 'Flexible'] })).toEqual(['acrossWeeks', 'flexible'])
})

test('an event can start in each month of its flexible dates', async () => {
  expect(await found({ month: '2098-04' })).toEqual(['flexible'])
  expect(await found({ month: ['2098-03', '2098-04'] })).toHaveLength(5)
})

test('any weekend, three days or a week in March', async () => {
  expect(await found({ month: '2098-03', span: 'Weekend' })).toEqual(['weekend', 'flexible', 'closed'])
  expect(await found({ span: '3 days' })).toEqual(['weekend', 'acrossWeeks', 'flexible', 'closed'])
  expect(await found({ span: 'Week' })).toHaveLength(5)
})

test.each([
  [
    'tournaments March 12 to March 14, 2027',
    { dates: { from: '2027-03-12', to: '2027-03-14' }, type: ['Tournament'] },
  ],
  [
    'girls soccer tournaments with hotel deals',
    { sports: ['Soccer'], openToGender: ['Female'], hasHotels: true },
  ],
  ['kids basketball', { sports: ['Basketball'], openToAge: ['Youth'] }],
])('reads %j', async (text, filter) => {
  expect((await visitor.events.searchReading({ text })).data.filter).toMatchObject(filter)
})

test('past and cancelled events are found by their status', async () => {
  const { id } = await server.stage.event({ manager: organizer.person, name: 'called off' })
  await organizer.api.events.update({ id, patch: [{ op: 'replace', path: '/status', value: 'Cancelled' }] })
  await eventually(
    () => found({ status: 'Cancelled' }),
    (names) => names.includes('called off'),
  )
  expect(await found({})).not.toContain('called off')
})

test('similar events are running or to come', async () => {
  const make = async (name: string, days: object) =>
    (await server.stage.event({ manager: organizer.person, name, ...days })).id
  const days = { startDate: '2098-06-01', endDate: '2098-06-02' }
  const id = await make('Target', days)
  await make('Over', { startDate: '2020-06-01', endDate: '2020-06-02' })
  const cancelled = await make('Cancelled', days)
  const patch = [{ op: 'replace' as const, path: '/status', value: 'Cancelled' }]
  await organizer.api.events.update({ id: cancelled, patch })
  await make('Running', { startDate: dayFromToday(-1), endDate: dayFromToday(1) })
  await make('Coming', days)
  const names = await eventually(
    async () => (await visitor.events.similar({ id, take: 50 })).data.map(({ name }) => name),
    (listed) => listed.includes('Coming'),
  )
  expect(names).toContain('Running')
  expect(names).not.toContain('Over')
  expect(names).not.toContain('Cancelled')
})

test('events are found by their own names of what they need and by those of a request', async () => {
  const name = 'needs'
  const needs: Partial<Omit<z.input<typeof EventDraft>, 'name'>> = {
    spaceName: 'Rink',
    surface: 'Ice',
    spaceCount: 2,
    location: 'Indoor',
    requestAddress: 'Nome, Alaska',
    requestDist: 40,
  }
  await server.stage.event({
    manager: organizer.person,
    name,
    sportsList: ['Curling'],
    startDate: '2098-06-01',
    endDate: '2098-06-02',
    ...needs,
  })
  await eventually(
    () => found({ spaceName: 'Rink' }),
    (names) => names.length === 1,
  )
  for (const filter of [
    ...Object.entries(needs).map(([field, value]) => ({ [field]: value })),
    { sportsList: ['Curling', 'Soccer'] },
    { spaceType: 'Rink' },
    { spaceSurface: ['Ice', 'Turf'] },
    { spaceTypeCount: { from: 2, to: 2 } },
    { spaceLocation: 'Indoor' },
    { 'location.address': 'Nome, Alaska' },
    { 'location.dist': 40 },
    { spaceName: 'Rink', spaceType: 'Rink' },
  ])
    expect(await found(filter), JSON.stringify(filter)).toEqual([name])
  for (const filter of [
    { sportsList: 'Soccer', spaceType: 'Rink' },
    { spaceType: 'Court' },
    { spaceName: 'Rink', spaceType: 'Court' },
    { spaceLocation: 'Outdoor' },
  ])
    expect(await found(filter), JSON.stringify(filter)).toEqual([])
  expect(await found({ spaceLocation: 'Both', spaceType: 'Rink' })).toEqual([name])
})

test('events are found by how far they look for a venue', async () => {
  const wanted = {
    Nationally: {},
    Near: { requestAddress: 'Nome, Alaska' },
    Within: { requestAddress: 'Nome, Alaska', requestDist: 40 },
  }
  const days = { startDate: '2098-07-01', endDate: '2098-07-02' }
  const ids: string[] = []
  for (const [name, search] of Object.entries(wanted))
    ids.push((await server.stage.event({ manager: organizer.person, name, ...days, ...search })).id)
  const inJuly = (category: unknown) => found({ month: '2098-07', 'location.category': category })
  for (const name of Object.keys(wanted))
    await eventually(
      () => inJuly(name),
      (names) => names[0] === name && names.length === 1,
    )
  expect((await inJuly(['Near', 'Within'])).toSorted()).toEqual(['Near', 'Within'])

  const patch = [{ op: 'replace' as const, path: '/requestDist', value: null }]
  await organizer.api.events.update({ id: ids[2] ?? '', patch })
  await eventually(
    () => inJuly('Near'),
    (names) => names.length === 2,
  )
  expect(await inJuly('Within')).toEqual([])
})
