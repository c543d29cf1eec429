import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openPictures } from '../platform/files/pictures/open-pictures.ts'
import { runTask } from '../platform/files/pictures/tasks.ts'
import { sampleImage } from '../platform/files/testing/sample-images.ts'
import { deliveryServer } from './testing/delivery-server.ts'

test('renditions whose connection is closed leave the queue, and are not rendered', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const rendered: unknown[] = []
  const pictures = openPictures((name, input) => {
    if (name !== 'render') return runTask(name, input)
    rendered.push(input)
    return released.then(() => runTask(name, input))
  })
  const { addImage, listen } = await deliveryServer({ pictures })
  const origin = await listen()
  const url = `${origin}${await addImage(await sampleImage('jpeg'))}`
  const controller = new AbortController()
  const requests = [64, 80, 128, 320, 480, 640, 960].map((width) =>
    fetch(`${url}?width=${width}`, { signal: controller.signal }).catch(() => 'dropped'),
  )
  await expect.poll(() => pictures.counts().queued).toBeGreaterThan(0)
  controller.abort()
  expect(new Set(await Promise.all(requests))).toEqual(new Set(['dropped']))
  await expect.poll(() => pictures.counts().queued).toBe(0)
  release()
  await expect.poll(() => pictures.counts().running).toBe(0)
  expect(rendered.length).toBeLessThan(7)
})

test('a network with 200 waiting renditions gets a 503 that says when to try again', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const pictures = openPictures((name, input) =>
    name === 'render' ? released.then(() => runTask(name, input)) : runTask(name, input),
  )
  const { get } = await deliveryServer({ pictures })
  const responses = Array.from({ length: 210 }, () => get(`/art/${randomUUID()}/tennis?width=64&format=webp`))
  const refused = await Promise.race(responses)
  release()
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
  const statuses = (await Promise.all(responses)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})
