import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../platform/files/testing/temporary-folder.ts'
import { renditionCache } from './rendition-cache.ts'

const report = (error: unknown) => {
  throw error
}
const writing = (content: string) => (path: string) => writeFile(path, content)
const never = () => Promise.reject(new Error('should have been there'))

const failing = async (path: string) => {
  await writeFile(path, 'half a pict')
  throw new Error('damaged')
}

const age = async (path: string, hours: number) => {
  const then = new Date(Date.now() - hours * 3_600_000)
  await utimes(path, then, then)
}

async function newCache(mostBytes = 1000) {
  const folder = await temporaryFolder()
  const cache = renditionCache({ folder, mostBytes, report })
  const read = async (name: string, produce: (path: string) => Promise<void>) =>
    text((await cache.open(name, produce)).stream())
  return { folder, cache, read }
}

const kept = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted()

it('makes a rendition once for all who ask at the same time, and never again', async () => {
  const { read } = await newCache()
  let made = 0
  const make = async (path: string) => {
    made += 1
    await writeFile(path, 'picture')
  }
  const seen = await Promise.all(Array.from({ length: 50 }, () => read('one.webp', make)))
  expect([new Set(seen), made]).toEqual([new Set(['picture']), 1])
  expect(await read('one.webp', never)).toBe('picture')
})

it('tells all who asked of a failure, keeps nothing of it, and tries again later', async () => {
  const { folder, read } = await newCache()
  const outcomes = await Promise.allSettled([read('one.webp', failing), read('one.webp', failing)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await kept(folder)).toEqual([])
  expect(await read('one.webp', writing('picture'))).toBe('picture')
})

it('makes room for the new by what was not used for longest', async () => {
  const { folder, read } = await newCache(1000)
  for (const name of ['aa.webp', 'bb.webp', 'cc.webp']) await read(name, writing('x'.repeat(300)))
  await read('aa.webp', never)
  await read('dd.webp', writing('x'.repeat(300)))
  await expect.poll(() => kept(folder)).toEqual(['aa.webp', 'cc.webp', 'dd.webp'])
})

it('serves a rendition that alone is larger than all it may keep', async () => {
  const { read } = await newCache(10)
  expect(await read('aa.webp', writing('x'.repeat(5000)))).toHaveLength(5000)
})

it('makes again what somebody has removed', async () => {
  const { folder, read } = await newCache()
  await read('aa.webp', writing('first'))
  await rm(join(folder, 'aa', 'aa.webp'))
  expect(await read('aa.webp', writing('second'))).toBe('second')
})

it('goes on from an earlier run: counts what is there, oldest use first, and sweeps what was left', async () => {
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
  const cache = renditionCache({ folder, mostBytes: 1000, report })
  await cache.recalled
  expect(await kept(folder)).toEqual(['aa.webp', 'cc.webp'])
  await (await cache.open('aa.webp', never)).close()
  await (await cache.open('dd.webp', writing('x'.repeat(400)))).close()
  await expect.poll(() => kept(folder)).toEqual(['aa.webp', 'dd.webp'])
})

it('shares its folder with another server', async () => {
  const folder = await temporaryFolder()
  const here = renditionCache({ folder, mostBytes: 1000, report })
  const there = renditionCache({ folder, mostBytes: 1000, report })
  await (await here.open('aa.webp', writing('picture'))).close()
  expect(await text((await there.open('aa.webp', never)).stream())).toBe('picture')
})
