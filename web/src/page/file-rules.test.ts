import { StoredFileDraft } from '@app/contract/patterns/files.ts'
import { expect, test } from 'vitest'
import { isAccepted } from '../components/fields/file-drop.tsx'
import {
  acceptedDocuments,
  acceptedImages,
  fileError,
  imageName,
  imageError,
  plainName,
} from './file-rules.ts'

test('accepts an image by its type or its ending, and nothing else', () => {
  const isImage = (name: string, type: string) => isAccepted({ name, type }, acceptedImages)
  expect(isImage('court.avif', '')).toBe(true)
  expect(isImage('COURT.JPG', '')).toBe(true)
  expect(isImage('court', 'image/webp')).toBe(true)
  expect(isImage('notes.txt', 'text/plain')).toBe(false)
  expect(isAccepted({ name: 'scan.png', type: 'image/png' }, acceptedDocuments)).toBe(true)
})

test('rejects files that are empty or larger than 20 MB', () => {
  expect(fileError({ size: 0 })).toBe('is empty')
  expect(fileError({ size: 20 * 1024 * 1024 + 1 })).toBe('is larger than 20 MB')
  expect(fileError({ size: 20 * 1024 * 1024 })).toBeUndefined()
})

test('recognizes an image by its first bytes, not by its name', async () => {
  const beginning = (...bytes: number[]) => imageError(new Blob([new Uint8Array(bytes), 'and so on']))
  const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))
  expect(await beginning(0xff, 0xd8, 0xff, 0xe0)).toBeUndefined()
  expect(await beginning(0x89, ...letters('PNG\r\n'))).toBeUndefined()
  expect(await beginning(...letters('GIF89a'))).toBeUndefined()
  expect(await beginning(...letters('RIFF'), 1, 2, 10, 13, ...letters('WEBPVP8 '))).toBeUndefined()
  expect(await beginning(0, 0, 0, 32, ...letters('ftypavif'))).toBeUndefined()
  expect(await beginning(...letters('this is no picture'))).toBe('isn’t an image')
  expect(await beginning(...letters('RIFF1234WAVE'))).toBe('isn’t an image')
  expect(await imageError(new Blob([]))).toBe('is empty')
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
])('makes a name of %j that the server accepts', (name) => {
  expect(StoredFileDraft.safeParse({ name: plainName(name, 'Image') }).error).toBeUndefined()
})
