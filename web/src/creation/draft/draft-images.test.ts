import { expect, test } from 'vitest'
import { restoredImages } from './draft-images.ts'

const pictures = ['lobby', 'hall', 'rink', 'roof'].map((name) => ({ id: name, name }))

test('brings back what can be read, in its order, and names what cannot', async () => {
  const { images, lost } = await restoredImages(pictures, async (id) => {
    if (id === 'hall') throw new Error('unreadable')
    return id === 'rink' ? undefined : new Blob([id])
  })
  expect(images.map(({ name }) => name)).toEqual(['lobby', 'roof'])
  expect(await images[1]?.file.text()).toBe('roof')
  expect(lost).toEqual(['hall', 'rink'])
})

test('names all of them where the browser keeps no files', async () => {
  const { images, lost } = await restoredImages(pictures, () => Promise.reject(new Error('forbidden')))
  expect(images).toEqual([])
  expect(lost).toHaveLength(4)
})
