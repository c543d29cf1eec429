import { fileTypeFromBuffer } from 'file-type'
import { readStart } from './open-file.ts'
import { maxPixels } from './pictures/limits.ts'

export interface ImageKind {
  contentType: string
  /** The decoder's name for the format. */
  decoder: string
  compression?: string
  /** Limits a decoder's memory to about 500 MB: AVIF takes 18 bytes per pixel, WebP 8, GIF 5, the others 4. */
  maxPixels: number
}

const png: ImageKind = { contentType: 'image/png', decoder: 'png', maxPixels }

const kinds: ReadonlyMap<string, ImageKind> = new Map([
  ['image/jpeg', { contentType: 'image/jpeg', decoder: 'jpeg', maxPixels }],
  ['image/png', png],
  // An animated PNG starts with a still picture, which is what we decode.
  ['image/apng', png],
  ['image/webp', { contentType: 'image/webp', decoder: 'webp', maxPixels: 50_000_000 }],
  ['image/avif', { contentType: 'image/avif', decoder: 'heif', compression: 'av1', maxPixels: 25_000_000 }],
  ['image/gif', { contentType: 'image/gif', decoder: 'gif', maxPixels }],
])

// Enough to detect these types. Also limits how far the library reads into a malicious file.
const startLength = 4100

/** The image type according to the file's first bytes, or null. The file may still be damaged. */
export async function imageKind(path: string): Promise<ImageKind | null> {
  const detected = await fileTypeFromBuffer(await readStart(path, startLength))
  return (detected && kinds.get(detected.mime)) ?? null
}
