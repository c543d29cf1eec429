import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts'
import { testPictures } from '../platform/files/testing/test-pictures.ts'
import { renditionCache } from './rendition-cache.ts'

const report = (error: unknown) => {
  throw error
}
const writing = (content: string) => (path: string) => writeFile(path, content)
const expectCached = () => Promise.reject(new Error('expected a cache hit'))

const failing = async (path: string) => {
  await writeFile(path, 'half a pict')
  throw new Error('encoding failed')
}

const age = async (path: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(path, then, then)
}

async function newCache(maxBytes = 1000) {
  const folder = await temporaryFolder()
  const cache = renditionCache({ folder, maxBytes, jobs: testPictures.jobs, report })
  const read = async (name: string, produce: (path: string) => Promise<void>) =>
    text((await cache.open(name, produce)).stream())
  return { folder, cache, read }
}

const cachedFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted()

test('50 concurrent requests produce a rendition once, and later requests read it', async () => {
  const { read } = await newCache()
  let calls = 0
  const produce = async (path: string) => {
    calls += 1
    await writeFile(path, 'picture')
  }
  const contents = await Promise.all(Array.from({ length: 50 }, () => read('one.webp', produce)))
  expect([new Set(contents), calls]).toEqual([new Set(['picture']), 1])
  expect(await read('one.webp', expectCached)).toBe('picture')
})

test('a failure rejects all concurrent requests, leaves no file, and the next request retries', async () => {
  const { folder, read } = await newCache()
  const outcomes = await Promise.allSettled([read('one.webp', failing), read('one.webp', failing)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cachedFiles(folder)).toEqual([])
  expect(await read('one.webp', writing('picture'))).toBe('picture')
})

test('a full cache evicts the least recently used rendition', async () => {
  const { folder, read } = await newCache(1000)
  for (const name of ['aa.webp', 'bb.webp', 'cc.webp']) await read(name, writing('x'.repeat(300)))
  await read('aa.webp', expectCached)
  await read('dd.webp', writing('x'.repeat(300)))
  await expect.poll(() => cachedFiles(folder)).toEqual(['aa.webp', 'cc.webp', 'dd.webp'])
})

test('returns a rendition that is larger than the cache', async () => {
  const { read } = await newCache(10)
  expect(await read('aa.webp', writing('x'.repeat(5000)))).toHaveLength(5000)
})

test('produces a rendition again after its file was deleted', async () => {
  const { folder, read } = await newCache()
  await read('aa.webp', writing('first'))
  await rm(join(folder, 'aa', 'aa.webp'))
  expect(await read('aa.webp', writing('second'))).toBe('second')
})

test('restores the files of an earlier run in order of use, and deletes unfinished ones', async () => {
  const folder = await temporaryFolder()
  const ages = { 'aa.webp': 50, 'bb.webp': 90, 'cc.webp': 10 }
  for (const [name, hours] of Object.entries(ages)) {
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
    await writeFile(join(folder, name.slice(0, 2), name), 'x'.repeat(400))
    await age(join(folder, name.slice(0, 2), name), hours)
  }
  await mkdir(join(folder, 'unfinished'))
  await writeFile(join(folder, 'unfinished', 'left'), 'x'.repeat(400))
  await age(join(folder, 'unfinished', 'left'), 5)
  const cache = renditionCache({ folder, maxBytes: 1000, jobs: testPictures.jobs, report })
  await cache.restored
  expect(await cachedFiles(folder)).toEqual(['aa.webp', 'cc.webp'])
  await (await cache.open('aa.webp', expectCached)).close()
  await (await cache.open('dd.webp', writing('x'.repeat(400)))).close()
  await expect.poll(() => cachedFiles(folder)).toEqual(['aa.webp', 'dd.webp'])
})

test('reads a rendition that another server wrote to the shared folder', async () => {
  const folder = await temporaryFolder()
  const here = renditionCache({ folder, maxBytes: 1000, jobs: testPictures.jobs, report })
  const there = renditionCache({ folder, maxBytes: 1000, jobs: testPictures.jobs, report })
  await (await here.open('aa.webp', writing('picture'))).close()
  expect(await text((await there.open('aa.webp', expectCached)).stream())).toBe('picture')
})
