import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditOf } from '../../../testing/audit.ts'
import { addMember, signUp, type SignedUp } from '../../../testing/people.ts'
import {
  RefusedCall,
  refusal,
  refusedFields,
  workerServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import { june, makeCalendar, type NewEntry } from './testing/calendar-fixture.ts'

let server: TestServer
let seller: SignedUp
let stranger: SignedUp
let made: Awaited<ReturnType<typeof makeCalendar>>
beforeAll(async () => {
  server = await workerServer()
  seller = await signUp(server, 'seller')
  stranger = await signUp(server, 'stranger')
})
afterAll(() => server.close())
beforeEach(async () => {
  made = await makeCalendar(server)
  await addMember(made.manager.api.facilities.managers, made.ownerId, seller, 'Sales')
})

const calendar = () => made.manager.api.facilities.calendar
const draft = (changes: Partial<NewEntry> = {}): NewEntry => ({
  kind: 'Booking',
  title: 'U10 league',
  unitIds: [made.a],
  starts: june(2, '12:00'),
  ends: june(2, '14:00'),
  ...changes,
})
const book = async (changes: Partial<NewEntry> = {}) =>
  (await calendar().entries.create({ ownerId: made.ownerId, data: draft(changes) })).data
const read = async (from = june(1), to = june(30), by = made.manager) =>
  (await by.api.facilities.calendar.get({ ownerId: made.ownerId, from, to })).data
const change = (id: string, fields: Record<string, unknown>) =>
  calendar().entries.update({
    ownerId: made.ownerId,
    id,
    patch: Object.entries(fields).map(([field, value]) => ({ op: 'replace', path: `/${field}`, value })),
  })
const conflictsOf = async (call: Promise<unknown>) => {
  const { status, problem } = await refusal(call)
  expect([status, problem.code]).toEqual([409, 'TIME_TAKEN'])
  return problem.conflicts?.map(({ title, unitIds }) => ({ title, unitIds }))
}

describe('booking', () => {
  test('is in the calendar, with who made it', async () => {
    const { id } = await book({ note: 'Bring the goals' })
    const { entries, timeZone, spaces } = await read()
    expect(entries).toEqual([
      {
        id,
        kind: 'Booking',
        title: 'U10 league',
        note: 'Bring the goals',
        unitIds: [made.a],
        starts: june(2, '12:00'),
        ends: june(2, '14:00'),
        bufferMinutes: 0,
        expiresDate: null,
        seriesId: null,
        place: null,
        isBlocked: false,
        release: null,
        changedBy: 'manager',
        changedDate: expect.any(String),
        revision: 1,
      },
    ])
    expect(timeZone).toBe('America/New_York')
    expect(spaces.map(({ name, units }) => [name, units.map(({ label }) => label)])).toEqual([
      ['Field 1', ['A', 'B']],
      ['Room 1', ['']],
    ])
  })

  test('is refused with what takes the time', async () => {
    await book()
    expect(
      await conflictsOf(book({ title: 'Other', starts: june(2, '13:59'), ends: june(2, '15:00') })),
    ).toEqual([{ title: 'U10 league', unitIds: [made.a] }])
    expect((await read()).entries).toHaveLength(1)
  })

  test('is possible right after another one, and on the other part', async () => {
    await book()
    await book({ starts: june(2, '14:00'), ends: june(2, '15:00') })
    await book({ unitIds: [made.b] })
    expect((await read()).entries).toHaveLength(3)
  })

  test('of a whole field is refused if one part is taken', async () => {
    await book({ unitIds: [made.b] })
    expect(await conflictsOf(book({ unitIds: [made.a, made.b] }))).toEqual([
      { title: 'U10 league', unitIds: [made.b] },
    ])
  })

  test('keeps its buffer free after it, but not before', async () => {
    await book({ bufferMinutes: 30 })
    await conflictsOf(book({ starts: june(2, '14:29'), ends: june(2, '15:00') }))
    await book({ starts: june(2, '14:30'), ends: june(2, '15:00') })
    await book({ starts: june(2, '11:00'), ends: june(2, '12:00') })
    expect((await read()).entries).toHaveLength(3)
  })

  test('has the longest buffer of its spaces', async () => {
    const { spaces } = made.manager.api.facilities
    const patch = [{ op: 'replace', path: '/bufferMinutes', value: 20 } as const]
    await spaces.update({ ownerId: made.ownerId, id: made.field.id, patch })
    expect((await book({ unitIds: [made.a, made.r] })).bufferMinutes).toBe(20)
    expect((await book({ starts: june(3), ends: june(3, '13:00'), bufferMinutes: 0 })).bufferMinutes).toBe(0)
  })

  test('over midnight and over New Year takes both days', async () => {
    await book({ starts: '2031-12-31T23:00:00.000Z', ends: '2032-01-01T03:00:00.000Z' })
    await conflictsOf(book({ starts: '2032-01-01T02:00:00.000Z', ends: '2032-01-01T04:00:00.000Z' }))
    expect((await read('2032-01-01T00:00:00.000Z', '2032-01-02T00:00:00.000Z')).entries).toHaveLength(1)
  })

  test.each([
    ['ends', 'of no length', { ends: june(2, '12:00') }],
    ['ends', 'that ends before it starts', { ends: june(2, '11:00') }],
    ['ends', 'of 400 days', { ends: '2032-07-06T12:00:00.000Z' }],
    ['starts', 'in seconds', { starts: '2031-06-02T12:00:01.000Z' }],
    ['starts', 'in another century', { starts: '1931-06-02T12:00:00.000Z' }],
    ['title', 'without a title', { title: ' ' }],
    ['unitIds', 'without a unit', { unitIds: [] }],
    ['expiresDate', 'that expires', { expiresDate: june(1) }],
    ['bufferMinutes', 'with a negative buffer', { bufferMinutes: -1 }],
  ])('refuses %s of one %s', async (field, _what, changes) => {
    expect(await refusedFields(book(changes))).toContain(`data/${field}`)
    expect((await read()).entries).toEqual([])
  })

  test('refuses units of another page and unknown ones', async () => {
    const other = await makeCalendar(server)
    for (const id of [other.a, crypto.randomUUID()])
      expect(await refusedFields(book({ unitIds: [made.a, id] }))).toEqual(['data/unitIds'])
    expect((await read()).entries).toEqual([])
  })

  test('is recorded in the audit log', async () => {
    const { id } = await book()
    const log = await auditOf(server, made.ownerId)
    expect(log.at(-1)).toMatchObject({
      operation: 'facility-mgmt.facilities.calendar.entries.create',
      subject_id: id,
    })
  })
})

describe('moving', () => {
  test('takes the new time and frees the old one', async () => {
    const { id } = await book()
    const { data } = await change(id, { starts: june(3, '12:00'), ends: june(3, '14:00'), unitIds: [made.b] })
    expect([data.starts, data.unitIds, data.revision]).toEqual([june(3, '12:00'), [made.b], 2])
    await book()
  })

  test('may overlap its own old time', async () => {
    const { id } = await book()
    await change(id, { starts: june(2, '13:00'), ends: june(2, '15:00') })
    await conflictsOf(book({ starts: june(2, '14:30'), ends: june(2, '15:30') }))
    expect((await read()).entries).toHaveLength(1)
  })

  test('to a time that is taken changes nothing', async () => {
    const { id } = await book()
    await book({ title: 'Final', starts: june(3), ends: june(3, '13:00') })
    expect(await conflictsOf(change(id, { starts: june(3), ends: june(3, '14:00') }))).toEqual([
      { title: 'Final', unitIds: [made.a] },
    ])
    expect((await read()).entries[0]).toMatchObject({ id, starts: june(2), revision: 1 })
  })

  test('with an old revision is refused', async () => {
    const { id } = await book()
    await change(id, { title: 'U12 league' })
    const moved = made.manager.api.facilities.calendar.entries.update(
      { ownerId: made.ownerId, id, patch: [{ op: 'replace', path: '/title', value: 'Mine' }] },
      { ifMatch: '"1-"' },
    )
    expect((await refusal(moved)).status).toBe(412)
  })

  test('a text changes no place in time', async () => {
    const { id } = await book()
    await change(id, { title: 'U12 league', note: 'Late' })
    expect((await read()).entries[0]).toMatchObject({ title: 'U12 league', note: 'Late', starts: june(2) })
  })

  test.each([
    ['ends', june(2, '12:00')],
    ['kind', 'Blackout'],
    ['title', ''],
    ['unitIds', []],
  ])('refuses a bad %s by its name', async (field, value) => {
    const { id } = await book()
    expect(await refusedFields(change(id, { [field]: value }))).toEqual([field])
  })
})

describe('removing', () => {
  test('frees the time', async () => {
    const { id } = await book()
    await calendar().entries.remove({ ownerId: made.ownerId, id })
    expect((await read()).entries).toEqual([])
    await book()
  })

  test('of an entry of another page is not found', async () => {
    const { id } = await book()
    const other = await makeCalendar(server)
    const removal = other.manager.api.facilities.calendar.entries.remove({ ownerId: other.ownerId, id })
    expect((await refusal(removal)).status).toBe(404)
    expect((await read()).entries).toHaveLength(1)
  })
})

describe('rights', () => {
  test('members read, but do not change', async () => {
    const { id } = await book()
    expect((await read(june(1), june(30), seller)).entries).toHaveLength(1)
    const removal = seller.api.facilities.calendar.entries.remove({ ownerId: made.ownerId, id })
    expect((await refusal(removal)).status).toBe(403)
  })

  test('strangers read nothing', async () => {
    await book()
    expect(await refusal(read(june(1), june(30), stranger))).toBeInstanceOf(RefusedCall)
  })
})

test.each([
  ['to', june(5), june(5)],
  ['to', june(1), '2031-12-31T00:00:00.000Z'],
])('refuses %s of a range that is empty or too long', async (field, from, to) => {
  expect(await refusedFields(read(from, to))).toEqual([field])
})
