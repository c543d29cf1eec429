import sharp from 'sharp'
import { maxPixels, timeoutSeconds } from './limits.ts'

// Only allow the formats we accept, and SVG from memory, which we draw ourselves.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadSvgBuffer',
  ],
})
// The tasks run side by side, and each decodes in one thread.
sharp.concurrency(1)
// The cache keeps files open, so that Windows can't remove them, and we read every picture only once.
sharp.cache(false)

/** Reads the metadata only, without decoding pixels, so it is safe for pictures of any claimed size. */
export const pictureHeader = (path: string) => sharp(path, { limitInputPixels: false }).metadata()

/** A pipeline from the first frame of a file or SVG. Fails on damaged pictures and on a timeout. */
export const picture = (source: string | Buffer) =>
  sharp(source, { limitInputPixels: maxPixels, failOn: 'warning' }).timeout({ seconds: timeoutSeconds })
