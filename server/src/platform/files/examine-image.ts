import { Refusal } from '../errors.ts'
import { imageKind, type ImageKind } from './image-kinds.ts'
import { imageTooLarge, imageUnreadable, typeRefused } from './refusals.ts'
import type { PictureHeader } from './pictures/tasks.ts'

/** Works on one upload's image. */
export interface PictureExamination {
  header(path: string): Promise<PictureHeader>
  /** Waits for its turn: a decode blocks a thread and may take much memory. */
  decode(path: string): Promise<void>
}

export interface Examined {
  contentType: string
  /** In pixels, after applying the EXIF orientation. Null for documents that are not images. */
  width: number | null
  height: number | null
}

const maxSide = 20_000

/** Throws a refusal unless the file is an image of an accepted type and size that decodes completely. */
export async function examineImage(path: string, pictures: PictureExamination): Promise<Examined> {
  const kind = await imageKind(path)
  if (!kind) throw typeRefused('must be a JPEG, PNG, WebP, AVIF or GIF image')
  return examineImageOf(kind, path, pictures)
}

export async function examineImageOf(
  kind: ImageKind,
  path: string,
  pictures: PictureExamination,
): Promise<Examined> {
  const header = await orUnreadable(pictures.header(path))
  // A file that looks like one type to us and another to the decoder is probably malicious.
  if (header.format !== kind.decoder || header.compression !== kind.compression) throw imageUnreadable()
  checkSize(kind, header)
  await orUnreadable(pictures.decode(path))
  return { contentType: kind.contentType, width: header.autoOrient.width, height: header.autoOrient.height }
}

function checkSize(kind: ImageKind, { width, height }: PictureHeader) {
  if (width > maxSide || height > maxSide)
    throw imageTooLarge(`is ${width} by ${height} pixels; a side may have at most ${maxSide}`)
  if (width * height > kind.maxPixels)
    throw imageTooLarge(
      `has ${Math.ceil((width * height) / 1e6)} megapixels; ${kind.contentType} may have at most ${kind.maxPixels / 1e6}`,
    )
}

async function orUnreadable<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw imageUnreadable(error)
  }
}
