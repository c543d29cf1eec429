import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxEntries, maxLists } from '@app/contract/rules/limits.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  refusal,
  refusedFields,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'
import { clean } from '../../../housekeeping.ts'
import { createFileStore } from '../../../platform/files/file-store.ts'
import { testPictures } from '../../../platform/files/testing/test-pictures.ts'
import { admin } from '../../../testing/test-tokens.ts'

let server: TestServer
let visitor: Api
let manager: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  manager = await signUp(server, 'manager')
})
afterAll(() => server.close())

const join = () => signUp(server, `person-${crypto.randomUUID()}`)
const newFacility = async (name = 'Elm Street Fieldhouse') =>
  (await server.stage.facility({ manager: manager.person, name })).id
const setActive = async (id: string, isActive: boolean) =>
  (await server.as(admin)).facilities.update({
    id,
    patch: [{ op: 'replace', path: '/isActive', value: isActive }],
  })

async function newList(api: Api, ...profileIds: string[]) {
  const { data } = await api.lists.create({ data: { name: 'Spring 14U' } })
  for (const profileId of profileIds) await api.lists.entries.put({ listId: data.id, profileId, data: {} })
  return data.id
}

/** The entries of a list by profile, in order. */
const entriesIn = async (api: Api, listId: string) =>
  (await api.lists.entries.list({ listId })).data.map(({ profileId, note }) => [profileId, note])

const shareKeyOf = async (api: Api, listId: string, withNotes = false) =>
  (await api.lists.share({ listId, data: { withNotes } })).data.sharing?.key ?? ''

const notFound = { status: 404, problem: { code: 'NOT_FOUND' } }

test('a new list is private and empty', async () => {
  const { api } = await join()
  const { data } = await api.lists.create({ data: { name: ' Spring 14U ' } })
  expect(data).toMatchObject({ name: 'Spring 14U', entryCount: 0, hasProfile: null, sharing: null })
  expect((await api.lists.get({ listId: data.id })).data).toEqual(data)
})

test.each(['', 'x'.repeat(81), 'two\nlines'])('returns 400 for the name %j', async (name) => {
  const { api } = await join()
  expect(await refusedFields(api.lists.create({ data: { name } }))).toEqual(['data/name'])
})

test('lists the list that was changed last first, and whether it has a profile', async () => {
  const { api } = await join()
  const facilityId = await newFacility()
  const [first, second] = [await newList(api), await newList(api)]
  await api.lists.entries.put({ listId: first, profileId: facilityId, data: {} })
  const { data } = await api.lists.list({ profileId: facilityId })
  expect(data.map(({ id, hasProfile }) => [id, hasProfile])).toEqual([
    [first, true],
    [second, false],
  ])
})

test('entries of all kinds are listed with their profiles, last added first', async () => {
  const { api } = await join()
  const [facility, destination] = [
    await newFacility('Oak Hall'),
    await server.stage.destination({ manager: manager.person }),
  ]
  const listId = await newList(api, facility, destination.id)
  const { data, _meta } = await api.lists.entries.list({ listId })
  expect(data).toMatchObject([
    { kind: 'destination', profileId: destination.id, profile: { name: 'Elm County' } },
    { kind: 'facility', profileId: facility, profile: { name: 'Oak Hall', sports: [] } },
  ])
  expect(_meta.stats.count).toBe(2)
})

test('adding a profile again keeps its place and its note', async () => {
  const { api } = await join()
  const [one, other] = [await newFacility(), await newFacility()]
  const listId = await newList(api)
  await api.lists.entries.put({ listId, profileId: one, data: { note: 'Ask for Friday' } })
  await api.lists.entries.put({ listId, profileId: other, data: {} })
  await api.lists.entries.put({ listId, profileId: one, data: {} })
  expect(await entriesIn(api, listId)).toEqual([
    [other, null],
    [one, 'Ask for Friday'],
  ])
})

test('a note is changed and removed', async () => {
  const { api } = await join()
  const profileId = await newFacility()
  const listId = await newList(api, profileId)
  await api.lists.entries.put({ listId, profileId, data: { note: 'Good\nlights' } })
  expect(await entriesIn(api, listId)).toEqual([[profileId, 'Good\nlights']])
  await api.lists.entries.put({ listId, profileId, data: { note: null } })
  expect(await entriesIn(api, listId)).toEqual([[profileId, null]])
})

test('returns 400 for a note of 301 characters', async () => {
  const { api } = await join()
  const profileId = await newFacility()
  const listId = await newList(api)
  const put = api.lists.entries.put({ listId, profileId, data: { note: 'x'.repeat(301) } })
  expect(await refusedFields(put)).toEqual(['data/note'])
})

test('removing a profile twice leaves the list without it', async () => {
  const { api } = await join()
  const profileId = await newFacility()
  const listId = await newList(api, profileId)
  for (const _ of [1, 2]) {
    const { data } = await api.lists.entries.remove({ listId, profileId })
    expect(data).toMatchObject({ entryCount: 0, hasProfile: false })
  }
})

test('a hidden profile can’t be added, like one that does not exist', async () => {
  const { api } = await join()
  const hidden = await newFacility()
  await setActive(hidden, false)
  const listId = await newList(api)
  for (const profileId of [hidden, crypto.randomUUID()])
    expect(await refusal(api.lists.entries.put({ listId, profileId, data: {} }))).toMatchObject(notFound)
})

test('a profile that was hidden stays in its owner’s list without its content, and can be removed', async () => {
  const { api } = await join()
  const profileId = await newFacility()
  const listId = await newList(api, profileId)
  await setActive(profileId, false)
  const { data } = await api.lists.entries.list({ listId })
  expect(data).toMatchObject([{ profileId, profile: null }])
  expect((await api.lists.entries.remove({ listId, profileId })).data.entryCount).toBe(0)
})

test('staff see their own hidden profile in their list', async () => {
  const profileId = await newFacility('Hidden Hall')
  await setActive(profileId, false)
  const listId = await newList(manager.api, profileId)
  expect((await manager.api.lists.entries.list({ listId })).data).toMatchObject([
    { profile: { name: 'Hidden Hall' } },
  ])
})

test('other people’s lists are 404, even for admins', async () => {
  const listId = await newList((await join()).api)
  for (const { lists } of [(await join()).api, await server.as(admin)]) {
    const refused = await Promise.all(
      [
        lists.get({ listId }),
        lists.update({ listId, patch: [] }),
        lists.remove({ listId }),
        lists.restore({ listId }),
        lists.entries.list({ listId }),
        lists.entries.put({ listId, profileId: listId, data: {} }),
        lists.entries.remove({ listId, profileId: listId }),
        lists.share({ listId, data: {} }),
        lists.stopSharing({ listId }),
      ].map(refusal),
    )
    for (const refusedCall of refused) expect(refusedCall).toMatchObject(notFound)
  }
})

test('renaming changes the name only, and needs the current version', async () => {
  const { api } = await join()
  const listId = await newList(api)
  const patch = [{ op: 'replace' as const, path: '/name', value: 'Fall 14U' }]
  expect((await api.lists.update({ listId, patch })).data.name).toBe('Fall 14U')
  expect(await refusal(api.lists.update({ listId, patch }, { ifMatch: '"1-x"' }))).toMatchObject({
    status: 412,
  })
  const own = [{ op: 'replace' as const, path: '/sharing', value: null }]
  expect(await refusal(api.lists.update({ listId, patch: own }))).toMatchObject({ status: 400 })
})

test('a deleted list is gone, and restoring it brings back its entries and its link', async () => {
  const { api } = await join()
  const profileId = await newFacility()
  const listId = await newList(api, profileId)
  const key = await shareKeyOf(api, listId)
  await api.lists.remove({ listId })
  expect((await api.lists.list({})).data).toEqual([])
  expect(await refusal(api.lists.get({ listId }))).toMatchObject(notFound)
  expect(await refusal(visitor.sharedLists.get({ key }))).toMatchObject(notFound)
  expect(await refusal(visitor.sharedLists.entries({ key }))).toMatchObject(notFound)
  expect((await api.lists.restore({ listId })).data).toMatchObject({ entryCount: 1, sharing: { key } })
})

test('a shared list shows its name and profiles, and nothing of its owner', async () => {
  const { api, person } = await join()
  const profileId = await newFacility()
  const listId = await newList(api)
  await api.lists.entries.put({ listId, profileId, data: { note: 'Private' } })
  const key = await shareKeyOf(api, listId)
  const shown = [await visitor.sharedLists.get({ key }), await visitor.sharedLists.entries({ key })]
  expect(shown).toMatchObject([
    { data: { name: 'Spring 14U', sharedBy: null } },
    { data: [{ profileId, note: null, profile: { id: profileId } }] },
  ])
  expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${person.email}|${person.name}|${listId}`))
})

test('readers see the name and the notes that the owner chose to show', async () => {
  const { api } = await join()
  const profileId = await newFacility()
  const listId = await newList(api)
  await api.lists.entries.put({ listId, profileId, data: { note: 'Ask for Friday' } })
  const { data } = await api.lists.share({ listId, data: { sharedBy: 'Coach Kim', withNotes: true } })
  const key = data.sharing?.key ?? ''
  expect((await visitor.sharedLists.get({ key })).data.sharedBy).toBe('Coach Kim')
  expect((await visitor.sharedLists.entries({ key })).data).toMatchObject([{ note: 'Ask for Friday' }])
})

test('changing what readers see keeps the link; sharing again after stopping makes another', async () => {
  const { api } = await join()
  const listId = await newList(api)
  const key = await shareKeyOf(api, listId)
  expect(key).toMatch(/^[\w-]{24}$/)
  expect(await shareKeyOf(api, listId, true)).toBe(key)
  expect((await api.lists.stopSharing({ listId })).data.sharing).toBeNull()
  expect(await refusal(visitor.sharedLists.get({ key }))).toMatchObject(notFound)
  expect(await shareKeyOf(api, listId)).not.toBe(key)
})

test('readers of a shared list don’t see or count hidden profiles; their staff do', async () => {
  const { api } = await join()
  const [hidden, shown] = [await newFacility(), await newFacility()]
  const key = await shareKeyOf(api, await newList(api, hidden, shown))
  await setActive(hidden, false)
  const idsFor = async (reader: Api) => {
    const { data, _meta } = await reader.sharedLists.entries({ key })
    return [data.map(({ profileId }) => profileId), _meta.stats.count]
  }
  expect(await idsFor(visitor)).toEqual([[shown], 1])
  expect(await idsFor(manager.api)).toEqual([[shown, hidden], 2])
})

test.each(['x', 'a'.repeat(300), '%', '‮'])('returns 404 for the key %j', async (key) => {
  expect(await refusal(visitor.sharedLists.get({ key }))).toMatchObject(notFound)
})

test('returns 409 for one list more than the limit, and for restoring one above it', async () => {
  const { api, id } = await join()
  const deleted = await newList(api)
  await api.lists.remove({ listId: deleted })
  await server.pool.query(
    `insert into profile_list (id, user_id, name) select gen_random_uuid(), $1, 'List' from generate_series(1, $2)`,
    [id, maxLists - 1],
  )
  const both = await Promise.allSettled([1, 2].map(() => api.lists.create({ data: { name: 'Last' } })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const tooMany = { status: 409, problem: { code: 'QUOTA_REACHED' } }
  expect(await refusal(api.lists.restore({ listId: deleted }))).toMatchObject(tooMany)
})

test('returns 409 for one entry more than the limit, but still changes notes', async () => {
  const { api } = await join()
  const [known, another] = [await newFacility(), await newFacility()]
  const listId = await newList(api, known)
  await server.pool.query(
    `with made as (select gen_random_uuid() as id from generate_series(1, $2)),
      owners as (insert into owner (id, kind) select id, 'organization' from made returning id),
      profiles as (insert into profile (id, kind, name) select id, 'organization', 'Filler' from owners returning id)
    insert into profile_list_entry (list_id, profile_id) select $1::uuid, id from profiles`,
    [listId, maxEntries - 1],
  )
  const refused = await refusal(api.lists.entries.put({ listId, profileId: another, data: {} }))
  expect(refused).toMatchObject({ status: 409, problem: { code: 'QUOTA_REACHED' } })
  await api.lists.entries.put({ listId, profileId: known, data: { note: 'Still' } })
})

test('housekeeping removes lists that were deleted more than 30 days ago', async () => {
  const { api } = await join()
  const [old, recent] = [await newList(api), await newList(api)]
  for (const listId of [old, recent]) await api.lists.remove({ listId })
  await server.pool.query(`update profile_list set deleted_date = now() - interval '31 days' where id = $1`, [
    old,
  ])
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  expect(await refusal(api.lists.restore({ listId: old }))).toMatchObject(notFound)
  expect((await api.lists.restore({ listId: recent })).data.id).toBe(recent)
})

test('only the last 20 deleted lists can be restored', async () => {
  const { api } = await join()
  const deleted: string[] = []
  for (let turn = 0; turn < 21; turn++) {
    const listId = await newList(api)
    await api.lists.remove({ listId })
    deleted.push(listId)
  }
  expect(await refusal(api.lists.restore({ listId: deleted[0] ?? '' }))).toMatchObject(notFound)
  expect((await api.lists.restore({ listId: deleted[1] ?? '' })).data.id).toBe(deleted[1])
})

test('visitors are asked to sign in', async () => {
  expect(await refusal(visitor.lists.list({}))).toMatchObject({ status: 401 })
})
