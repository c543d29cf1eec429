import { Refusal } from '../errors.ts'
import { imageKind, type ImageKind } from './image-kinds.ts'
import { imageTooLarge, imageUnreadable, typeRefused } from './refusals.ts'
import type { PictureHeader } from './pictures/tasks.ts'

/** Works on one upload's image. */
export interface PictureExamination {
  header(path: string): Promise<PictureHeader>
  /** Waits for its turn: a decode blocks a thread and may take much memory. */
  decode(path: string): Promise<void>
  /** Removes the metadata of the file in place. Returns false if there was none. */
  strip(path: string, contentType: string): Promise<boolean>
}

export interface Examined {
  contentType: string
  /** In pixels, after applying the EXIF orientation. Null for documents that are not images. */
  width: number | null
  height: number | null
  /** Whether the file was changed. */
  isRewritten: boolean
}

const maxSide = 20_000

/** Throws a refusal unless the file is an image of an accepted type and size that decodes completely. */
export async function examineImage(path: string, pictures: PictureExamination): Promise<Examined> {
  const kind = await imageKind(path)
  if (!kind) throw typeRefused('must be a JPEG, PNG, WebP, AVIF or GIF image')
  return examineImageOf(kind, path, pictures, false)
}

/** Documents are served as they are, so `strips` removes their metadata, which may contain where a photo was taken. */
export async function examineImageOf(
  kind: ImageKind,
  path: string,
  pictures: PictureExamination,
  strips: boolean,
): Promise<Examined> {
  const header = await orUnreadable(pictures.header(path))
  // A file that looks like one type to us and another to the decoder is probably malicious.
  if (header.format !== kind.decoder || header.compression !== kind.compression) throw imageUnreadable()
  checkSize(kind, header)
  // Before decoding, so that a file that it damaged would be refused.
  const isRewritten = strips && (await orUnreadable(pictures.strip(path, kind.contentType)))
  await orUnreadable(pictures.decode(path))
  const { width, height } = header.autoOrient
  return { contentType: kind.contentType, width, height, isRewritten }
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
