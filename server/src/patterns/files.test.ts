import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { nilId } from '@app/contract/envelope.ts'
import { largestFile } from '../platform/files/file-store.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { auditOf } from '../testing/audit.ts'
import { makeFacility } from '../testing/facilities.ts'
import { signUp, type SignedUp } from '../testing/people.ts'
import { refusal, refusedFields, testServer, type Api, type TestServer } from '../testing/test-server.ts'
import { base, dataOf, problemOf, wire, type Said } from '../testing/wire.ts'

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
const fileOf = (id: string, kind: Kind = 'images') => `${base}/facilities/${ownerId}/${kind}/${id}/file`
const put = (id: string, said: Said, kind: Kind = 'images') =>
  wire(server.origin, 'PUT', fileOf(id, kind), { token: owner.token, ...said })
const withFile = async (name: string, content: Buffer<ArrayBuffer>) => {
  const { id } = await add(name)
  await owner.api.facilities.images.putFile({ ownerId, id, file: new Blob([content]) })
  return id
}
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const header = async () => (await visitor.facilities.get({ id: ownerId })).data.headerImage
const names = async (kind: Kind = 'images') =>
  (await visitor.facilities[kind].list({ ownerId })).data.map(({ name }) => name)

describe('an image', () => {
  test('is named first and shown once its file is there', async () => {
    const made = await add('Front')
    expect(made).toEqual({
      id: made.id,
      name: 'Front',
      sort: 0,
      url: null,
      contentType: null,
      bytes: null,
      width: null,
      height: null,
      createdDate: made.createdDate,
    })
    const heard = await put(made.id, { body: png, headers: { 'content-type': 'image/png' } })
    expect(heard.status).toBe(200)
    expect(dataOf(heard)).toEqual({
      ...made,
      url: `/images/${sha256(png)}`,
      contentType: 'image/png',
      bytes: png.length,
      width: 40,
      height: 30,
    })
    expect((await visitor.facilities.images.get({ ownerId, id: made.id })).data).toEqual(dataOf(heard))
    expect((await auditOf(server, ownerId)).at(-1)).toMatchObject({
      operation: 'facilities.images.putFile',
      subject_id: made.id,
      patch: [{ op: 'replace', path: '/file', value: sha256(png) }],
    })
  })

  test('takes its file raw or as a multipart upload, whatever type it claims, and another in its place', async () => {
    const { id } = await add('Any')
    const form = new FormData()
    form.append('note', 'a field before the file')
    form.append('file', new Blob([jpeg], { type: 'text/html' }), '../../etc/passwd')
    form.append('after', 'a field after it')
    const bodies: Said[] = [
      { body: form },
      { body: png, headers: { 'content-type': 'application/json' } },
      { body: jpeg, headers: { 'content-type': 'text/plain' } },
      { body: new Blob([png]) },
    ]
    for (const said of bodies) {
      const heard = await put(id, said)
      expect(heard.status, heard.text).toBe(200)
      expect(dataOf(heard).contentType).toBe(
        said.body === form || said.body === jpeg ? 'image/jpeg' : 'image/png',
      )
    }
    const { data: left } = await visitor.facilities.images.list({ ownerId })
    expect(left).toMatchObject([{ id, url: `/images/${sha256(png)}` }])
  })

  test('changes its tag with its file, and PUT holds If-Match', async () => {
    const { id } = await add('Tagged')
    const tag = (await wire(server.origin, 'GET', fileOf(id).replace('/file', ''))).headers.get('etag') ?? ''
    const first = await put(id, { body: png, headers: { 'if-match': tag } })
    expect(first.status).toBe(200)
    const stale = await put(id, { body: jpeg, headers: { 'if-match': tag } })
    expect(problemOf(stale).code).toBe('PRECONDITION_FAILED')
    const current = await put(id, { body: jpeg, headers: { 'if-match': first.headers.get('etag') ?? '' } })
    expect(dataOf(current).contentType).toBe('image/jpeg')
  })

  test('may be renamed, but not given a file, a place or an address by patch', async () => {
    const { id } = await add('Old')
    const { images } = owner.api.facilities
    const patch = [{ op: 'replace', path: '/name', value: 'New' } as const]
    expect((await images.update({ ownerId, id, patch })).data).toMatchObject({ name: 'New', url: null })
    for (const field of ['url', 'sort', 'sha256', 'contentType', 'bytes'])
      expect(
        await refusedFields(
          images.update({ ownerId, id, patch: [{ op: 'add', path: `/${field}`, value: 'x' }] }),
        ),
      ).toEqual([field])
  })

  test.each([
    ['text', () => Buffer.from('just text'), 415, 'FILE_TYPE_REFUSED'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), 415, 'FILE_TYPE_REFUSED'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'FILE_TYPE_REFUSED'],
    ['nothing', () => Buffer.alloc(0), 422, 'FILE_EMPTY'],
    ['half a picture', () => png.subarray(0, png.length / 2), 422, 'IMAGE_UNREADABLE'],
    [
      'one byte too many',
      () => Buffer.concat([png, Buffer.alloc(largestFile + 1 - png.length)]),
      413,
      'FILE_TOO_LARGE',
    ],
  ] as const)('refuses %s, raw or multipart, and stays as it is', async (_name, content, status, code) => {
    const id = await withFile('Kept', png)
    const before = [(await visitor.facilities.images.list({ ownerId })).data, await auditOf(server, ownerId)]
    const form = new FormData()
    form.append('file', new Blob([content()]), 'a.png')
    for (const body of [content(), form]) {
      const heard = await put(id, { body })
      expect([heard.status, problemOf(heard).code]).toEqual([status, code])
      expect(problemOf(heard).errors?.map(({ path }) => path)).toEqual(['file'])
    }
    expect([
      (await visitor.facilities.images.list({ ownerId })).data,
      await auditOf(server, ownerId),
    ]).toEqual(before)
  })

  test('refuses an upload without a file', async () => {
    const { id } = await add('Bare')
    const fields = new FormData()
    fields.append('file', 'only text')
    const heard = await put(id, { body: fields })
    expect([heard.status, problemOf(heard).errors?.[0]?.path]).toEqual([400, 'file'])
    expect(problemOf(await put(id, {})).code).toBe('FILE_EMPTY')
    const broken = await put(id, { body: 'x', headers: { 'content-type': 'multipart/form-data' } })
    expect([400, 415]).toContain(broken.status)
    problemOf(broken)
  })

  test('of another profile, of nobody, or for others to write, is refused before its file is read', async () => {
    const { id } = await add('Mine')
    const stranger = await signUp(server, `stranger-${crypto.randomUUID()}`)
    const form = () => {
      const body = new FormData()
      body.append('file', new Blob([Buffer.alloc(3_000_000)]), 'a.png')
      return body
    }
    const other = await makeFacility(server, owner.person)
    for (const body of [form, () => Buffer.alloc(3_000_000)]) {
      expect((await put(id, { body: body(), token: stranger.token })).status).toBe(403)
      expect((await put(crypto.randomUUID(), { body: body() })).status).toBe(404)
      const path = `${base}/facilities/${other.id}/images/${id}/file`
      expect((await wire(server.origin, 'PUT', path, { body: body(), token: owner.token })).status).toBe(404)
    }
    expect((await put(id, { body: png })).status).toBe(200)
  })

  test('that is slow to come in keeps nobody else waiting', async () => {
    const { id } = await add('Slow')
    const { port } = new URL(server.origin)
    const slow = Array.from({ length: 12 }, () => {
      const headers = {
        authorization: `Bearer ${owner.token}`,
        'content-type': 'image/png',
        'content-length': png.length,
      }
      const sent = request({ port, method: 'PUT', path: fileOf(id), headers })
      sent.on('error', () => {})
      const answered = new Promise((resolve) =>
        sent.on('response', (reply) => resolve(reply.resume().statusCode)),
      )
      sent.write(png.subarray(0, 10))
      return { sent, answered }
    })
    const { facilities } = owner.api
    for (let n = 0; n < 8; n++)
      await facilities.update({ id: ownerId, patch: [{ op: 'replace', path: '/capacity', value: n }] })
    await facilities.images.update({
      ownerId,
      id,
      patch: [{ op: 'replace', path: '/name', value: 'Renamed meanwhile' }],
    })
    for (const { sent } of slow) sent.end(png.subarray(10))
    expect(new Set(await Promise.all(slow.map(({ answered }) => answered)))).toEqual(new Set([200]))
    expect((await visitor.facilities.images.get({ ownerId, id })).data).toMatchObject({
      name: 'Renamed meanwhile',
      bytes: png.length,
    })
  })
})

describe('the header image', () => {
  test('is the first image that has a file, as sorted, and drawn where there is none', async () => {
    const drawn = await header()
    expect(drawn).toMatch(/^\/art\//)
    const empty = await add('Empty')
    expect(await header()).toBe(drawn)
    const first = await withFile('First', png)
    expect(await header()).toBe(`/images/${sha256(png)}`)
    const second = await withFile('Second', jpeg)
    expect(await header()).toBe(`/images/${sha256(png)}`)
    const { images } = owner.api.facilities
    await images.sort({ ownerId, data: [second, empty.id, first] })
    expect(await header()).toBe(`/images/${sha256(jpeg)}`)
    await images.remove({ ownerId, id: second })
    expect(await header()).toBe(`/images/${sha256(png)}`)
    await images.remove({ ownerId, id: first })
    expect(await header()).toBe(drawn)
  })
})

describe('the order', () => {
  test('is that of creation until it is sorted', async () => {
    const ids = [(await add('A')).id, (await add('B')).id, (await add('C')).id]
    expect(await names()).toEqual(['A', 'B', 'C'])
    const { images } = owner.api.facilities
    expect(await images.sort({ ownerId, data: ids.toReversed() })).toEqual({ data: null })
    expect(await names()).toEqual(['C', 'B', 'A'])
    expect((await images.list({ ownerId })).data.map(({ sort }) => sort)).toEqual([0, 1, 2])
    await images.remove({ ownerId, id: ids[1] ?? '' })
    await add('D')
    expect(await names()).toEqual(['C', 'A', 'D'])
    const upper = [ids[0], (await images.list({ ownerId })).data.at(-1)?.id, ids[2]].map((id) =>
      (id ?? '').toUpperCase(),
    )
    await images.sort({ ownerId, data: upper })
    expect(await names()).toEqual(['A', 'D', 'C'])
  })

  test('names every image exactly once, and none of anybody else', async () => {
    const a = (await add('A')).id
    const b = (await add('B')).id
    const document = (await add('Not an image', 'documents')).id
    const mine = ownerId
    ownerId = (await makeFacility(server, owner.person)).id
    const foreign = (await add('Foreign')).id
    ownerId = mine
    const before = await auditOf(server, ownerId)
    const wrong = [
      [a],
      [a, a],
      [a, b, b],
      [a, b, foreign],
      [a, foreign],
      [a, document],
      [a, crypto.randomUUID()],
      [b, a, document],
    ]
    for (const data of wrong)
      expect(await refusedFields(owner.api.facilities.images.sort({ ownerId, data }))).toEqual(['data'])
    expect(await refusedFields(owner.api.facilities.images.sort({ ownerId, data: [] }))).toEqual(['data'])
    expect(await refusedFields(owner.api.facilities.images.sort({ ownerId, data: [a, nilId] }))).toEqual([
      'data/1',
    ])
    expect(await names()).toEqual(['A', 'B'])
    expect(await auditOf(server, ownerId)).toEqual(before)
  })

  test('stays whole when many are added and sorted at once', async () => {
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

  test('filters by name and text, and sorts by name', async () => {
    for (const name of ['b.png', 'A.png', '100%.png']) await add(name)
    const find = async (data: Parameters<Api['facilities']['images']['filtered']>[0]['data']) =>
      (await visitor.facilities.images.filtered({ ownerId, data })).data.map(({ name }) => name)
    expect(await find({ name: 'A.png' })).toEqual(['A.png'])
    expect(await find({ name: ['b.png', '100%.png'] })).toEqual(['b.png', '100%.png'])
    expect(await find({ text: '%' })).toEqual(['100%.png'])
    expect(await find({ sort: 'name' })).toEqual(['100%.png', 'A.png', 'b.png'])
    expect(await refusedFields(visitor.facilities.images.filtered({ ownerId, data: { name: [] } }))).toEqual([
      'data/name',
    ])
  })
})

describe('a document', () => {
  test('is renamed, sorted, filtered and removed as images are, apart from them', async () => {
    const first = await add('First', 'documents')
    const second = await add('Second', 'documents')
    await add('An image')
    const { documents } = owner.api.facilities
    await documents.sort({ ownerId, data: [second.id, first.id] })
    expect(await names('documents')).toEqual(['Second', 'First'])
    const patch = [{ op: 'replace', path: '/name', value: 'Third' } as const]
    await documents.update({ ownerId, id: second.id, patch })
    const { data } = await visitor.facilities.documents.filtered({
      ownerId,
      data: { text: 'ir', sort: '-name' },
    })
    expect(data.map(({ name }) => name)).toEqual(['Third', 'First'])
    await documents.remove({ ownerId, id: first.id })
    expect(await names('documents')).toEqual(['Third'])
    expect(await names()).toEqual(['An image'])
  })

  test('is saved under its name, made safe for an address', async () => {
    const urls: [name: string, saved: string][] = [
      ['Bracket 2026.txt', 'Bracket-2026.txt'],
      ['../../etc/passwd', '..-..-etc-passwd'],
      ['a/b\\c?d#e&f.txt', 'a-b-c-d-e-f.txt'],
      ['???', 'document'],
    ]
    for (const [name, saved] of urls) {
      const { id } = await add(name, 'documents')
      const content = Buffer.from(`the text of ${name}`)
      const heard = await put(id, { body: content }, 'documents')
      expect(dataOf(heard)).toMatchObject({
        name,
        url: `/documents/${sha256(content)}/${saved}`,
        contentType: 'text/plain',
        bytes: content.length,
        width: null,
        height: null,
      })
      const delivered = await wire(server.origin, 'GET', String(dataOf(heard).url))
      expect(delivered.text).toBe(content.toString())
      const [stem = ''] = saved.split(/(?<!^|\.)\.(?=txt$)/)
      expect(delivered.headers.get('content-disposition')).toMatch(
        /^attachment; filename\*=UTF-8''[\w.-]+\.txt$/,
      )
      expect(delivered.headers.get('content-disposition')).toContain(stem.replace(/^[.]+/, ''))
    }
  })

  test('may be an image too, but no archive, no page and no program', async () => {
    const { id } = await add('Any', 'documents')
    expect(dataOf(await put(id, { body: png }, 'documents'))).toMatchObject({
      contentType: 'image/png',
      width: 40,
      height: 30,
    })
    for (const content of [
      'PK\u0003\u0004',
      '<html><script>alert(1)</script>',
      '#!/bin/sh',
      '\u0000\u0001\u0002',
      'MZ\u0000',
    ])
      expect(problemOf(await put(id, { body: content }, 'documents')).code).toBe('FILE_TYPE_REFUSED')
    expect((await visitor.facilities.documents.get({ ownerId, id })).data.contentType).toBe('image/png')
    expect((await refusal(visitor.facilities.images.get({ ownerId, id }))).status).toBe(404)
  })
})
