import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export type SampleFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** Noise, which doesn't compress well. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

export const sampleImage = (format: SampleFormat, width = 80, height = 60) =>
  noise(width, height).toFormat(format, { effort: 1 }).toBuffer()

/** Red on the left, blue on the right, optionally half-transparent with a green band at the bottom. */
export const redAndBlue = (width: number, height: number, band = false) => {
  const half = `<rect width="${width / 2}" height="${height}" fill="#f00"/>`
  const rest = `<rect x="${width / 2}" width="${width / 2}" height="${height}" fill="#00f"/>`
  const lower = band ? `<rect y="${height / 2}" width="${width}" height="${height / 2}" fill="#0f0"/>` : ''
  const opacity = band ? ' opacity="0.5"' : ''
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g${opacity}>${half}${rest}${lower}</g></svg>`,
    ),
  )
}

function chunk(type: string, content: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A black-and-white PNG that claims to be of this size, with the given number of zero bytes as its pixels. */
export function claimedPng(width: number, height: number, pixelBytes: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(pixelBytes), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** An animated GIF of three frames: red, green, blue. */
export async function animatedGif(side: number) {
  const frames = ['#f00', '#0f0', '#00f'].map((background) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .raw()
      .toBuffer(),
  )
  const raw = { width: side, height: side * 3, channels: 3 as const, pageHeight: side }
  return sharp(Buffer.concat(await Promise.all(frames)), { raw })
    .gif({ delay: [100, 100, 100] })
    .toBuffer()
}
