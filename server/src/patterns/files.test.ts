import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { request as rawRequest } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { clean } from '../housekeeping.ts'
import { createFileStore, largestFile } from '../platform/files/file-store.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { refusal, refusedFields, testServer, type Api, type TestServer } from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire, type WireRequest } from '../testing/wire.ts'
import { testPictures } from '../platform/files/testing/test-pictures.ts'

let server: TestServer
let owner: SignedUp
let visitor: Api
let ownerId: string
let png: Buffer<ArrayBuffer>
let jpeg: Buffer<ArrayBuffer>
beforeAll(async () => {
  server = await testServer()
  owner = await signUp(server, 'owner')
  visitor = await server.as()
  png = Buffer.from(await sampleImage('png', 40, 30))
  jpeg = Buffer.from(await sampleImage('jpeg', 64, 64))
})
afterAll(() => server.close())
beforeEach(async () => {
  ownerId = (await makeFacility(server, owner.person)).id
})

type Kind = 'images' | 'documents'
const add = async (name: string, kind: Kind = 'images') =>
  (await owner.api.facilities[kind].create({ ownerId, data: { name } })).data
const filePath = (id: string, kind: Kind = 'images') => `${base}/facilities/${ownerId}/${kind}/${id}/file`
const put = (id: string, request: WireRequest, kind: Kind = 'images') =>
  wire(server.origin, 'PUT', filePath(id, kind), { token: owner.token, ...request })
const withFile = async (name: string, content: Buffer<ArrayBuffer>) => {
  const { id } = await add(name)
  await owner.api.facilities.images.putFile({ ownerId, id, file: new Blob([content]) })
  return id
}
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
/** The URL of an image of a public facility. */
const urlOf = (id: string, content: Buffer) => `/images/${id}/${sha256(content).slice(0, 16)}`
const headerImage = async () => (await visitor.facilities.get({ id: ownerId })).data.headerImage
const names = async (kind: Kind = 'images') =>
  (await owner.api.facilities[kind].list({ ownerId })).data.map(({ name }) => name)

describe('an image', () => {
  test('is created with a name but without a file', async () => {
    const created = await add('Front')
    expect(created).toEqual({
      id: created.id,
      name: 'Front',
      sort: 0,
      url: null,
      contentType: null,
      bytes: null,
      width: null,
      height: null,
      createdDate: created.createdDate,
    })
  })

  test('has a URL and metadata after its file was uploaded, and the upload is audited', async () => {
    const created = await add('Front')
    const reply = await put(created.id, { body: png, headers: { 'content-type': 'image/png' } })
    expect(reply.status).toBe(200)
    expect(dataOf(reply)).toEqual({
      ...created,
      url: urlOf(created.id, png),
      contentType: 'image/png',
      bytes: png.length,
      width: 40,
      height: 30,
    })
    expect((await visitor.facilities.images.get({ ownerId, id: created.id })).data).toEqual(dataOf(reply))
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facility-mgmt.facilities.images.putFile',
      subject_id: created.id,
      patch: [{ op: 'replace', path: '/file', value: sha256(png) }],
    })
  })

  test('is served under its id in upper case', async () => {
    const id = await withFile('Front', png)
    const path = urlOf(id, png).replace(id, id.toUpperCase())
    expect((await wire(server.origin, 'GET', path)).status).toBe(200)
  })

  test('can be uploaded in a form with other fields and a wrong type and name', async () => {
    const { id } = await add('Form')
    const form = new FormData()
    form.append('note', 'a field before the file')
    form.append('file', new Blob([jpeg], { type: 'text/html' }), '../../etc/passwd')
    form.append('after', 'a field after it')
    const reply = await put(id, { body: form })
    expect(reply.status, reply.text).toBe(200)
    expect(dataOf(reply).contentType).toBe('image/jpeg')
  })

  test.each(['application/json', 'text/plain', undefined])(
    'can be uploaded as the body with the content type %s',
    async (type) => {
      const { id } = await add('Body')
      const reply = await put(
        id,
        type ? { body: png, headers: { 'content-type': type } } : { body: new Blob([png]) },
      )
      expect(reply.status, reply.text).toBe(200)
      expect(dataOf(reply).contentType).toBe('image/png')
    },
  )

  test('has the new file after a second upload', async () => {
    const id = await withFile('Replaced', jpeg)
    await put(id, { body: png })
    const { data } = await visitor.facilities.images.list({ ownerId })
    expect(data).toMatchObject([{ id, url: urlOf(id, png) }])
  })

  test('has a new ETag after an upload, and an upload with the old one returns 412', async () => {
    const { id } = await add('Tagged')
    const read = await wire(server.origin, 'GET', filePath(id).replace('/file', ''), { token: owner.token })
    const tag = read.headers.get('etag') ?? ''
    const first = await put(id, { body: png, headers: { 'if-match': tag } })
    expect(first.status).toBe(200)
    const stale = await put(id, { body: jpeg, headers: { 'if-match': tag } })
    expect(problemOf(stale).code).toBe('PRECONDITION_FAILED')
    const current = await put(id, { body: jpeg, headers: { 'if-match': first.headers.get('etag') ?? '' } })
    expect(dataOf(current).contentType).toBe('image/jpeg')
  })

  test('can be renamed', async () => {
    const { id } = await add('Old')
    const patch = [{ op: 'replace', path: '/name', value: 'New' } as const]
    const { data } = await owner.api.facilities.images.update({ ownerId, id, patch })
    expect(data).toMatchObject({ name: 'New', url: null })
  })

  test.each(['url', 'sort', 'sha256', 'contentType', 'bytes'])(
    'returns 400 for a patch that sets %s',
    async (field) => {
      const { id } = await add('Read-only')
      const patch = [{ op: 'add', path: `/${field}`, value: 'x' } as const]
      const update = owner.api.facilities.images.update({ ownerId, id, patch })
      expect(await refusedFields(update)).toEqual([field])
    },
  )

  test.each([
    [415, 'FILE_TYPE_REFUSED', 'text', () => Buffer.from('just text')],
    [415, 'FILE_TYPE_REFUSED', 'a PDF', () => Buffer.from('%PDF-1.7\n%%EOF')],
    [415, 'FILE_TYPE_REFUSED', 'an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [422, 'FILE_EMPTY', 'an empty file', () => Buffer.alloc(0)],
    [422, 'IMAGE_UNREADABLE', 'a truncated image', () => png.subarray(0, png.length / 2)],
    [
      413,
      'FILE_TOO_LARGE',
      'a file that is a byte too large',
      () => Buffer.concat([png, Buffer.alloc(largestFile + 1 - png.length)]),
    ],
  ] as const)(
    'returns %i %s for an upload of %s and stays unchanged',
    async (status, code, _name, content) => {
      const id = await withFile('Kept', png)
      const before = [
        (await visitor.facilities.images.list({ ownerId })).data,
        await auditOf(server, ownerId),
      ]
      const form = new FormData()
      form.append('file', new Blob([content()]), 'a.png')
      for (const body of [content(), form]) {
        const reply = await put(id, { body })
        expect([reply.status, problemOf(reply).code]).toEqual([status, code])
        expect(problemOf(reply).errors?.map(({ path }) => path)).toEqual(['file'])
      }
      expect([
        (await visitor.facilities.images.list({ ownerId })).data,
        await auditOf(server, ownerId),
      ]).toEqual(before)
    },
  )

  test('returns 400 for a form without a file', async () => {
    const { id } = await add('Bare')
    const form = new FormData()
    form.append('file', 'only text')
    const reply = await put(id, { body: form })
    expect([reply.status, problemOf(reply).errors?.[0]?.path]).toEqual([400, 'file'])
  })

  test('returns FILE_EMPTY for a request without a body', async () => {
    const { id } = await add('Bare')
    expect(problemOf(await put(id, {})).code).toBe('FILE_EMPTY')
  })

  test('returns a problem for a malformed form', async () => {
    const { id } = await add('Bare')
    const reply = await put(id, { body: 'x', headers: { 'content-type': 'multipart/form-data' } })
    expect([400, 415]).toContain(reply.status)
    expect(problemOf(reply).status).toBe(reply.status)
  })

  describe.each(['form', 'body'])('with an upload of 3 MB as a %s', (how) => {
    const body = () => {
      const content = Buffer.alloc(3_000_000)
      if (how === 'body') return content
      const form = new FormData()
      form.append('file', new Blob([content]), 'a.png')
      return form
    }

    test('returns 403 to other users, without reading the file', async () => {
      const { id } = await add('Mine')
      const stranger = await signUp(server, 'stranger')
      expect((await put(id, { body: body(), token: stranger.token })).status).toBe(403)
      expect((await put(id, { body: png })).status).toBe(200)
    })

    test('returns 404 for an unknown id, without reading the file', async () => {
      expect((await put(crypto.randomUUID(), { body: body() })).status).toBe(404)
    })

    test('returns 404 under another profile, without reading the file', async () => {
      const { id } = await add('Mine')
      const other = await makeFacility(server, owner.person)
      const path = `${base}/facilities/${other.id}/images/${id}/file`
      expect((await wire(server.origin, 'PUT', path, { body: body(), token: owner.token })).status).toBe(404)
    })
  })

  test('can be written to while slow uploads are in progress', async () => {
    const { id } = await add('Slow')
    const { port } = new URL(server.origin)
    const uploads = Array.from({ length: 12 }, () => {
      const headers = {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'image/png',
        'content-length': png.length,
      }
      const request = rawRequest({ port, method: 'PUT', path: filePath(id), headers })
      request.on('error', () => {})
      const status = new Promise((resolve) =>
        request.on('response', (response) => resolve(response.resume().statusCode)),
      )
      request.write(png.subarray(0, 10))
      return { request, status }
    })
    const { facilities } = owner.api
    for (let n = 0; n < 8; n++)
      await facilities.update({ id: ownerId, patch: [{ op: 'replace', path: '/capacity', value: n }] })
    await facilities.images.update({
      ownerId,
      id,
      patch: [{ op: 'replace', path: '/name', value: 'Renamed during the upload' }],
    })
    for (const { request } of uploads) request.end(png.subarray(10))
    expect(new Set(await Promise.all(uploads.map(({ status }) => status)))).toEqual(new Set([200]))
    expect((await visitor.facilities.images.get({ ownerId, id })).data).toMatchObject({
      name: 'Renamed during the upload',
      bytes: png.length,
    })
  })
})

test('a file whose image was removed during the upload is left to garbage collection', async () => {
  const { id } = await add('Removed')
  const content = await sampleImage('png', 41, 31)
  const { port } = new URL(server.origin)
  const headers = {
    authorization: `Bearer ${owner.token}`,
    'content-type': 'image/png',
    'content-length': content.length,
  }
  const request = rawRequest({ port, method: 'PUT', path: filePath(id), headers })
  const status = new Promise((resolve) =>
    request.on('response', (response) => resolve(response.resume().statusCode)),
  )
  request.write(content.subarray(0, 10))
  const drafts = () => readdir(join(server.dataDir, 'files', 'incoming'))
  await expect.poll(drafts).toHaveLength(1)
  await owner.api.facilities.images.remove({ ownerId, id })
  request.end(content.subarray(10))
  expect(await status).toBe(404)

  const store = await createFileStore({ dataDir: server.dataDir, pictures: testPictures })
  expect(await store.has(sha256(content))).toBe(true)
  await server.pool.query(`update stored_file set created_date = now() - interval '25 hours'`)
  await clean(server.db, store)
  expect(await store.has(sha256(content))).toBe(false)
})

describe('the header image of a profile', () => {
  test('is generated art as long as no image has a file', async () => {
    await add('Empty')
    expect(await headerImage()).toMatch(/^\/art\//)
  })

  test('is the first image with a file', async () => {
    await add('Empty')
    const first = await withFile('First', png)
    await withFile('Second', jpeg)
    expect(await headerImage()).toBe(urlOf(first, png))
  })

  test('changes when the images are sorted', async () => {
    const empty = await add('Empty')
    const first = await withFile('First', png)
    const second = await withFile('Second', jpeg)
    await owner.api.facilities.images.sort({ ownerId, data: [second, empty.id, first] })
    expect(await headerImage()).toBe(urlOf(second, jpeg))
  })

  test('is the next image after the first one was removed, and art after the last one', async () => {
    const first = await withFile('First', png)
    const second = await withFile('Second', jpeg)
    const { images } = owner.api.facilities
    await images.remove({ ownerId, id: first })
    expect(await headerImage()).toBe(urlOf(second, jpeg))
    await images.remove({ ownerId, id: second })
    expect(await headerImage()).toMatch(/^\/art\//)
  })
})

describe('the order of images', () => {
  test('is the order of creation by default', async () => {
    for (const name of ['A', 'B', 'C']) await add(name)
    expect(await names()).toEqual(['A', 'B', 'C'])
  })

  test('can be changed', async () => {
    const ids = [(await add('A')).id, (await add('B')).id, (await add('C')).id]
    const { images } = owner.api.facilities
    expect(await images.sort({ ownerId, data: ids.toReversed() })).toEqual({ data: null })
    expect(await names()).toEqual(['C', 'B', 'A'])
    expect((await images.list({ ownerId })).data.map(({ sort }) => sort)).toEqual([0, 1, 2])
  })

  test('puts a new image last, also after another one was removed', async () => {
    await add('A')
    const { id } = await add('B')
    await add('C')
    await owner.api.facilities.images.remove({ ownerId, id })
    await add('D')
    expect(await names()).toEqual(['A', 'C', 'D'])
  })

  test('can be changed with ids in upper case', async () => {
    const ids = [(await add('A')).id, (await add('B')).id]
    const data = ids.toReversed().map((id) => id.toUpperCase())
    await owner.api.facilities.images.sort({ ownerId, data })
    expect(await names()).toEqual(['B', 'A'])
  })

  type Ids = Record<'a' | 'b' | 'foreign' | 'document', string>
  const invalidOrders: [name: string, path: string, order: (ids: Ids) => string[]][] = [
    ['lists no ids', 'data', () => []],
    ['omits an image', 'data', ({ a }) => [a]],
    ['lists one image instead of another', 'data', ({ a }) => [a, a]],
    ['lists an image twice', 'data', ({ a, b }) => [a, b, b]],
    ['adds an image of another profile', 'data', ({ a, b, foreign }) => [a, b, foreign]],
    ['contains an image of another profile', 'data', ({ a, foreign }) => [a, foreign]],
    ['contains a document', 'data', ({ a, document }) => [a, document]],
    ['adds a document', 'data', ({ a, b, document }) => [b, a, document]],
    ['contains an unknown id', 'data', ({ a }) => [a, crypto.randomUUID()]],
    ['contains the nil UUID', 'data/1', ({ a }) => [a, nilId]],
  ]
  test.each(invalidOrders)('returns 400 if it %s, and stays unchanged', async (_name, path, order) => {
    const other = (await makeFacility(server, owner.person)).id
    const { images, documents } = owner.api.facilities
    const ids = {
      a: (await add('A')).id,
      b: (await add('B')).id,
      foreign: (await images.create({ ownerId: other, data: { name: 'Foreign' } })).data.id,
      document: (await documents.create({ ownerId, data: { name: 'Not an image' } })).data.id,
    }
    const before = await auditOf(server, ownerId)
    expect(await refusedFields(images.sort({ ownerId, data: order(ids) }))).toEqual([path])
    expect(await names()).toEqual(['A', 'B'])
    expect(await auditOf(server, ownerId)).toEqual(before)
  })

  test('has no gaps or duplicates after concurrent creates and sorts', async () => {
    const ids = [(await add('A')).id, (await add('B')).id]
    const { images } = owner.api.facilities
    await Promise.allSettled([
      ...Array.from({ length: 6 }, (_, n) => add(`New ${n}`)),
      images.sort({ ownerId, data: ids }),
      images.sort({ ownerId, data: ids.toReversed() }),
    ])
    const { data } = await images.list({ ownerId })
    expect(data.map(({ sort }) => sort)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})

describe('a filtered list of images', () => {
  type Filter = Parameters<Api['facilities']['images']['filtered']>[0]['data']
  const filters: [filter: Filter, found: string[]][] = [
    [{ name: 'A.png' }, ['A.png']],
    [{ name: ['b.png', '100%.png'] }, ['b.png', '100%.png']],
    [{ text: '%' }, ['100%.png']],
    [{ sort: 'name' }, ['100%.png', 'A.png', 'b.png']],
  ]
  test.each(filters)('by %j', async (data, found) => {
    for (const name of ['b.png', 'A.png', '100%.png']) await add(name)
    const { data: images } = await owner.api.facilities.images.filtered({ ownerId, data })
    expect(images.map(({ name }) => name)).toEqual(found)
  })

  test('returns 400 for an empty list of names', async () => {
    const filtered = visitor.facilities.images.filtered({ ownerId, data: { name: [] } })
    expect(await refusedFields(filtered)).toEqual(['data/name'])
  })
})

describe('documents', () => {
  test('are renamed, sorted, filtered and removed independently of images', async () => {
    const first = await add('First', 'documents')
    const second = await add('Second', 'documents')
    await add('An image')
    const { documents } = owner.api.facilities
    await documents.sort({ ownerId, data: [second.id, first.id] })
    expect(await names('documents')).toEqual(['Second', 'First'])
    const patch = [{ op: 'replace', path: '/name', value: 'Third' } as const]
    await documents.update({ ownerId, id: second.id, patch })
    const { data } = await owner.api.facilities.documents.filtered({
      ownerId,
      data: { text: 'ir', sort: '-name' },
    })
    expect(data.map(({ name }) => name)).toEqual(['Third', 'First'])
    await documents.remove({ ownerId, id: first.id })
    expect(await names('documents')).toEqual(['Third'])
    expect(await names()).toEqual(['An image'])
  })

  test.each([
    ['Bracket 2026.txt', 'Bracket-2026.txt', 'Bracket-2026.txt'],
    ['../../etc/passwd', '..-..-etc-passwd', '-..-etc-passwd.txt'],
    ['a/b\\c?d#e&f.txt', 'a-b-c-d-e-f.txt', 'a-b-c-d-e-f.txt'],
    ['???', 'document', 'document.txt'],
  ])('named %s have a URL that ends in %s and are downloaded as %s', async (name, urlName, downloadName) => {
    const { id } = await add(name, 'documents')
    const content = Buffer.from(`the text of ${name}`)
    const document = dataOf(await put(id, { body: content }, 'documents'))
    expect(document).toMatchObject({
      name,
      url: `/documents/${id}/${sha256(content).slice(0, 16)}/${urlName}`,
      contentType: 'text/plain',
      bytes: content.length,
      width: null,
      height: null,
    })
    const { text, headers } = await wire(server.origin, 'GET', String(document.url))
    expect(text).toBe(content.toString())
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''${downloadName}`)
  })

  test('can be images', async () => {
    const { id } = await add('Any', 'documents')
    const document = dataOf(await put(id, { body: png }, 'documents'))
    expect(document).toMatchObject({ contentType: 'image/png', width: 40, height: 30 })
    expect((await refusal(visitor.facilities.images.get({ ownerId, id }))).status).toBe(404)
  })

  test.each([
    ['an archive', 'PK\u0003\u0004'],
    ['an HTML page', '<html><script>alert(1)</script>'],
    ['a script', '#!/bin/sh'],
    ['binary data', '\u0000\u0001\u0002'],
    ['a program', 'MZ\u0000'],
  ])('cannot be %s', async (_name, content) => {
    const { id } = await add('Any', 'documents')
    expect(problemOf(await put(id, { body: content }, 'documents')).code).toBe('FILE_TYPE_REFUSED')
    expect((await owner.api.facilities.documents.get({ ownerId, id })).data.contentType).toBeNull()
  })
})

describe('a floor plan', () => {
  test('is a document that is marked as one, and can be unmarked', async () => {
    const { documents } = owner.api.facilities
    const { id, isPlan } = (await documents.create({ ownerId, data: { name: 'Plan of the hall' } })).data
    expect(isPlan).toBe(false)
    expect((await documents.plan({ ownerId, id, isPlan: true })).data.isPlan).toBe(true)
    expect(
      (await owner.api.facilities.documents.filtered({ ownerId, data: { isPlan: true } })).data,
    ).toMatchObject([{ id, name: 'Plan of the hall' }])
    expect((await documents.plan({ ownerId, id, isPlan: false })).data.isPlan).toBe(false)
  })
})
