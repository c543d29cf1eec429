import { afterAll, expect, test } from 'vitest'
import { services } from '@app/contract/tree.ts'
import { clean } from '../housekeeping.ts'
import { createFileStore } from '../platform/files/file-store.ts'
import { testPictures } from '../platform/files/testing/test-pictures.ts'
import { addMember, signUp, type SignedUp } from '../testing/people.ts'
import { makeFacility } from '../testing/facilities.ts'
import { testServer } from '../testing/test-server.ts'
import { base, problemOf, wire } from '../testing/wire.ts'
import { checkQuotaNames } from './quotas.ts'
import { admin } from '../testing/test-tokens.ts'

// New accounts have the second numbers.
const server = await testServer(undefined, undefined, {
  quotas: 'profiles=100/100 profilesPerDay=100/100 pageFileBytes=3MB/2MB accountFileBytes=9MB/3MB',
})
afterAll(() => server.close())

const newPerson = () => signUp(server, `uploader-${crypto.randomUUID()}`)

/** A document of this many kilobytes. Each has a text of its own. */
const textOf = (kilobytes: number) => `${crypto.randomUUID()} `.padEnd(kilobytes * 1000, 'a')

async function addDocument({ api }: SignedUp, ownerId: string) {
  return (await api.facilities.documents.create({ ownerId, data: { name: 'Rules' } })).data.id
}

const putFile = ({ token }: SignedUp, ownerId: string, id: string, content: string) =>
  wire(server.origin, 'PUT', `${base}/facilities/${ownerId}/documents/${id}/file`, {
    token,
    body: content,
    headers: { 'content-type': 'text/plain' },
  })

/** Adds a document with a file of this many kilobytes. */
async function upload(person: SignedUp, ownerId: string, kilobytes: number) {
  const id = await addDocument(person, ownerId)
  return { id, reply: await putFile(person, ownerId, id, textOf(kilobytes)) }
}

test('a page has room for exactly as many bytes as its quota, and the refusal has units', async () => {
  const person = await newPerson()
  const { id } = await makeFacility(server, person.person)
  expect((await upload(person, id, 1500)).reply.status).toBe(200)
  const { reply } = await upload(person, id, 501)
  expect(problemOf(reply)).toMatchObject({
    status: 409,
    code: 'QUOTA_REACHED',
    quota: { name: 'pageFileBytes', limit: 2_000_000, count: 1_500_000 },
  })
  expect(problemOf(reply).detail).toContain(
    'This page has 1.5 MB of at most 2 MB of files, and this file has 501 KB.',
  )
  expect((await upload(person, id, 500)).reply.status).toBe(200)
  expect(problemOf((await upload(person, id, 1)).reply).detail).toContain(
    'This page has 2 MB of at most 2 MB of files. ',
  )
})

test('lists of files have the bytes of all files of the page and their limit, for managers only', async () => {
  const person = await newPerson()
  const { id: ownerId } = await makeFacility(server, person.person)
  const { reply } = await upload(person, ownerId, 1500)
  expect(reply.status).toBe(200)
  const bytes = { count: 1_500_000, limit: 2_000_000 }
  for (const kind of ['images', 'documents'] as const)
    expect((await person.api.facilities[kind].list({ ownerId }))._meta.bytes).toEqual(bytes)
  const visitor = await server.as()
  expect((await visitor.facilities.documents.list({ ownerId }))._meta.bytes).toBeUndefined()
})

test('lists of files have the bytes of all uploads of the account and their limit, except for administrators', async () => {
  const person = await newPerson()
  const pages = [await makeFacility(server, person.person), await makeFacility(server, person.person)]
  for (const { id } of pages) expect((await upload(person, id, 1200)).reply.status).toBe(200)
  const metaFor = async ({ api }: Pick<SignedUp, 'api'>) =>
    (await api.facilities.images.list({ ownerId: pages[0]?.id ?? '' }))._meta
  expect((await metaFor(person)).accountBytes).toEqual({ count: 2_400_000, limit: 3_000_000 })
  expect((await metaFor({ api: await server.as(admin) })).accountBytes).toBeUndefined()
})

test('of ten parallel uploads exactly those that fit are stored', async () => {
  const person = await newPerson()
  const { id: ownerId } = await makeFacility(server, person.person)
  const ids: string[] = []
  while (ids.length < 10) ids.push(await addDocument(person, ownerId))
  const replies = await Promise.all(ids.map((id) => putFile(person, ownerId, id, textOf(400))))
  const statuses = replies.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(5)
  expect(statuses.filter((status) => status === 409)).toHaveLength(5)
})

test('of parallel uploads to several pages, an account stores exactly those that fit', async () => {
  const person = await newPerson()
  const pages: { ownerId: string; id: string }[] = []
  while (pages.length < 6) {
    const { id: ownerId } = await makeFacility(server, person.person)
    pages.push({ ownerId, id: await addDocument(person, ownerId) })
  }
  const replies = await Promise.all(pages.map(({ ownerId, id }) => putFile(person, ownerId, id, textOf(900))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = replies.filter(({ status }) => status === 409).map(problemOf)
  expect(refused.map(({ quota }) => quota?.name)).toEqual(Array(3).fill('accountFileBytes'))
  expect(refused[0]?.detail).toContain('You have 2.7 MB of at most 3 MB of files, and this file has 900 KB.')
})

test('deleting a file gives its bytes back', async () => {
  const person = await newPerson()
  const { id: ownerId } = await makeFacility(server, person.person)
  const { id } = await upload(person, ownerId, 2000)
  expect((await upload(person, ownerId, 1)).reply.status).toBe(409)
  await person.api.facilities.documents.remove({ ownerId, id })
  expect((await upload(person, ownerId, 2000)).reply.status).toBe(200)
})

test('a file that replaces another needs only its own bytes', async () => {
  const person = await newPerson()
  const { id: ownerId } = await makeFacility(server, person.person)
  const { id } = await upload(person, ownerId, 1900)
  expect((await putFile(person, ownerId, id, textOf(2000))).status).toBe(200)
  expect((await putFile(person, ownerId, id, textOf(2001))).status).toBe(409)
})

test('content that is stored once counts for each row', async () => {
  const person = await newPerson()
  const { id: ownerId } = await makeFacility(server, person.person)
  const content = textOf(1200)
  const ids = [await addDocument(person, ownerId), await addDocument(person, ownerId)]
  const statuses: number[] = []
  for (const id of ids) statuses.push((await putFile(person, ownerId, id, content)).status)
  expect(statuses).toEqual([200, 409])
})

test('bytes count for the account that uploads them, not for the one that added the document', async () => {
  const [adding, uploading] = [await newPerson(), await newPerson()]
  const { id: ownerId } = await makeFacility(server, adding.person)
  await addMember(adding.api.facilities.managers, ownerId, uploading, 'Manager')
  const id = await addDocument(adding, ownerId)
  expect((await putFile(uploading, ownerId, id, textOf(2000))).status).toBe(200)
  const { id: other } = await makeFacility(server, adding.person)
  expect((await upload(adding, other, 2000)).reply.status).toBe(200)
  const { id: own } = await makeFacility(server, uploading.person)
  expect(problemOf((await upload(uploading, own, 1500)).reply).quota?.name).toBe('accountFileBytes')
})

test('administrators have the quota of the page only', async () => {
  const person = await newPerson()
  const administrator = await signUp(server, `admin-${crypto.randomUUID()}`, admin.roles)
  const statuses: number[] = []
  for (let n = 0; n < 4; n++) {
    const { id } = await makeFacility(server, person.person)
    statuses.push((await upload(administrator, id, 2900)).reply.status)
  }
  const { id } = await makeFacility(server, person.person)
  statuses.push((await upload(administrator, id, 3001)).reply.status)
  expect(statuses).toEqual([200, 200, 200, 200, 409])
})

test('files of a deleted page count until they are purged', async () => {
  const person = await newPerson()
  const { id } = await makeFacility(server, person.person)
  expect((await upload(person, id, 2000)).reply.status).toBe(200)
  await person.api.facilities.remove({ id })
  const { id: next } = await makeFacility(server, person.person)
  expect((await upload(person, next, 1500)).reply.status).toBe(409)
  await server.pool.query(`update profile set deleted_date = now() - interval '31 days' where id = $1`, [id])
  await clean(server.db, await createFileStore({ dataDir: server.dataDir, pictures: testPictures }))
  expect((await upload(person, next, 1500)).reply.status).toBe(200)
})

test.each([
  ['images', true, 'images must be a number without a unit'],
  ['pageFileBytes', false, 'pageFileBytes must have the unit MB or GB'],
])('the quota %s with bytes: %s is refused', (name, areBytes, message) => {
  const quotas = new Map([[name, { most: 1, mostAtFirst: undefined, areBytes }]])
  expect(() => checkQuotaNames(services, quotas)).toThrow(message)
})
