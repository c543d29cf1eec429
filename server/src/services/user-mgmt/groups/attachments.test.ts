import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimedPng, sampleImage } from '../../../platform/files/testing/sample-images.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import { refusal, refusedFields, workerServer, type TestServer } from '../../../testing/test-server.ts'
import { wire } from '../../../testing/wire.ts'

let server: TestServer
let admin: SignedUp
let manager: SignedUp
let member: SignedUp
let ownerId: string
const picture = sampleImage('png', 8, 6)
beforeAll(async () => {
  server = await workerServer()
  admin = await signUp(server, 'ada', ['admin'])
  manager = await signUp(server, 'manager')
  member = await signUp(server, 'member')
  ownerId = (await manager.api.groups.create({ data: { memberIds: [member.id] } })).data.id
})
afterAll(() => server.close())

type Folder = 'images' | 'documents'
async function upload(folder: Folder = 'images', by = member, name = 'Floor plan', isUnsent = true) {
  const { id } = (await by.api.groups[folder].create({ ownerId, data: { name, isUnsent } })).data
  const file = new Blob([folder === 'images' ? Buffer.from(await picture) : 'Ten courts'])
  await by.api.groups[folder].putFile({ ownerId, id, file })
  return id
}
const send = async (attachments: string[], text = '') =>
  (
    await member.api.groups.messages.create({
      ownerId,
      data: { clientId: crypto.randomUUID(), text, attachments },
    })
  ).data

test('a message has its files in the order in which they were attached', async () => {
  const [image, document] = [await upload(), await upload('documents')]
  const { text, attachments } = await send([document, image])
  expect(text).toBe('')
  expect(attachments).toMatchObject([
    { id: document, kind: 'document', name: 'Floor plan', contentType: 'text/plain', bytes: 10, width: null },
    { id: image, kind: 'image', contentType: 'image/png', width: 8, height: 6 },
  ])
})

test.each(['images', 'documents'] as const)('the address of %s serves them', async (folder) => {
  const [attachment] = (await send([await upload(folder)])).attachments
  const reply = await wire(server.origin, 'GET', attachment!.url)
  expect(reply.status).toBe(200)
})

test.each(['images', 'documents'] as const)('the address of %s ends with the membership', async (folder) => {
  const late = await signUp(server, `late-${folder}`)
  const { id } = (await manager.api.groups.members.create({ ownerId, data: { userId: late.id } })).data
  const file = await upload(folder)
  await send([file])
  const { url } = (await late.api.groups[folder].get({ ownerId, id: file })).data
  const { attachments } = (await late.api.groups.messages.list({ ownerId })).data[0]!
  const statuses = () =>
    Promise.all(
      [url!, attachments[0]!.url].map(async (path) => (await wire(server.origin, 'GET', path)).status),
    )
  expect(await statuses()).toEqual([200, 200])
  await manager.api.groups.members.remove({ ownerId, id })
  expect(await statuses()).toEqual([404, 404])
})

describe.each(['images', 'documents'] as const)('until they are sent, %s', (folder) => {
  const others = () => manager.api.groups[folder]
  const counts = async (by: SignedUp) => {
    const { data, _meta } = await by.api.groups[folder].filtered({ ownerId, data: {}, take: 100 })
    return { ids: data.map(({ id }) => id), count: _meta.stats.count }
  }

  test('are listed and counted for their author only', async () => {
    const before = await counts(manager)
    const id = await upload(folder)
    expect((await counts(member)).ids).toContain(id)
    expect(await counts(manager)).toEqual(before)
    await send([id])
    expect(await counts(manager)).toMatchObject({
      ids: expect.arrayContaining([id]),
      count: before.count + 1,
    })
  })

  test('aren’t found, changed or removed by others', async () => {
    const id = await upload(folder)
    const patch = [{ op: 'replace' as const, path: '/name', value: 'Other' }]
    const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status
    expect(await statusOf(others().get({ ownerId, id }))).toBe(404)
    expect(await statusOf(others().entitlements({ ownerId, id }))).toBe(404)
    expect(await statusOf(others().remove({ ownerId, id }))).toBe(404)
    expect(await statusOf(others().update({ ownerId, id, patch }))).toBe(403)
    expect(await statusOf(others().putFile({ ownerId, id, file: new Blob(['Other']) }))).toBe(403)
    expect((await member.api.groups[folder].get({ ownerId, id })).data.name).toBe('Floor plan')
  })

  test('are delivered to their author only', async () => {
    const id = await upload(folder)
    const { url } = (await member.api.groups[folder].get({ ownerId, id })).data
    const withoutPass = url!.replace(/\.\d+\.[0-9a-f]+\.[0-9a-f-]+/, '')
    const { rows } = await server.pool.query<{ url: string }>(
      `select derived.group_file_url($1, id, name, sha256, $2) as url from ${folder.slice(0, -1)} where id = $3`,
      [folder.slice(0, -1), manager.id, id],
    )
    const status = async (path: string, token?: string) =>
      (await wire(server.origin, 'GET', path, token === undefined ? {} : { token })).status
    const own = async () => [await status(url!), await status(withoutPass, member.token)]
    const otherOnes = async () => [await status(rows[0]!.url), await status(withoutPass, manager.token)]
    expect([await own(), await otherOnes()]).toEqual([
      [200, 200],
      [404, 404],
    ])
    await send([id])
    expect(await otherOnes()).toEqual([200, 200])
  })
})

describe.each(['images', 'documents'] as const)('without a message, %s', (folder) => {
  const idsSeenBy = async (by: SignedUp) =>
    (await by.api.groups[folder].list({ ownerId, take: 100 })).data.map(({ id }) => id)

  test('are for all members as soon as they have content', async () => {
    const { data } = await member.api.groups[folder].create({ ownerId, data: { name: 'Waiver' } })
    expect([await idsSeenBy(member), await idsSeenBy(manager)].map((ids) => ids.includes(data.id))).toEqual([
      true,
      false,
    ])
    const file = new Blob([folder === 'images' ? Buffer.from(await picture) : 'Ten courts'])
    await member.api.groups[folder].putFile({ ownerId, id: data.id, file })
    expect(await idsSeenBy(manager)).toContain(data.id)
    const { url } = (await manager.api.groups[folder].get({ ownerId, id: data.id })).data
    expect((await wire(server.origin, 'GET', url!)).status).toBe(200)
  })

  test('are nobody else’s', async () => {
    const id = await upload(folder, member, 'Waiver', false)
    const { url } = (await member.api.groups[folder].get({ ownerId, id })).data
    const withoutPass = url!.replace(/\.\d+\.[0-9a-f]+\.[0-9a-f-]+/, '')
    expect((await wire(server.origin, 'GET', withoutPass, { token: admin.token })).status).toBe(404)
    expect((await refusal(admin.api.groups[folder].get({ ownerId, id }))).status).toBe(404)
  })
})

test('the manager sorts the files that were sent', async () => {
  await upload()
  await send([await upload()])
  const ids = async () =>
    (await manager.api.groups.images.list({ ownerId, take: 100 })).data.map(({ id }) => id)
  const sorted = (await ids()).toReversed()
  await manager.api.groups.images.sort({ ownerId, data: sorted })
  expect(await ids()).toEqual(sorted)
})

test('an administrator can’t read a file by its id', async () => {
  const { url } = (await send([await upload()])).attachments[0]!
  const withoutPass = url.replace(/\.\d+\.[0-9a-f]+\.[0-9a-f-]+$/, '')
  expect(withoutPass).not.toBe(url)
  expect((await wire(server.origin, 'GET', withoutPass, { token: member.token })).status).toBe(200)
  expect((await wire(server.origin, 'GET', withoutPass, { token: admin.token })).status).toBe(404)
})

test('11 files are refused', async () => {
  const ids = Array.from({ length: 11 }, () => crypto.randomUUID())
  expect(await refusedFields(send(ids))).toEqual(['data/attachments'])
})

test('a file of somebody else is refused by its path', async () => {
  const ids = [await upload(), await upload('images', manager)]
  expect(await refusedFields(send(ids))).toEqual(['data/attachments/1'])
})

test('a file without content is refused', async () => {
  const { id } = (await member.api.groups.images.create({ ownerId, data: { name: 'Plan' } })).data
  expect(await refusedFields(send([id]))).toEqual(['data/attachments/0'])
})

test('a file is sent once', async () => {
  const id = await upload()
  await send([id])
  expect(await refusedFields(send([id], 'Again'))).toEqual(['data/attachments/0'])
})

test('a file that was sent can’t be replaced', async () => {
  const id = await upload('documents')
  await send([id])
  const call = member.api.groups.documents.putFile({ ownerId, id, file: new Blob(['Other']) })
  expect((await refusal(call)).problem.code).toBe('ALREADY_SENT')
})

test('a deleted message takes its files along', async () => {
  const id = await upload()
  const message = await send([id], 'Here')
  await member.api.groups.messages.remove({ ownerId, id: message.id })
  expect((await member.api.groups.messages.get({ ownerId, id: message.id })).data.attachments).toEqual([])
  expect((await refusal(member.api.groups.images.get({ ownerId, id }))).status).toBe(404)
})

test('a removed file leaves its message, which has changed', async () => {
  const id = await upload()
  const message = await send([id], 'Here')
  await member.api.groups.images.remove({ ownerId, id })
  const { data } = await member.api.groups.messages.get({ ownerId, id: message.id })
  expect(data.attachments).toEqual([])
  expect(data.changeSequence).toBeGreaterThan(message.changeSequence)
})

describe('a thread', () => {
  test('counts the files of its last message', async () => {
    await send([await upload(), await upload()])
    const { data } = await manager.api.users.threads.list({ ownerId: manager.id })
    expect(data[0]?.lastMessage).toMatchObject({ text: '', attachmentCount: 2 })
  })
})

describe('an upload to a group is refused', () => {
  const hostile: [string, Folder, number, () => Promise<Uint8Array> | Uint8Array][] = [
    ['21 MB', 'images', 413, () => Buffer.alloc(21 * 1024 * 1024)],
    ['21 MB', 'documents', 413, () => Buffer.alloc(21 * 1024 * 1024, 'x')],
    ['a picture of 50,000 by 50,000 pixels', 'images', 422, () => claimedPng(50_000, 50_000, 60_000_000)],
    ['a truncated picture', 'images', 422, async () => (await picture).subarray(0, 40)],
    [
      'an SVG with a script, named .png',
      'images',
      415,
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['HTML, named .png', 'images', 415, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', 'documents', 422, () => Buffer.alloc(0)],
  ]

  test.each(hostile)(
    'for %s among %s, with the field, and can’t be sent',
    async (_what, folder, status, content) => {
      const { id } = (await member.api.groups[folder].create({ ownerId, data: { name: 'court.png' } })).data
      const file = new File([new Uint8Array(await content())], 'court.png', { type: 'image/png' })
      const refused = await refusal(member.api.groups[folder].putFile({ ownerId, id, file }))
      expect(refused.status).toBe(status)
      expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['file'])
      expect(await refusedFields(send([id]))).toEqual(['data/attachments/0'])
    },
  )

  test.each(['<svg><script>alert(1)</script></svg>', '<!doctype html><script>alert(1)</script>'])(
    'or serves %s as a document that no browser runs',
    async (text) => {
      const { id } = (await member.api.groups.documents.create({ ownerId, data: { name: 'plan.html' } })).data
      const outcome = await member.api.groups.documents
        .putFile({ ownerId, id, file: new Blob([text]) })
        .then(({ data }) => data.url)
        .catch(() => null)
      if (outcome === null) return
      const { headers } = await wire(server.origin, 'GET', outcome)
      expect(headers.get('content-type')).not.toMatch(/html|svg/)
      expect(headers.get('content-disposition')).toMatch(/^attachment/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )
})

test.each(['<img src=x onerror=alert(1)>.png', 'a\u202Egnp.exe', '🏟️'.repeat(20)])(
  'a file is named %j, or without what hides its real name',
  async (name) => {
    const [attachment] = (await send([await upload('images', member, name)])).attachments
    expect(name.replaceAll('\u202E', '')).toBe(attachment?.name.replaceAll('\u202E', ''))
  },
)
