import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

let server: TestServer
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeCalendar(server)
})

const api = () => made.manager.api.facilities
const book = async (title: string, unitIds: string[], changes: Partial<NewEntry> = {}) =>
  (
    await api().calendar.entries.create({
      ownerId: made.ownerId,
      data: { kind: 'Booking', title, unitIds, starts: june(2), ends: june(2, '14:00'), ...changes },
    })
  ).data
const setParts = async (id: string, parts: string[]) =>
  (
    await api().spaces.update({
      ownerId: made.ownerId,
      id,
      patch: [{ op: 'replace', path: '/parts', value: parts }],
    })
  ).data.units.map((unit) => unit.id)
const read = async (from = june(1), to = june(30)) =>
  (await api().calendar.get({ ownerId: made.ownerId, from, to })).data.entries
const unitsOf = async () =>
  Object.fromEntries((await read()).map(({ title, unitIds }) => [title, unitIds.toSorted()]))
/** As if it had been booked a long time ago. */
const makePast = (id: string) =>
  server.pool.query(
    `with moved as (update calendar_entry set starts = starts - interval '20 years', ends = ends - interval '20 years' where id = $1)
     update calendar_occupancy set during = tstzrange(lower(during) - interval '20 years', upper(during) - interval '20 years')
     where entry_id = $1`,
    [id],
  )

describe('dividing', () => {
  test('leaves the whole of what was booked to it', async () => {
    await book('League', [made.r])
    const units = await setParts(made.room.id, ['Left', 'Right'])
    expect(units).toHaveLength(2)
    expect(await unitsOf()).toEqual({ League: units.toSorted() })
    expect((await refusal(book('Other', [units[1]!]))).problem.code).toBe('TIME_TAKEN')
  })

  test('further gives the new part only to what had the whole', async () => {
    await book('Whole', [made.a, made.b])
    await book('Half', [made.a], { starts: june(3), ends: june(3, '13:00') })
    const units = await setParts(made.field.id, ['A', 'B', 'C'])
    expect(await unitsOf()).toEqual({ Whole: units.toSorted(), Half: [made.a] })
  })

  test('renames parts without moving anything', async () => {
    await book('Half', [made.b])
    expect(await setParts(made.field.id, ['North', 'South'])).toEqual([made.a, made.b])
    expect(await unitsOf()).toEqual({ Half: [made.b] })
  })
})

describe('joining', () => {
  test('moves what was on a part to the whole', async () => {
    await book('Half', [made.b])
    await book('Whole', [made.a, made.b], { starts: june(3), ends: june(3, '13:00') })
    expect(await setParts(made.field.id, [])).toEqual([made.a])
    expect(await unitsOf()).toEqual({ Half: [made.a], Whole: [made.a] })
    expect((await refusal(book('Other', [made.a]))).problem.code).toBe('TIME_TAKEN')
  })

  test('is refused with what would overlap, and changes nothing', async () => {
    await book('One', [made.a])
    await book('Two', [made.b])
    const { status, problem } = await refusal(setParts(made.field.id, []))
    expect([status, problem.code, problem.conflicts?.map(({ title }) => title)]).toEqual([
      409,
      'TIME_TAKEN',
      ['One', 'Two'],
    ])
    expect(await unitsOf()).toEqual({ One: [made.a], Two: [made.b] })
    const { data } = await api().spaces.get({ ownerId: made.ownerId, id: made.field.id })
    expect(data.parts).toEqual(['A', 'B'])
  })

  test('is refused if something would have no part', async () => {
    const units = await setParts(made.field.id, ['A', 'B', 'C'])
    await book('Third', [units[2]!])
    const { problem } = await refusal(setParts(made.field.id, ['A', 'B']))
    expect(problem.conflicts?.map(({ title }) => title)).toEqual(['Third'])
  })

  describe('with holds on both parts', () => {
    const hold = (title: string, unitIds: string[]) =>
      book(title, unitIds, { kind: 'Hold', expiresDate: june(1) })
    beforeEach(async () => {
      for (const title of ['First', 'Second']) await hold(title, [made.a])
      await hold('Third', [made.b])
    })

    test('lines up three', async () => {
      await setParts(made.field.id, [])
      expect((await read()).map(({ title, place }) => [title, place])).toEqual([
        ['First', 1],
        ['Second', 2],
        ['Third', 3],
      ])
    })

    test('is refused with the fourth in line, and changes nothing', async () => {
      await hold('Fourth', [made.b])
      const { status, problem } = await refusal(setParts(made.field.id, []))
      expect([status, problem.code, problem.conflicts?.map(({ title }) => title)]).toEqual([
        409,
        'HOLDS_FULL',
        ['Fourth'],
      ])
      expect(await unitsOf()).toMatchObject({ Second: [made.a], Fourth: [made.b] })
    })

    test('doesn’t count one that ran out', async () => {
      const { id } = await hold('Fourth', [made.b])
      await server.pool.query(`update calendar_entry set expires_date = now() where id = $1`, [id])
      expect(await setParts(made.field.id, [])).toEqual([made.a])
    })
  })

  test('leaves the past where it was', async () => {
    const one = await book('One', [made.a])
    await makePast(one.id)
    const two = await book('Two', [made.b])
    await makePast(two.id)
    await setParts(made.field.id, [])
    const then = await read('2011-06-01T00:00:00.000Z', '2011-06-30T00:00:00.000Z')
    expect(then.map(({ unitIds }) => unitIds)).toEqual([[made.a], [made.b]])
  })
})

describe('removing', () => {
  const remove = (id: string) => api().spaces.remove({ ownerId: made.ownerId, id })

  test('is refused while dates are to come', async () => {
    await book('League', [made.b])
    expect((await refusal(remove(made.field.id))).problem.code).toBe('SPACE_IN_USE')
  })

  test('takes the past with it, but not of other spaces', async () => {
    const one = await book('One', [made.b])
    await makePast(one.id)
    const both = await book('Both', [made.b, made.r], { starts: june(3), ends: june(3, '13:00') })
    await makePast(both.id)
    await remove(made.field.id)
    const then = await read('2011-06-01T00:00:00.000Z', '2011-06-30T00:00:00.000Z')
    expect(then.map(({ title, unitIds }) => [title, unitIds])).toEqual([['Both', [made.r]]])
  })
})

test.each([
  ['parts', { parts: ['A'] }],
  ['parts', { parts: ['A', 'A'] }],
  ['parts', { parts: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] }],
  ['surface', { surface: 'Turf' as const }],
  ['surface', { spaceType: 'Rink' as const, surface: 'Grass' as const }],
  ['bufferMinutes', { bufferMinutes: 481 }],
  ['name', { name: '' }],
])('refuses bad %s', async (field, changes) => {
  const creation = api().spaces.create({ ownerId: made.ownerId, data: { name: 'Field 9', ...changes } })
  expect(await refusedFields(creation)).toEqual([`data/${field}`])
})

test('refuses a second space of the same name', async () => {
  const creation = api().spaces.create({ ownerId: made.ownerId, data: { name: 'Field 1' } })
  expect((await refusal(creation)).problem.code).toBe('ALREADY_EXISTS')
})
