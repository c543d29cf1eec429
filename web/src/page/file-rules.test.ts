import { StoredFileDraft } from '@app/contract/patterns/files.ts'
import { expect, test } from 'vitest'
import { isAccepted } from '../components/accepted-file.ts'
import { acceptedDocuments, acceptedImages, flawOf, imageName, plainName } from './file-rules.ts'

test('takes an image by its type or by its ending, and nothing else for one', () => {
  const isImage = (name: string, type: string) => isAccepted({ name, type }, acceptedImages)
  expect(isImage('court.avif', '')).toBe(true)
  expect(isImage('COURT.JPG', '')).toBe(true)
  expect(isImage('court', 'image/webp')).toBe(true)
  expect(isImage('notes.txt', 'text/plain')).toBe(false)
  expect(isAccepted({ name: 'scan.png', type: 'image/png' }, acceptedDocuments)).toBe(true)
})

test('knows what the server would refuse for its size', () => {
  expect(flawOf({ size: 0 })).toBe('is empty')
  expect(flawOf({ size: 20 * 1024 * 1024 + 1 })).toBe('has more than 20 MB')
  expect(flawOf({ size: 20 * 1024 * 1024 })).toBeUndefined()
})

test('names an image after its file', () => {
  expect(imageName('main_court.north.jpeg')).toBe('main court.north')
  expect(imageName('.png')).toBe('Image')
})

test.each([
  'a\u0000b\tc\u007F',
  'half \uD83C',
  `a${'🏀'.repeat(150)}`,
  `${'x'.repeat(199)} y`,
  ' \n ',
  'Ελλάδα <b>',
])('makes of %j a name that the server takes', (name) => {
  expect(StoredFileDraft.safeParse({ name: plainName(name, 'Image') }).error).toBeUndefined()
})
