import sharp from 'sharp'

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
// The cache keeps files open, so that Windows can't remove them, and we read every picture only once.
sharp.cache(false)

/** The limit for any picture. image-kinds.ts lowers it for some formats. */
export const maxPixels = 100_000_000

const timeoutSeconds = 30

/** Reads the metadata only, without decoding pixels, so it is safe for pictures of any claimed size. */
export const pictureHeader = (path: string) => sharp(path, { limitInputPixels: false }).metadata()

/** A pipeline from the first frame of a file or SVG. Fails on damaged pictures and on a timeout. */
export const picture = (source: string | Buffer) =>
  sharp(source, { limitInputPixels: maxPixels, failOn: 'warning' }).timeout({ seconds: timeoutSeconds })
