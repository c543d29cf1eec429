import type { Metadata } from 'sharp'
import { imageKind, type ImageKind } from './image-kinds.ts'
import { picture, pictureHeader } from './pictures.ts'
import { imageTooLarge, imageUnreadable, typeRefused } from './refusals.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'

export interface Examined {
  contentType: string
  /** Pixels as the image is shown, after its orientation; null for what is no image. */
  width: number | null
  height: number | null
}

const longestSide = 20_000

/** Throws a refusal unless the file is an image of a known kind, of a bearable size, that decodes to its end. */
export async function examineImage(path: string, limit: ConcurrencyLimit): Promise<Examined> {
  const kind = await imageKind(path)
  if (!kind) throw typeRefused('must be a JPEG, PNG, WebP, AVIF or GIF image')
  return examineImageOf(kind, path, limit)
}

/** Decodes in turn: it blocks one of the few threads that files are read with, and may take much memory. */
export async function examineImageOf(
  kind: ImageKind,
  path: string,
  limit: ConcurrencyLimit,
): Promise<Examined> {
  const header = await readable(pictureHeader(path))
  // A file may look like one kind to us and like another to the decoder; such a one is up to no good.
  if (header.format !== kind.decoder || header.compression !== kind.compression) throw imageUnreadable()
  checkSize(kind, header)
  await limit(() => readable(decode(path)))
  return { contentType: kind.contentType, width: header.autoOrient.width, height: header.autoOrient.height }
}

function checkSize(kind: ImageKind, { width, height }: Metadata) {
  if (width > longestSide || height > longestSide)
    throw imageTooLarge(`is ${width} by ${height} pixels; a side may have at most ${longestSide}`)
  if (width * height > kind.mostPixels)
    throw imageTooLarge(
      `has ${Math.ceil((width * height) / 1e6)} megapixels; ${kind.contentType} may have at most ${kind.mostPixels / 1e6}`,
    )
}

// Shrinking by averages needs every pixel, and keeps next to none.
const decode = (path: string) =>
  picture(path).resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer()

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    throw imageUnreadable(error)
  }
}
