import type { Metadata } from 'sharp'
import { imageKind, type ImageKind } from './image-kinds.ts'
import { picture, pictureHeader } from './pictures.ts'
import { imageTooLarge, imageUnreadable, typeRefused } from './refusals.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

export interface Examined {
  contentType: string
  /** In pixels, after applying the EXIF orientation. Null for documents that are not images. */
  width: number | null
  height: number | null
}

const maxSide = 20_000

/** Throws a refusal unless the file is an image of an accepted type and size that decodes completely. */
export async function examineImage(path: string, limit: ConcurrencyLimit): Promise<Examined> {
  const kind = await imageKind(path)
  if (!kind) throw typeRefused('must be a JPEG, PNG, WebP, AVIF or GIF image')
  return examineImageOf(kind, path, limit)
}

/** Limits concurrent decodes: each blocks one of the few I/O threads and may take much memory. */
export async function examineImageOf(
  kind: ImageKind,
  path: string,
  limit: ConcurrencyLimit,
): Promise<Examined> {
  const header = await orUnreadable(pictureHeader(path))
  // A file that looks like one type to us and another to the decoder is probably malicious.
  if (header.format !== kind.decoder || header.compression !== kind.compression) throw imageUnreadable()
  checkSize(kind, header)
  await limit(() => orUnreadable(decode(path)))
  return { contentType: kind.contentType, width: header.autoOrient.width, height: header.autoOrient.height }
}

function checkSize(kind: ImageKind, { width, height }: Metadata) {
  if (width > maxSide || height > maxSide)
    throw imageTooLarge(`is ${width} by ${height} pixels; a side may have at most ${maxSide}`)
  if (width * height > kind.maxPixels)
    throw imageTooLarge(
      `has ${Math.ceil((width * height) / 1e6)} megapixels; ${kind.contentType} may have at most ${kind.maxPixels / 1e6}`,
    )
}

// Averaging down to a thumbnail reads every pixel but keeps next to none in memory.
const decode = (path: string) =>
  picture(path).resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()

async function orUnreadable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    throw imageUnreadable(error)
  }
}
