import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { maxImportBytes } from '@app/contract/rules/limits.ts'
import type { Figure } from '../figures.ts'
import type { Target } from '../load.ts'
import { apiOf } from '../api.ts'

const bytesPerSecond = 4_000_000
const chunksPerSecond = 20
const pauseAfterBytes = 25_000_000
const pauseMs = 5000
const dripEveryMs = 3000
/** Longer than the goal, so that an upload that is never cut is seen. */
const dripAtMostMs = 75_000

/** The largest upload over a slow line that stalls now and then, and one beside it that sends a byte every three seconds. */
export async function slowUploads(side: Target): Promise<Figure[]> {
  const [stored, cutAfter] = await Promise.all([uploadSlowly(side), dripUpload(side)])
  const what = '100 MB at 4 MB/s with pauses'
  return [
    { what: `${what}: stored`, ours: stored.bytes / 1e6, atLeast: maxImportBytes / 1e6, unit: 'MB' },
    { what: `${what}: time`, ours: stored.seconds, unit: 's' },
    { what: 'an upload that drips is cut', ours: cutAfter, atMost: 60, unit: 's' },
  ]
}

const openUpload = ({ port, headers }: Target): ClientRequest =>
  request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/import-mgmt/api/imports?name=slow.csv',
    agent: false,
    headers: { ...headers, 'content-type': 'text/csv', 'content-length': maxImportBytes },
  })

/** The bytes are 0 if the server refuses or cuts the upload. */
async function uploadSlowly(side: Target) {
  const from = performance.now()
  const upload = openUpload(side)
  const reply = replyTo(upload)
  const chunk = Buffer.alloc(bytesPerSecond / chunksPerSecond, `${'x'.repeat(999)}\n`)
  let sent = 0
  while (sent < maxImportBytes && !upload.destroyed) {
    if (!upload.write(chunk)) await Promise.race([once(upload, 'drain').catch(() => {}), reply])
    sent += chunk.length
    await pause(sent % pauseAfterBytes === 0 ? pauseMs : 1000 / chunksPerSecond)
  }
  upload.end()
  const response = await reply
  const seconds = (performance.now() - from) / 1000
  if (response?.statusCode !== 201) return { bytes: 0, seconds }
  response.resume()
  await removeNewestImport(side)
  return { bytes: sent, seconds }
}

/** Resolves with nothing if the connection is closed without a reply. */
const replyTo = (upload: ClientRequest) =>
  new Promise<IncomingMessage | undefined>((resolve) => {
    upload.once('response', resolve).once('close', () => resolve(undefined))
    upload.on('error', () => {})
  })

/** The file isn't one of venues, which the server finds out after the upload. */
async function removeNewestImport(side: Target) {
  const { imports } = apiOf(side)['import-mgmt']
  const newest = async () => (await imports.list({ take: 1 })).data[0]
  while ((await newest())?.state === 'Reading') await pause(200)
  const read = await newest()
  if (read) await imports.remove({ importId: read.id })
}

/** Resolves with the seconds until the server has ended the upload. */
async function dripUpload(side: Target): Promise<number> {
  const from = performance.now()
  const upload = openUpload(side)
  const reply = replyTo(upload)
  const timer = setInterval(() => upload.write('x'), dripEveryMs)
  const stop = setTimeout(() => upload.destroy(), dripAtMostMs)
  upload.write('x')
  await reply
  clearInterval(timer)
  clearTimeout(stop)
  upload.destroy()
  return (performance.now() - from) / 1000
}
