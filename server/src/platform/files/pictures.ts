import sharp from 'sharp'

// Of the many formats the library reads, only those that are taken in, and from memory the SVG that we draw.
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
// Its cache keeps files open, which keeps Windows from removing them, and every picture is read once anyway.
sharp.cache(false)

/** The most pixels any picture taken in may have; image-kinds.ts sets less for some kinds. */
export const mostPixels = 100_000_000

const longestSeconds = 30

/** What the head of the file says, however large the picture claims to be: no pixel is decoded. */
export const pictureHeader = (path: string) => sharp(path, { limitInputPixels: false }).metadata()

/** A pipeline from a file's or an SVG's first frame. It fails on damaged pictures, and on those that take too long. */
export const picture = (source: string | Buffer) =>
  sharp(source, { limitInputPixels: mostPixels, failOn: 'warning' }).timeout({ seconds: longestSeconds })
