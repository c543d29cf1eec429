import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { townArchive } from '@app/contract/testing/map-archive.ts'
import pino from 'pino'
import { PMTiles } from 'pmtiles'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts'
import { visitor } from '../platform/http/call.ts'
import { httpServer } from '../platform/http/server.ts'
import { localArchive } from './local-archive.ts'
import { remoteArchive } from './remote-archive.ts'
import { archivePath, serveArchive } from './serve-archive.ts'
import type { TileArchive } from './tile-archive.ts'

const content = townArchive()

/** A server with only the archive. Returns its address. */
async function serve(archive: TileArchive) {
  const app = httpServer(pino({ level: 'silent' }), async () => visitor)
  onTestFinished(() => app.close())
  serveArchive(app, archive)
  return (await app.listen({ port: 0, host: '127.0.0.1' })) + archivePath
}

async function archiveFile() {
  const path = join(await temporaryFolder(), 'streets.pmtiles')
  await writeFile(path, content)
  return path
}

/** Another server. Returns its address. */
async function upstream(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return `http://127.0.0.1:${address.port}/streets.pmtiles`
}

const openers = {
  file: async () => localArchive(await archiveFile()),
  // A second server of the same kind stands in for the other one.
  address: async () => remoteArchive(await serve(localArchive(await archiveFile()))),
}

describe.each(['file', 'address'] as const)('an archive as a %s', (kind) => {
  const open = async () => serve(await openers[kind]())
  const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

  test('is sent by ranges', async () => {
    const response = await fetch(await open(), { headers: { range: 'bytes=7-106' } })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes 7-106/${content.length}`)
    expect(response.headers.get('content-length')).toBe('100')
    expect(response.headers.get('content-encoding')).toBe(null)
    expect(await bytesOf(response)).toEqual(content.slice(7, 107))
  })

  test('is sent as a whole without a range', async () => {
    const response = await fetch(await open())
    expect(response.status).toBe(200)
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(await bytesOf(response)).toEqual(content)
  })

  test('returns 416 with its size for a range past its end', async () => {
    const response = await fetch(await open(), { headers: { range: `bytes=${content.length}-` } })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${content.length}`)
    expect(await response.json()).toMatchObject({ status: 416, code: 'RANGE_NOT_SATISFIABLE' })
  })

  test('returns 304 for its ETag', async () => {
    const url = await open()
    const etag = (await fetch(url)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^".+"$/)
    const response = await fetch(url, { headers: { 'if-none-match': etag } })
    expect([response.status, await response.text()]).toEqual([304, ''])
  })

  test('is sent as a whole if If-Range has another ETag', async () => {
    const response = await fetch(await open(), { headers: { range: 'bytes=0-9', 'if-range': '"other"' } })
    expect(response.status).toBe(200)
    expect((await bytesOf(response)).length).toBe(content.length)
  })

  test('has a length but no body for HEAD', async () => {
    const response = await fetch(await open(), { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(content.length))
  })

  test('can be read by the library that draws it', async () => {
    const reader = new PMTiles(await open())
    expect(await reader.getHeader()).toMatchObject({ specVersion: 3, tileType: 1, maxZoom: 8 })
    const tile = await reader.getZxy(8, 66, 97)
    expect(new TextDecoder().decode(tile?.data)).toContain('Testville')
    expect(await reader.getZxy(8, 66, 98)).toBeUndefined()
  })
})

test('a path below the archive is no file', async () => {
  const url = await serve(localArchive(await archiveFile()))
  for (const path of ['/../../etc/passwd', '/%2e%2e/package.json', '%00'])
    expect((await fetch(url + path)).status).toBe(404)
})

test('a file that was removed after the start returns 404', async () => {
  const path = await archiveFile()
  const url = await serve(localArchive(path))
  await rm(path)
  expect((await fetch(url)).status).toBe(404)
})

test('a file that was replaced has another ETag', async () => {
  const path = await archiveFile()
  const url = await serve(localArchive(path))
  const before = (await fetch(url)).headers.get('etag')
  await writeFile(path, content.slice(0, 500))
  expect((await fetch(url)).headers.get('etag')).not.toBe(before)
})

test.each([404, 500])('an address that responds with %i returns 502', async (status) => {
  const url = await upstream((_, response) => response.writeHead(status).end('secret details'))
  const response = await fetch(await serve(remoteArchive(url)))
  expect(response.status).toBe(502)
  const text = await response.text()
  expect(text).toContain('MAP_TILES_UNAVAILABLE')
  expect(text).not.toContain('secret')
})

test('an address gets the range, and nothing else about the visitor', async () => {
  let seen: string[] = []
  const url = await upstream((request, response) => {
    seen = Object.keys(request.headers)
    response.writeHead(206, { 'content-range': 'bytes 0-1/2' }).end('ok')
  })
  await fetch(await serve(remoteArchive(url)), {
    headers: { range: 'bytes=0-1', cookie: 'a=b', authorization: 'Bearer x', 'x-forwarded-for': '1.2.3.4' },
  })
  expect(seen).toContain('range')
  for (const name of ['cookie', 'authorization', 'x-forwarded-for']) expect(seen).not.toContain(name)
})
