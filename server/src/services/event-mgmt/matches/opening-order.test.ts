import { drops, reachChoices, type Change } from '@app/contract/rules/match-choices.ts'
import { addDays, dayOf } from '@app/contract/rules/calendar-date.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../../testing/people.ts'
import { workerServer, type Api, type TestServer } from '../../../testing/test-server.ts'
import { hostsIndexed, makeHost, weekend, type Asked } from './testing/match-fixture.ts'

/** Opens on the list that trying all of them one by one finds, which runs a match for each. */

const sport = 'Ultimate'
const milesNorth = (miles: number) => ({ lat: 39.77 + miles / 69.1, lng: -86.16 })

let server: TestServer
let visitor: Api
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  const manager = await signUp(server, 'manager')
  for (const [name, miles, fields, hasCalendar] of [
    ['Two, near', 10, 2, true],
    ['Three, unsure', 40, 3, false],
    ['Six, 80 miles', 80, 6, true],
    ['Eight, 240 miles, unsure', 240, 8, false],
    ['Twelve, 700 miles', 700, 12, true],
  ] as const)
    await makeHost(server, manager, { sport, name, fields, hasCalendar, changes: milesNorth(miles) })
  await hostsIndexed(visitor, sport, 3, 2)
})
afterAll(() => server.close())

interface Tried {
  change?: Change
  dist?: number
}

async function listAt(asked: Asked, tried: Tried) {
  for (const group of ['free', 'unknown'] as const) {
    const { data } = await visitor.events.matches.search({ data: { ...asked, choice: { group, ...tried } } })
    if (data.length > 0) {
      const names = data.map(({ name }) => name).toSorted()
      const sports = tried.change === 'firstSport' ? [sport] : (asked.sportsList ?? [])
      return { names, opening: { group, change: tried.change ?? null, dist: tried.dist ?? null, sports } }
    }
  }
  return undefined
}

/** Free hosts count as one, and those that don't say it as half of one together. */
async function sizeAt(asked: Asked, change: Change) {
  const [free = 0, unknown = 0] = await Promise.all(
    (['free', 'unknown'] as const).map(
      async (group) =>
        (await visitor.events.matches.search({ data: { ...asked, choice: { group, change } } }))._meta.stats
          .count,
    ),
  )
  return free + (unknown === 0 ? 0 : 0.5)
}

async function plainOpening(asked: Asked) {
  const { reach } = (await visitor.events.matches.count({ data: asked })).data
  const farther = reach === null ? [] : reachChoices.filter((dist) => dist > reach)
  const tries: Tried[] = [{}, { change: 'dropDates' }, ...farther.map((dist) => ({ dist }))]
  for (const tried of tries) {
    const found = await listAt(asked, tried)
    if (found) return found
  }
  const sizes = await Promise.all(drops.map((change) => sizeAt(asked, change)))
  const most = Math.max(...sizes)
  const best = drops[sizes.indexOf(most)]
  if (most > 0 && best) return listAt(asked, { change: best })
  for (const change of ['onlySports', 'firstSport'] as const) {
    for (const tried of [{}, ...farther.map((dist) => ({ dist }))]) {
      const found = await listAt(asked, { ...tried, change })
      if (found) return found
    }
    const found = await listAt({ ...asked, requestAddress: null, requestDist: null }, { change })
    if (found) return found
  }
  return { names: [], opening: null }
}

const past = addDays(dayOf(new Date()), -20)
const needs: [string, Asked][] = [
  ['anything', {}],
  ['four fields', { spaceName: 'Field', needsSpecificSpaceType: true, spaceCount: 4 }],
  ['seven fields', { spaceName: 'Field', needsSpecificSpaceType: true, spaceCount: 7 }],
  ['thirty fields', { spaceName: 'Field', needsSpecificSpaceType: true, spaceCount: 30 }],
  [
    'thirty fields, and rooms',
    { spaceName: 'Field', needsSpecificSpaceType: true, spaceCount: 30, roomsPerNight: 900 },
  ],
  ['a sport that none has besides', { sportsList: [sport, 'Fencing'] }],
  ['a sport that none has first', { sportsList: ['Fencing', sport] }],
]
const places: [string, Asked][] = [
  ['anywhere', {}],
  ['around Indianapolis', { requestAddress: 'Indianapolis, IN' }],
  ['within 25 miles', { requestAddress: 'Indianapolis, IN', requestDist: 25 }],
  ['as far as can be', { requestAddress: 'Indianapolis, IN', requestDist: 3000 }],
  ['on the other coast', { requestAddress: 'Seattle, WA', requestDist: 100 }],
  ['in Utah', { requestAddress: 'Utah' }],
]
const dates: [string, Asked][] = [
  ['on a weekend', weekend],
  ['in the past', { startDate: past, endDate: past }],
  ['at any time', {}],
]
const requests = needs.flatMap(([need, asked]) =>
  places.flatMap(([place, where]) =>
    dates.map(([when, days]) => ({
      title: `${need} ${place} ${when}`,
      asked: { sportsList: [sport], ...asked, ...where, ...days } as Asked,
    })),
  ),
)

test.each(requests)('$title', async ({ asked }) => {
  const { data, _meta } = await visitor.events.matches.search({
    data: { ...asked, choice: { group: 'opening' } },
  })
  const names = data.map(({ name }) => name).toSorted()
  expect({ names, opening: _meta.opening }).toEqual(await plainOpening(asked))
})
