import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { listImports } from './find-import.ts'
import { addManager, addUser, importDatabase, type ImportDatabase } from './testing/import-database.ts'
import { undoImport } from './undo-import.ts'

let database: ImportDatabase
beforeAll(async () => {
  database = await importDatabase(inject('databaseUrl'))
})
afterEach(() => database.empty())
afterAll(() => database.close())

const header = 'name,state,lat,lng,phone,capacity,sports'
const oak = 'Oak Hill Arena,IN,39.77,-86.15,317-555-0100,5000,Basketball'
const elm = 'Elm Park,IN,41.6,-87.34,,,Soccer'
const ash = 'Ash Rink,IN,40.6,-87.1,,,Ice Hockey'

const importRows = async (...rows: string[]) =>
  (await database.importFile(csv(header, ...rows))).importId ?? ''
const undo = (id: string, force = false) => undoImport(database.pool, { id, force })
const idOf = async (name: string) =>
  (await database.facilities()).find((facility) => facility.name === name)?.id ?? ''
const names = async () => (await database.facilities()).map(({ name }) => name)

test('an undo deletes the new facilities, and the file can be imported again', async () => {
  const id = await importRows(oak, elm)
  expect(await undo(id.slice(-9))).toMatchObject({
    undone: { id, fileName: 'file' },
    removed: 2,
    restored: 0,
    kept: [],
  })
  expect(await names()).toEqual([])
  expect(await database.count('entry')).toBe(0)
  expect(await database.count('profile where deleted_date is not null')).toBe(2)
  expect(
    await database.count(
      `audit_log where operation = 'facility-mgmt.facilities.undoImport' and patch @> '[{"op": "remove"}]'`,
    ),
  ).toBe(2)
  const again = await database.importFile(csv(header, oak, elm))
  expect(again).toMatchObject({ result: 'imported', counts: { new: 2 } })
  expect(await listImports(database.pool)).toMatchObject([
    { id: again.importId, undone: null },
    { id, undone: expect.any(Date) },
  ])
})

test('an undo restores changed columns and removes added children', async () => {
  await importRows(oak, elm)
  const before = await database.facilities()
  const id = await importRows('Oak Hill Arena,IN,39.771,-86.15,317-555-0199,1,Volleyball; Judo', ash)
  expect(await database.facilities()).not.toEqual(before)
  expect(await undo(id)).toMatchObject({ removed: 1, restored: 1, kept: [] })
  expect(await database.facilities()).toEqual(before)
  const { rows } = await database.pool.query(
    `select sports, lat from derived.facility_item where name = 'Oak Hill Arena'`,
  )
  expect(rows).toEqual([{ sports: ['Basketball'], lat: 39.77 }])
})

test('an undo keeps and names a facility edited since, even with force', async () => {
  await importRows(oak)
  const id = await importRows(oak.replace('5000', '7000'))
  await database.pool.query(`update profile set phone = null where name = 'Oak Hill Arena'`)
  for (const force of [false, true]) {
    expect(await undo(id, force)).toMatchObject({
      restored: 0,
      kept: [{ name: 'Oak Hill Arena', reason: 'edited since' }],
    })
    expect(await database.facilities()).toMatchObject([{ capacity: 7000, phone: null }])
  }
})

test('an undo keeps new facilities that people use, unless forced', async () => {
  const rows = ['Managed', 'Reviewed', 'Liked', 'Edited', 'Approved', 'Untouched'].map(
    (name, index) => `${name} Hall,IN,${39 + index / 5},-86,,,`,
  )
  const id = await importRows(...rows)
  const user = await addUser(database.pool, 'somebody')
  await addManager(database.pool, await idOf('Managed Hall'), user)
  await database.pool.query(
    'insert into review (id, owner_id, user_id, rating) values (gen_random_uuid(), $1, $2, 5)',
    [await idOf('Reviewed Hall'), user],
  )
  await database.pool.query(
    'insert into reaction (id, owner_id, user_id) values (gen_random_uuid(), $1, $2)',
    [await idOf('Liked Hall'), user],
  )
  await database.pool.query(`update profile set phone = '555 0100 100' where name = 'Edited Hall'`)
  await database.pool.query(`update profile set status = 'Approved' where name = 'Approved Hall'`)
  await database.pool.query(
    `insert into audit_log (operation, owner_id, patch) values ('facility-mgmt.facilities.approve', $1, '[{"op": "replace", "path": "/status", "value": "Approved"}]')`,
    [await idOf('Approved Hall')],
  )
  expect(await undo(id)).toMatchObject({
    removed: 2,
    kept: [
      { name: 'Edited Hall', reason: 'edited since' },
      { name: 'Liked Hall', reason: '1 × like' },
      { name: 'Managed Hall', reason: '1 × manager' },
      { name: 'Reviewed Hall', reason: '1 × review' },
    ],
  })
  expect(await names()).toEqual(['Edited Hall', 'Liked Hall', 'Managed Hall', 'Reviewed Hall'])
  expect(await undo(id, true)).toMatchObject({ removed: 4, kept: [] })
  expect(await names()).toEqual([])
})

test('an undo skips facilities deleted since', async () => {
  const id = await importRows(oak, elm)
  await database.pool.query(`update profile set deleted_date = now() where name = 'Elm Park'`)
  expect(await undo(id)).toMatchObject({ removed: 1, kept: [] })
})

test.each([
  ['nothing', /no import nothing/],
  ['', /no import/],
])('refuses the id %j', async (id, message) => {
  await importRows(oak)
  await expect(undo(id)).rejects.toThrow(message)
})

test('refuses an ambiguous id and a second undo', async () => {
  const first = await importRows(oak)
  const second = await importRows(elm)
  await expect(undo(first.slice(0, 3))).rejects.toThrow(/matches 2 imports/)
  await undo(second)
  await expect(undo(second)).rejects.toThrow(/undone before/)
  expect(await names()).toEqual(['Oak Hill Arena'])
})

test('undoing the later of two imports counts as an edit, so the earlier one needs force', async () => {
  const first = await importRows(oak)
  const second = await importRows(oak.replace('5000', '7000'))
  expect((await undo(first)).kept).toHaveLength(1)
  await undo(second)
  expect(await database.facilities()).toMatchObject([{ capacity: 5000 }])
  expect(await undo(first, true)).toMatchObject({ removed: 1 })
})
