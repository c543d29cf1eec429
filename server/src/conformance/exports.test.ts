import { cellsOf, exportedOf } from '@app/contract/columns/column.ts'
import { kindColumns } from '@app/contract/columns/kind-columns.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { problemOf, wire } from '../testing/wire.ts'
import { call, countOf, itemOf, linkOf, type Caller, type Input } from './calls.ts'
import { eachKind, isExport, routeOf, type KindUnderTest } from './kind-under-test.ts'
import { makeFullProfile, makeProfile, makeWorld, react, type FullProfile, type World } from './world.ts'

let server: TestServer
let world: World
beforeAll(async () => {
  server = await testServer()
  world = await makeWorld(server)
})
afterAll(() => server.close())

const exportsOf = ({ routes }: KindUnderTest) =>
  [...routes].flatMap(([name, route]) => (isExport(route) ? [name] : []))

const linkTo = async (tested: KindUnderTest, name: string, input: Input, caller: Caller) =>
  linkOf(await call(server, tested, name, { data: {}, ...input }, caller))

const download = (url: string) => wire(server.origin, 'GET', url)

/** Items without the fields that no file needs: pictures, ids of other things, and what repeats a column. */
const notExported = new Set([
  'headerImage',
  'logo',
  'parentId',
  'createdBy',
  'updatedBy',
  'isPromoted',
  'region',
  // The column of `sports` has them.
  'sportsList',
])

describe.each(eachKind)('of a %s', (kind, tested) => {
  let full: FullProfile
  beforeAll(async () => {
    full = await makeFullProfile(world, tested)
    for (const person of Object.values(world.people)) await react(world, tested, full.id, person)
  })

  const inputOf = (name: string): Input =>
    tested.routes.get(name)?.path.includes('{ownerId}') === true ? { ownerId: full.id } : {}

  test.each(exportsOf(tested))('%s sends a file with a row for each item', async (name) => {
    const { url, count } = await linkTo(tested, name, inputOf(name), world.people.manager)
    const file = await download(url)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .+ filename\*=UTF-8''.+\.csv$/)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    // No text of the fixtures has line breaks.
    expect(file.text.trimEnd().split('\r\n')).toHaveLength(count + 1)
  })

  test.each(exportsOf(tested))('%s is refused to visitors', async (name) => {
    const reply = await call(server, tested, name, { data: {}, ...inputOf(name) }, {})
    expect(problemOf(reply).status).toBe(401)
  })

  test('a link works once', async () => {
    const { url } = await linkTo(tested, 'searchExport', {}, world.stranger)
    expect((await download(url)).status).toBe(200)
    expect((await download(url)).status).toBe(404)
  })

  test('every field of an item has a column', () => {
    const fields = Object.keys(tested.contract.item.shape).filter((field) => !notExported.has(field))
    const columns = exportedOf(kindColumns[kind]).map(({ field }) => field.replace(/\..*/, ''))
    expect([...new Set(columns)].toSorted()).toEqual(fields.toSorted())
  })

  test('every filled field has a cell', async () => {
    const item = itemOf(await call(server, tested, 'get', { id: full.id }, world.founder))
    const columns = exportedOf(kindColumns[kind]).filter(
      ({ field }) => field !== 'distance' && field !== 'membership',
    )
    const cells = cellsOf(columns)(item)
    const empty = columns.filter((_, at) => cells[at] === null || cells[at] === '').map(({ field }) => field)
    // 'nextEvent.name' is a cell of the field 'nextEvent'.
    const isFilled = (field: string) =>
      [item[field.replace(/\..*/, '')]].flat().some((value) => value !== null)
    expect(empty.filter(isFilled)).toEqual([])
  })

  test('a profile that is not public is only in the files of those who see it', async () => {
    const id = await makeProfile(world, tested)
    const status = tested.fixture.lifecycle?.hidden ?? 'Pending'
    await server.pool.query('update profile set status = $1 where id = $2', [status, id])
    const has = async (name: string, caller: Caller) =>
      (await download((await linkTo(tested, name, {}, caller)).url)).text.includes(id)
    expect(await has('searchExport', world.stranger)).toBe(false)
    expect(await has('filteredExport', world.stranger)).toBe(false)
    expect(await has('myExport', world.stranger)).toBe(false)
    expect(await has('myExport', world.founder)).toBe(true)
  })

  const itemExports = exportsOf(tested).filter((name) => routeOf(tested, name).path.includes('{ownerId}'))

  test.each(itemExports)('%s sends as many rows as the list has', async (name) => {
    const { manager } = world.people
    const list = await call(server, tested, name.replace('export', 'list'), { ownerId: full.id }, manager)
    const { count } = await linkTo(tested, name, { ownerId: full.id }, manager)
    expect(count).toBe(countOf(list))
  })

  test('lists of a profile that is not public have no file for strangers', async () => {
    const id = await makeProfile(world, tested)
    await server.db.updateTable('profile').set({ is_active: false }).where('id', '=', id).execute()
    const input = { ownerId: id, data: {} }
    for (const name of itemExports) {
      const reply = await call(server, tested, name, input, world.stranger)
      expect(problemOf(reply).status, name).toBe(404)
    }
  })

  test('the file of members has no emails but the reader’s own', async () => {
    const { url } = await linkTo(
      tested,
      `${tested.members}.export`,
      { ownerId: full.id },
      world.people.manager,
    )
    const { text } = await download(url)
    expect(text.match(/[\w-]+@people\.test/g)).toEqual(['manager@people.test'])
  })
})
