import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PatchOperation } from '@app/contract/route.ts'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'
import { makeFacility } from '../../../testing/facilities.ts'
import { signUp, signUpHere, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, type TestServer, workerServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedUp
let dana: SignedUp
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
  dana = await signUp(server, 'dana')
})
afterAll(() => server.close())

const replace = (path: string, value: unknown): PatchOperation => ({ op: 'replace', path, value })

const facility = async (changes: Parameters<typeof makeFacility>[2] = {}) =>
  read((await server.stage.facility({ manager: dana.person, ...changes })).id)
const patchFacility = (id: string, ...patch: PatchOperation[]) => dana.api.facilities.update({ id, patch })
const read = async (id: string) => (await admin.api.facilities.get({ id })).data
/** The newest entry of a page or an account. */
async function newest(ownerId: string) {
  const [entry] = (await admin.api.auditLog.filtered({ data: { ownerId } })).data
  return entry!
}
const undo = (entryId: string, { api } = admin) => api.auditLog.undo({ data: { entryId } })
const undoNewest = async (ownerId: string) => undo((await newest(ownerId)).id)
const refusalOf = async (call: Promise<unknown>) => {
  const { status, problem } = await refusal(call)
  return { status, code: problem.code, detail: problem.detail, errors: problem.errors }
}

describe('undoing a patch', () => {
  test('writes the values from before back', async () => {
    const { id, city, description } = await facility({ description: 'Six courts.' })
    await patchFacility(id, replace('/city', 'Austin'), { op: 'remove', path: '/description' })
    await undoNewest(id)
    expect(await read(id)).toMatchObject({ city, description })
  })

  test('writes derived fields back, such as the position of the town before', async () => {
    const { id, lat, lng, timeZone } = await facility()
    await patchFacility(
      id,
      replace('/city', 'Austin'),
      replace('/state', 'Texas'),
      replace('/postalCode', '73301'),
    )
    expect((await read(id)).timeZone).not.toBe(timeZone)
    await undoNewest(id)
    expect(await read(id)).toMatchObject({ lat, lng, timeZone })
  })

  test('is an entry of the ordinary write by the administrator, and can be undone', async () => {
    const { id } = await facility()
    await patchFacility(id, replace('/city', 'Austin'))
    await undoNewest(id)
    expect(await newest(id)).toMatchObject({
      operation: 'facility-mgmt.facilities.update',
      user: { id: admin.id },
      canUndo: true,
    })
    await undoNewest(id)
    expect((await read(id)).city).toBe('Austin')
  })

  test('keeps other fields that were changed since', async () => {
    const { id, city } = await facility()
    await patchFacility(id, replace('/city', 'Austin'))
    const { id: entryId } = await newest(id)
    await patchFacility(id, replace('/phone', '+1 512 555 0100'))
    await undo(entryId)
    expect(await read(id)).toMatchObject({ city, phone: '+1 512 555 0100' })
  })

  test('returns 409 with the fields and the people if they were changed since', async () => {
    const { id } = await facility()
    await patchFacility(id, replace('/name', 'New Name'), replace('/phone', '+1 512 555 0100'))
    const { id: entryId } = await newest(id)
    await patchFacility(id, replace('/name', 'Newer Name'))
    const { status, code, detail, errors } = await refusalOf(undo(entryId))
    expect([status, code]).toEqual([409, 'CHANGED_SINCE'])
    expect(detail).toBe('Changed again since, by dana: name. Undo the later change first.')
    expect(errors).toEqual([{ path: 'name', message: expect.stringMatching(/^was changed by dana at 20/) }])
    expect((await read(id)).name).toBe('Newer Name')
  })

  test('returns 409 for the second of two undos', async () => {
    const { id } = await facility()
    await patchFacility(id, replace('/city', 'Austin'))
    const { id: entryId } = await newest(id)
    await undo(entryId)
    expect((await refusalOf(undo(entryId))).code).toBe('CHANGED_SINCE')
  })

  test('only one of two undos at the same time succeeds', async () => {
    const { id } = await facility()
    await patchFacility(id, replace('/city', 'Austin'))
    const { id: entryId } = await newest(id)
    const results = await Promise.allSettled([undo(entryId), undo(entryId)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('returns 409 if an import changed the same field since', async () => {
    const { id } = await facility()
    await patchFacility(id, replace('/city', 'Austin'))
    const { id: entryId } = await newest(id)
    await server.pool.query(
      `insert into audit_log (operation, owner_id, subject_id, patch)
       values ('facility-mgmt.facilities.import', $1, $2, '[{"op": "replace", "path": "/city", "value": "Waco"}]')`,
      [id, randomUUID()],
    )
    expect((await refusalOf(undo(entryId))).detail).toContain('by the system: city')
  })

  test('ignores items with a field of the same name', async () => {
    const { id, name } = await facility()
    await patchFacility(id, replace('/name', 'Renamed'))
    const { id: entryId } = await newest(id)
    const { data: image } = await dana.api.facilities.images.create({ ownerId: id, data: { name: 'Court' } })
    await dana.api.facilities.images.update({ ownerId: id, id: image.id, patch: [replace('/name', 'Gym')] })
    await undo(entryId)
    expect((await read(id)).name).toBe(name)
  })

  test('is refused by the validation of the ordinary write', async () => {
    const { id } = await facility()
    // As an older release may have accepted it.
    await server.pool.query(`update profile set website = 'nonsense' where id = $1`, [id])
    await patchFacility(id, replace('/website', 'https://example.com'))
    expect(await refusedFields(undoNewest(id))).toEqual(['website'])
  })

  test('returns 404 for a deleted page', async () => {
    const { id } = await facility()
    await patchFacility(id, replace('/city', 'Austin'))
    const { id: entryId } = await newest(id)
    await dana.api.facilities.remove({ id })
    expect((await refusal(undo(entryId))).status).toBe(404)
  })

  test('returns 409 after 30 days, when the values from before are gone', async () => {
    const { id } = await facility()
    await patchFacility(id, replace('/city', 'Austin'))
    const entry = await newest(id)
    await server.pool.query(`update audit_log set at = now() - interval '31 days' where id = $1`, [entry.id])
    await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
    expect((await refusalOf(undo(entry.id))).code).toBe('NOT_UNDOABLE')
    expect((await newest(id)).canUndo).toBe(false)
  })
})

describe('undoing a deletion', () => {
  test('restores the page', async () => {
    const { id } = await facility()
    await dana.api.facilities.remove({ id })
    expect((await newest(id)).canUndo).toBe(true)
    await undoNewest(id)
    expect((await read(id)).id).toBe(id)
    expect((await newest(id)).operation).toBe('facility-mgmt.facilities.restore')
  })

  test('returns 409 if the page was restored since', async () => {
    const { id } = await facility()
    await dana.api.facilities.remove({ id })
    const { id: entryId } = await newest(id)
    await admin.api.facilities.restore({ id })
    const { code, detail } = await refusalOf(undo(entryId))
    expect([code, detail]).toEqual([
      'CHANGED_SINCE',
      'Changed again since, by ada: deletedDate. Undo the later change first.',
    ])
  })

  test('undoing a restore deletes the page again', async () => {
    const { id } = await facility()
    await dana.api.facilities.remove({ id })
    await admin.api.facilities.restore({ id })
    await undoNewest(id)
    expect((await refusal(read(id))).status).toBe(404)
  })

  test('returns 404 after 30 days', async () => {
    const { id } = await facility()
    await dana.api.facilities.remove({ id })
    await server.pool.query(`update profile set deleted_date = now() - interval '31 days' where id = $1`, [
      id,
    ])
    expect((await newest(id)).canUndo).toBe(false)
    expect((await refusal(undoNewest(id))).status).toBe(404)
  })
})

describe('undoing a change of the role of administrators', () => {
  const isAdmin = async (id: string) =>
    (await admin.api.users.search({})).data.find((user) => user.id === id)?.isAdmin

  test('takes a role that was given', async () => {
    const person = await signUpHere(server, 'promoted')
    await admin.api.users.setAdmin({ userId: person.id, isAdmin: true })
    await undoNewest(person.id)
    expect(await isAdmin(person.id)).toBe(false)
  })

  test('gives a role that was taken', async () => {
    const person = await signUpHere(server, 'demoted')
    await admin.api.users.setAdmin({ userId: person.id, isAdmin: true })
    await signUpHere(server, 'another').then(({ id }) =>
      admin.api.users.setAdmin({ userId: id, isAdmin: true }),
    )
    await admin.api.users.setAdmin({ userId: person.id, isAdmin: false })
    await undoNewest(person.id)
    expect(await isAdmin(person.id)).toBe(true)
  })

  test('returns 409 if the role was changed again since', async () => {
    const person = await signUpHere(server, 'again')
    await admin.api.users.setAdmin({ userId: person.id, isAdmin: true })
    const { id } = await newest(person.id)
    await admin.api.users.setAdmin({ userId: person.id, isAdmin: false })
    expect((await refusalOf(undo(id))).errors).toEqual([
      { path: 'isAdmin', message: expect.stringMatching(/^was changed by ada/) },
    ])
  })
})

describe('what can’t be undone', () => {
  test('an approval returns 409, since no call takes it back', async () => {
    const { id } = await facility()
    const entry = await newest(id)
    expect(entry).toMatchObject({ operation: 'facility-mgmt.facilities.approve', canUndo: false })
    expect((await refusalOf(undo(entry.id))).code).toBe('NOT_UNDOABLE')
  })

  test('the cancellation of an event returns 409, and still shows the status from before', async () => {
    const { id } = await server.stage.event({ manager: dana.person })
    await dana.api.events.update({ id, patch: [replace('/status', 'Cancelled')] })
    const entry = await newest(id)
    expect(entry.canUndo).toBe(false)
    expect(entry.fields).toMatchObject([{ name: 'status', before: 'Published', value: 'Cancelled' }])
    expect((await refusalOf(undo(entry.id))).code).toBe('NOT_UNDOABLE')
    expect((await admin.api.events.get({ id })).data.status).toBe('Cancelled')
  })

  test('a change of an account returns 409: its values from before are not stored', async () => {
    await dana.api.users.update({ id: dana.id, patch: [replace('/about', 'Coach.')] })
    const entry = await newest(dana.id)
    expect(entry.canUndo).toBe(false)
    expect((await refusalOf(undo(entry.id))).code).toBe('NOT_UNDOABLE')
    const { rows } = await server.pool.query('select before from audit_log where id = $1', [entry.id])
    expect(rows).toEqual([{ before: null }])
  })

  test('an unknown entry returns 404', async () => {
    expect((await refusal(undo('999999999999'))).status).toBe(404)
  })

  test('people who are no administrators get 403', async () => {
    const { id } = await facility()
    await patchFacility(id, replace('/city', 'Austin'))
    expect((await refusal(undo((await newest(id)).id, dana))).status).toBe(403)
  })
})

test('an entry has the values before a patch', async () => {
  const { id, city } = await facility()
  await patchFacility(id, replace('/city', 'Austin'))
  expect((await newest(id)).fields).toEqual([{ op: 'replace', name: 'city', value: 'Austin', before: city }])
})
