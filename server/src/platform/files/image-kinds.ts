import { fileTypeFromBuffer } from 'file-type'
import { readStart } from './open-file.ts'
import { mostPixels } from './pictures.ts'

export interface ImageKind {
  contentType: string
  /** What the decoder calls it. */
  decoder: string
  compression?: string
  /** Bounds the memory a decoder takes to some 500 MB: AVIF takes 18 bytes a pixel, WebP 8, GIF 5, the others 4. */
  mostPixels: number
}

const png: ImageKind = { contentType: 'image/png', decoder: 'png', mostPixels }

const kinds: ReadonlyMap<string, ImageKind> = new Map([
  ['image/jpeg', { contentType: 'image/jpeg', decoder: 'jpeg', mostPixels }],
  ['image/png', png],
  // An animated PNG is a PNG with a still picture first.
  ['image/apng', png],
  ['image/webp', { contentType: 'image/webp', decoder: 'webp', mostPixels: 50_000_000 }],
  ['image/avif', { contentType: 'image/avif', decoder: 'heif', compression: 'av1', mostPixels: 25_000_000 }],
  ['image/gif', { contentType: 'image/gif', decoder: 'gif', mostPixels }],
])

// All that telling these kinds apart takes. It also bounds how far the library follows a hostile file.
const startLength = 4100

/** The kind of image a file claims to be by its first bytes, or null. Whether it can be read is another question. */
export async function imageKind(path: string): Promise<ImageKind | null> {
  const detected = await fileTypeFromBuffer(await readStart(path, startLength))
  return (detected && kinds.get(detected.mime)) ?? null
}
