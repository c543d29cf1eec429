import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { createDataFolder } from '../platform/files/private-folder.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { fileOutbox } from '../platform/mail/outbox.ts'
import { deliveryServer } from './testing/delivery-server.ts'

/** What is below a folder that other accounts could read, write or list. */
async function openTo(others: number, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name))
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })))
  return modes.filter(({ mode }) => (mode & others) !== 0).map(({ path }) => relative(folder, path))
}

test('uploads, renditions, drawings and mail are files that only their owner can read', async () => {
  const { dataDir, get, addImage, addDocument } = await deliveryServer()
  const image = await addImage(await sampleImage('jpeg'))
  await addDocument('Rules of the house')
  const pictures = [
    `${image}?width=320`,
    '/art/00000000-0000-7000-8000-000000000000/volleyball?width=480&height=360',
  ]
  for (const url of pictures)
    for (const accept of ['image/svg+xml', 'image/webp'])
      expect((await get(url, { accept })).status).toBeLessThan(400)
  await fileOutbox(join(dataDir, 'mail')).send({ to: 'a@b.test', subject: 'Hi', text: 'Hi', html: '' })

  const entries = await readdir(dataDir, { recursive: true })
  expect(entries.filter((path) => path.startsWith('cache')).length).toBeGreaterThan(4)
  expect(entries.some((path) => path.endsWith('.json'))).toBe(true)
  expect(await openTo(0o077, dataDir)).toEqual([])
})

test('the data directory of an earlier release is closed to listing by others', async () => {
  const { dataDir } = await deliveryServer()
  await createDataFolder(dataDir)
  expect((await stat(dataDir)).mode & 0o066).toBe(0)
})
