import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { claimedPng, sampleImage } from '../testing/sample-images.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startPictureProcess } from './start-picture-process.ts'
import { needsLinux } from '../../../testing/needs.ts'

async function pictureProcess(options: { idleMs?: number; graceMs?: number } = {}) {
  const { run, close } = startPictureProcess({ threads: 2, ...options })
  onTestFinished(close)
  const folder = await temporaryFolder()
  const file = join(folder, 'photo.jpeg')
  writeFileSync(file, await sampleImage('jpeg', 80, 60))
  return { run, close, folder, file }
}

const render = {
  look: 'photograph',
  width: 40,
  height: 40,
  crops: false,
  format: 'webp',
  quality: 85,
} as const

/** The picture processes that this one has started. Servers of other tests may have some. */
const pictureProcesses = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${process.pid}\n`) &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-process')
        )
      } catch {
        return false
      }
    })
    .map(Number)
let others: ReadonlySet<number>
beforeEach(() => {
  others = new Set(pictureProcesses())
})
const children = () => pictureProcesses().filter((pid) => !others.has(pid))

/** 100 megapixels. */
const slowPicture = () => claimedPng(10_000, 10_000, 12_510_000)

test('reads the header of an image', async () => {
  const { run, file } = await pictureProcess()
  expect(await run('header', { path: file })).toMatchObject({
    format: 'jpeg',
    autoOrient: { width: 80, height: 60 },
    hasAlpha: false,
  })
})

test('renders an image to a file', async () => {
  const { run, file, folder } = await pictureProcess()
  const to = join(folder, 'rendition')
  await run('render', { ...render, source: { path: file }, to })
  expect(await sharp(to).metadata()).toMatchObject({ width: 40, height: 30, format: 'webp' })
})

test('renders a drawing larger than its own size', async () => {
  const { run, folder } = await pictureProcess()
  const to = join(folder, 'rendition')
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
  await run('render', { ...render, look: 'drawing', crops: true, source: { svg }, to })
  expect(await sharp(to).metadata()).toMatchObject({ width: 40, height: 40 })
})

test('rejects a damaged image with the reason, and keeps working', async () => {
  const { run, file } = await pictureProcess()
  writeFileSync(`${file}.broken`, readFileSync(file).subarray(0, 900))
  await expect(run('decode', { path: `${file}.broken` })).rejects.toThrow(/premature end/i)
  await expect(run('decode', { path: file })).resolves.toBeUndefined()
})

test('all its threads have a lower priority', needsLinux, async () => {
  const { run, file } = await pictureProcess()
  await run('decode', { path: file })
  const [pid] = children()
  const niceness = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  )
  expect(new Set(niceness)).toEqual(new Set([10]))
})

test('a task survives one crash of the process', needsLinux, async () => {
  const { run, file } = await pictureProcess()
  writeFileSync(file, slowPicture())
  const decoded = run('decode', { path: file })
  await expect.poll(() => children().length).toBe(1)
  for (const pid of children()) process.kill(pid, 'SIGKILL')
  await expect(decoded).resolves.toBeUndefined()
})

test('ends when it is idle, and starts again', needsLinux, async () => {
  const { run, file } = await pictureProcess({ idleMs: 1 })
  await run('header', { path: file })
  await expect.poll(() => children()).toEqual([])
  await expect(run('decode', { path: file })).resolves.toBeUndefined()
})

test('a cancelled task is stopped after the grace period, and another one is repeated', async () => {
  const { run, file, folder } = await pictureProcess({ graceMs: 1 })
  const slow = join(folder, 'slow.png')
  writeFileSync(slow, slowPicture())
  const controller = new AbortController()
  const cancelled = run('decode', { path: slow }, controller.signal)
  const other = run('decode', { path: file })
  controller.abort()
  await expect(cancelled).rejects.toThrow('the task was cancelled')
  await expect(other).resolves.toBeUndefined()
})

test('closing rejects pending and later tasks', async () => {
  const { run, close, file } = await pictureProcess()
  const pending = run('decode', { path: file })
  close()
  await expect(pending).rejects.toThrow('closed')
  await expect(run('decode', { path: file })).rejects.toThrow('closed')
})
