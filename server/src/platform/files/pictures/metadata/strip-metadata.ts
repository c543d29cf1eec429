import { stripAvif } from './strip-avif.ts'
import { stripGif } from './strip-gif.ts'
import { stripJpeg } from './strip-jpeg.ts'
import { stripPng } from './strip-png.ts'
import { stripWebp } from './strip-webp.ts'

type Strip = (file: Buffer, orientation: number) => Buffer

const byType: Readonly<Record<string, Strip>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
  'image/avif': stripAvif,
}

/**
 * Removes EXIF, XMP, IPTC and comments, which may contain where a photo was taken. The pixels, the color profile and the
 * orientation stay as they are. Throws if the file isn't of that type, or is damaged.
 */
export function stripMetadata(file: Buffer, contentType: string, orientation: number): Buffer {
  const strip = byType[contentType]
  if (!strip) throw new Error(`metadata of ${contentType} can't be removed`)
  return strip(file, orientation)
}
