import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { route, type Upload } from '@app/contract/route.ts'
import pino from 'pino'
import { expect, test, onTestFinished } from 'vitest'
import * as z from 'zod'
import { rights } from '../../rights.ts'
import { connect } from '../database.ts'
import { visitor } from '../http/call.ts'
import { implement } from '../http/implement.ts'
import { httpServer } from '../http/server.ts'
import { createFileStore, largestFile } from './file-store.ts'
import { sampleImage } from './testing/sample-images.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { testPictures } from './testing/test-pictures.ts'

const Received = z.object({
  sha256: z.string(),
  contentType: z.string(),
  bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
})
// `effect: 'read'`, so that no transaction is opened: there is no database here.
const put = {
  method: 'PUT',
  owner: null,
  allow: 'visitor',
  body: 'file',
  effect: 'read',
  reply: Received,
} as const
const tree = { image: route({ ...put, path: '/image' }), document: route({ ...put, path: '/document' }) }

/** A server with upload routes like those of the services. */
async function uploadServer() {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures: testPictures })
  const app = httpServer(pino({ level: 'silent' }), async () => visitor)
  const connections = connect('postgres://nobody@localhost:1/nothing')
  implement(
    app,
    {
      connections,
      writes: connections,
      rights,
      quotas: new Map(),
      checkReplies: true,
      largestFile,
      networkOf: (address) => address,
      report: () => {},
    },
    {
      name: 'uploads',
      tree,
      handlers: {
        image: ({ file }: { file: Upload }) => store.receiveImage(file),
        document: ({ file }: { file: Upload }) => store.receiveDocument(file),
      },
    },
  )
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    await connections.close()
  })
  const send = async (
    kind: 'image' | 'document',
    body: RequestInit['body'],
    headers: Record<string, string> = {},
  ) => {
    const response = await fetch(`${origin}/uploads/api/${kind}`, {
      method: 'PUT',
      body,
      headers,
    })
    const responseBody: unknown = await response.json()
    return { status: response.status, body: responseBody }
  }
  const drafts = () => readdir(join(dataDir, 'files', 'incoming'))
  return { origin, send, drafts }
}

const inForm = (content: Uint8Array<ArrayBuffer> | string, name: string, type: string) => {
  const form = new FormData()
  form.append('file', new Blob([content], { type }), name)
  return form
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test('accepts a PNG in a form with a false name and type', async () => {
  const { send } = await uploadServer()
  const png = new Uint8Array(await sampleImage('png'))
  expect(await send('image', inForm(png, '../../evil.html', 'text/html'))).toMatchObject({
    status: 200,
    body: { contentType: 'image/png', width: 80 },
  })
})

test('accepts a PNG as a body with a false type', async () => {
  const { send } = await uploadServer()
  const png = new Uint8Array(await sampleImage('png'))
  expect(await send('image', png, { 'content-type': 'application/json' })).toMatchObject({ status: 200 })
})

test('returns 415 for an SVG in a form with the name and type of a PNG', async () => {
  const { send } = await uploadServer()
  expect(await send('image', inForm(svg, 'photo.png', 'image/png'))).toMatchObject({
    status: 415,
    body: { code: 'FILE_TYPE_REFUSED', errors: [{ path: 'file' }] },
  })
})

test('returns 415 for an SVG as a body with the type of a PNG', async () => {
  const { send } = await uploadServer()
  expect(await send('image', svg, { 'content-type': 'image/png' })).toMatchObject({ status: 415 })
})

test('returns 422 for an empty body', async () => {
  const { send } = await uploadServer()
  expect(await send('image', '', { 'content-type': 'image/png' })).toMatchObject({
    status: 422,
    body: { code: 'FILE_EMPTY' },
  })
})

test.each(['form', 'body'])('accepts 20 MB as a %s, and returns 413 for one byte more', async (encoding) => {
  const { send, drafts } = await uploadServer()
  const content = new Uint8Array(largestFile + 1).fill(32)
  const sendBytes = (bytes: Uint8Array<ArrayBuffer>) =>
    encoding === 'form'
      ? send('document', inForm(bytes, 'a.txt', 'text/plain'))
      : send('document', bytes, { 'content-type': 'text/plain' })
  expect(await sendBytes(content.subarray(1))).toMatchObject({ status: 200, body: { bytes: largestFile } })
  expect(await sendBytes(content)).toMatchObject({
    status: 413,
    body: { code: 'FILE_TOO_LARGE', errors: [{ path: 'file' }] },
  })
  expect(await drafts()).toEqual([])
})

test('reads an upload of 60 MB to its end, so that the client gets the 413', async () => {
  const { send, drafts } = await uploadServer()
  const content = new Uint8Array(3 * largestFile)
  expect(await send('document', content, { 'content-type': 'text/plain' })).toMatchObject({ status: 413 })
  expect(await drafts()).toEqual([])
})

test('removes the draft when the client disconnects', async () => {
  const { origin, send, drafts } = await uploadServer()
  const call = request(`${origin}/uploads/api/document`, {
    method: 'PUT',
    headers: { 'content-type': 'text/plain', 'content-length': 1_000_000 },
  })
  call.on('error', () => {})
  call.write('a'.repeat(200_000))
  await expect.poll(drafts).toHaveLength(1)
  call.destroy()
  await expect.poll(drafts).toEqual([])
  expect(await send('document', 'next', { 'content-type': 'text/plain' })).toMatchObject({ status: 200 })
})
