import type { ExportedColumn } from '@app/contract/columns/column.ts'
import { exportOf } from '@app/contract/patterns/exports.ts'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportHandler } from '../patterns/exports/export-source.ts'
import { kinds } from '../kinds.ts'
import { profileExport } from '../patterns/exports/profile-exports.ts'
import { makeFacility } from '../testing/facilities.ts'
import { liveBytes } from '../testing/live-bytes.ts'
import { addMember, signUp, type SignedUp } from '../testing/people.ts'
import { sampleService, type SampleService } from '../testing/sample-service.ts'
import { testServer, type TestServer } from '../testing/test-server.ts'
import { facility } from '@app/contract/facilities/facility-routes.ts'
import { admin } from '../testing/test-tokens.ts'

const rowCount = 50_000
const columns: ExportedColumn[] = [{ field: 'text', heading: 'Text' }]
const ids = Array.from({ length: rowCount }, (_, index) => String(index))
const longText = 'Soccer '.repeat(800)

/** Called before each batch of the list, with the number of batches before it. */
let beforeBatch: (batch: number) => Promise<void> = async () => {}
let batch = 0

const longList = () =>
  exportHandler({
    columns,
    name: () => 'rows',
    ids: async () => ({ ids }),
    items: async (_input: { data: { format: 'csv' | 'xlsx' } }, _call, rows) => {
      await beforeBatch(++batch)
      return rows.ids.map((id) => ({ text: `${id} ${longText}` }))
    },
  })

const tree = {
  own: exportOf({ path: '/own', owner: null, allow: 'user' }, z.strictObject({})),
  all: exportOf({ path: '/all', owner: null, allow: 'admin' }, z.strictObject({})),
  team: exportOf({ path: '/{ownerId}/team', owner: 'facility', allow: 'manager' }, z.strictObject({})),
  facilities: exportOf({ path: '/facilities', owner: null, allow: 'user' }, facility.filter),
}

let server: TestServer
let service: SampleService<typeof tree>
let facilityIds: string[]
const unknownIds = Array.from({ length: 700 }, () => crypto.randomUUID())
beforeAll(async () => {
  server = await testServer()
  const facilities = profileExport(kinds.facility, {
    name: 'facilities',
    // Twice, in different batches.
    find: async () => ({ ids: [...facilityIds, ...unknownIds, ...facilityIds] }),
    current: async () => {
      await beforeBatch(++batch)
      return facilityIds
    },
  })
  service = await sampleService(server, {
    tree,
    handlers: { own: longList(), all: longList(), team: longList(), facilities },
  })
})
afterAll(async () => {
  await service.close()
  await server.close()
})

const linkOf = async (
  { person }: Pick<SignedUp, 'person'>,
  list: 'own' | 'all',
  format: 'csv' | 'xlsx' = 'csv',
) => {
  const api = await service.as(person)
  return (await api[list]({ data: { format } })).data.url
}

/** Downloads a file while `during` runs before one of its batches. */
async function download(url: string, during: (batch: number) => Promise<void> = async () => {}) {
  batch = 0
  beforeBatch = during
  const reply = await fetch(service.origin + url)
  let bytes = 0
  try {
    for await (const chunk of reply.body ?? []) bytes += chunk.length
    return { status: reply.status, bytes, isComplete: true }
  } catch {
    return { status: reply.status, bytes, isComplete: false }
  }
}

const at = (wanted: number, work: () => Promise<unknown>) => async (current: number) => {
  if (current === wanted) await work()
}

test.each(['csv', 'xlsx'] as const)('50,000 rows are sent as %s in bounded memory', async (format) => {
  const reader = await signUp(server, `long-${format}`)
  const url = await linkOf(reader, 'own', format)
  let peak = 0
  const before = liveBytes()
  const file = await download(url, async (current) => {
    if (current % 100 === 0) peak = Math.max(peak, liveBytes() - before)
  })
  expect(file).toMatchObject({ status: 200, isComplete: true })
  expect(batch).toBe(rowCount / 50)
  // The rows are 280 MB.
  expect(peak).toBeLessThan(100_000_000)
})

test('the file ends before it is complete when its reader is blocked', async () => {
  const reader = await signUp(server, 'blocked')
  const url = await linkOf(reader, 'own')
  const block = at(3, () =>
    server.pool.query('update app_user set blocked_date = now() where id = $1', [reader.id]),
  )
  expect(await download(url, block)).toMatchObject({ status: 200, isComplete: false })
  expect(batch).toBe(3)
})

test('a workbook ends before it is complete when its reader is blocked', async () => {
  const reader = await signUp(server, 'blocked-workbook')
  const url = await linkOf(reader, 'own', 'xlsx')
  const block = at(3, () =>
    server.pool.query('update app_user set blocked_date = now() where id = $1', [reader.id]),
  )
  expect(await download(url, block)).toMatchObject({ status: 200, isComplete: false })
})

test('the file ends before it is complete when an administrator is one no longer', async () => {
  const reader = await signUp(server, 'demoted', ['admin'])
  const url = await linkOf(reader, 'all')
  const demote = at(2, () => server.pool.query('delete from administrator where user_id = $1', [reader.id]))
  expect(await download(url, demote)).toMatchObject({ isComplete: false })
  expect(batch).toBe(2)
})

test('the file ends before it is complete when a manager leaves the team', async () => {
  const founder = await signUp(server, 'founder')
  const manager = await signUp(server, 'leaving')
  const { id: ownerId } = await makeFacility(server, founder.person)
  await addMember(founder.api.facilities.managers, ownerId, manager)
  const api = await service.as(manager.person)
  const { url } = (await api.team({ ownerId, data: { format: 'csv' } })).data
  const leave = at(2, () => server.pool.query('delete from member where user_id = $1', [manager.id]))
  expect(await download(url, leave)).toMatchObject({ isComplete: false })
  expect(batch).toBe(2)
})

test('a reader who loses the right before the download gets an error', async () => {
  const reader = await signUp(server, 'early', ['admin'])
  const url = await linkOf(reader, 'all')
  await server.pool.query('delete from administrator where user_id = $1', [reader.id])
  expect(await download(url)).toMatchObject({ status: 403, isComplete: true })
})

test('a facility that is hidden meanwhile is in none of the later rows', async () => {
  const owner = await signUp(server, 'owner')
  const stays = await makeFacility(server, owner.person, { name: 'Stays Park' })
  const goes = await makeFacility(server, owner.person, { name: 'Goes Park' })
  facilityIds = [stays.id, goes.id]
  const reader = await service.as(admin)
  const { url } = (await reader.facilities({ data: { format: 'csv' } })).data
  batch = 0
  beforeBatch = at(2, () =>
    server.pool.query('update profile set deleted_date = now() where id = $1', [goes.id]),
  )
  const rows = (await (await fetch(service.origin + url)).text()).split('\r\n')
  expect(rows.filter((row) => row.startsWith('Stays Park'))).toHaveLength(2)
  expect(rows.filter((row) => row.startsWith('Goes Park'))).toHaveLength(1)
})
