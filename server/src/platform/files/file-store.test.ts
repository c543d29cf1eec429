import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { Refusal } from '../errors.ts'
import { createFileStore, largestFile } from './file-store.ts'
import { sampleImage } from './testing/sample-images.ts'
import { refusalOf, uploadOf, uploadOfLength } from './testing/sample-uploads.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { testPictures } from './testing/test-pictures.ts'

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

const openFiles = async () => (await readdir('/proc/self/fd')).length

test('stores five concurrent uploads of the same content once, under its hash', async () => {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures: testPictures })
  const content = await sampleImage('png')
  const received = await Promise.all([1, 2, 3, 4, 5].map(() => store.receiveImage(uploadOf(content))))
  expect(new Set(received.map((file) => file.sha256)).size).toBe(1)
  const sha256 = received[0]?.sha256 ?? ''
  expect(await filesIn(dataDir)).toEqual([`files/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`])
  expect(store.path(sha256)).toBe(join(dataDir, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256))
})

test('an open file can still be streamed after its content is removed', async () => {
  const store = await createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })
  const { sha256, bytes } = await store.receiveDocument(uploadOf('Meet at the gate.'))
  const file = await store.open(sha256)
  expect(file?.bytes).toBe(bytes)
  await store.remove(sha256)
  if (!file) throw new Error('the file is missing')
  expect((await buffer(file.stream())).toString()).toBe('Meet at the gate.')
  expect(await store.open(sha256)).toBeNull()
  expect(await store.documentType(sha256)).toBeNull()
  await store.remove(sha256)
})

test('content has a document type only after it was uploaded as a document', async () => {
  const store = await createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })
  const content = await sampleImage('jpeg')
  const { sha256 } = await store.receiveImage(uploadOf(content))
  expect(await store.documentType(sha256)).toBeNull()
  await store.receiveDocument(uploadOf(content))
  expect(await store.documentType(sha256)).toBe('image/jpeg')
})

test('accepts exactly 20 MB', async () => {
  const store = await createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })
  const { upload } = uploadOfLength(20 * 1024 * 1024)
  expect(await store.receiveDocument(upload)).toMatchObject({ bytes: 20_971_520, contentType: 'text/plain' })
})

test('rejects 20 MB and one byte, and stores nothing', async () => {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures: testPictures })
  const tooLarge = { status: 413, code: 'FILE_TOO_LARGE', paths: ['file'] }
  expect(await refusalOf(store.receiveDocument(uploadOfLength(20_971_521).upload))).toEqual(tooLarge)
  expect(await refusalOf(store.receiveImage(uploadOfLength(20_971_521).upload))).toEqual(tooLarge)
  expect(await filesIn(dataDir)).toEqual([])
})

test('stops reading an endless upload', async () => {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures: testPictures })
  const { upload, sent } = uploadOfLength(Number.MAX_SAFE_INTEGER)
  const refusal = await refusalOf(store.receiveDocument(upload))
  expect(refusal.code).toBe('FILE_TOO_LARGE')
  expect(sent.bytes).toBeLessThan(largestFile * 6)
})

async function* broken() {
  yield Buffer.alloc(100_000, 'a')
  throw new Error('socket hang up')
}

test('stores nothing of an interrupted upload', async () => {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures: testPictures })
  expect(await refusalOf(store.receiveDocument({ name: 'a.txt', stream: broken() }))).toEqual({
    status: 400,
    code: 'UPLOAD_INTERRUPTED',
    paths: ['file'],
  })
  expect(await filesIn(dataDir)).toEqual([])
})

test('a file gets its final name only when it is complete', async () => {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures: testPictures })
  const seen: string[][] = []
  async function* slow() {
    for (const part of ['one', 'two', 'three']) {
      seen.push(await filesIn(dataDir))
      yield Buffer.from(part)
    }
  }
  await store.receiveDocument({ name: 'slow.txt', stream: slow() })
  expect(seen.flat().every((name) => name.startsWith('files/incoming/'))).toBe(true)
  expect((await filesIn(dataDir)).some((name) => name.startsWith('files/incoming/'))).toBe(false)
})

test('removes old drafts on startup, but not recent ones', async () => {
  const dataDir = await temporaryFolder()
  const incoming = join(dataDir, 'files', 'incoming')
  await mkdir(incoming, { recursive: true })
  await writeFile(join(incoming, 'old'), 'partial')
  await writeFile(join(incoming, 'new'), 'partial')
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(incoming, 'old'), longAgo, longAgo)
  await createFileStore({ dataDir, pictures: testPictures })
  expect(await readdir(incoming)).toEqual(['new'])
})

test('a new upload repairs a truncated file', async () => {
  const store = await createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })
  const { sha256 } = await store.receiveDocument(uploadOf('complete content'))
  await truncate(store.path(sha256), 5)
  await store.receiveDocument(uploadOf('complete content'))
  expect(await readFile(store.path(sha256), 'utf8')).toBe('complete content')
})

test('a file system error is not reported as a refusal', async () => {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures: testPictures })
  const { sha256 } = await store.receiveDocument(uploadOf('first'))
  const folder = dirname(store.path(sha256))
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file where a folder belongs')
  await expect(store.receiveDocument(uploadOf('first'))).rejects.not.toBeInstanceOf(Refusal)
  expect(await readdir(join(dataDir, 'files', 'incoming'))).toEqual([])
})

test('rejects any name that is not a lowercase SHA-256', async () => {
  const store = await createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })
  for (const name of ['../../../etc/passwd', '', 'A'.repeat(64), `${'a'.repeat(63)}/`, `${'a'.repeat(64)}\n`])
    expect(() => store.path(name)).toThrow('SHA-256')
})

test('closes the file of a stream that is destroyed early', async () => {
  const store = await createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })
  const { sha256 } = await store.receiveDocument(uploadOf('x'.repeat(500_000)))
  const before = await openFiles()
  for (let i = 0; i < 20; i++) {
    const stream = (await store.open(sha256))?.stream()
    stream?.destroy()
    if (stream) await once(stream, 'close')
  }
  expect(await openFiles()).toBeLessThanOrEqual(before + 1)
  expect((await stat(store.path(sha256))).mode & 0o077).toBe(0)
})
