import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { animatedGif, redAndBlue, sampleImage, type SampleFormat } from '../../testing/sample-images.ts'
import { stripMetadata } from './strip-metadata.ts'

const exif = {
  IFD0: { Copyright: 'Ann', Make: 'Camera' },
  IFD3: { GPSLatitude: '42/1 1/1 0/1', GPSLatitudeRef: 'N' },
}
const xmp =
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="42,1N"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'

const photo = (format: SampleFormat, orientation?: number) => {
  const image = redAndBlue(80, 40).withExif(exif).withXmp(xmp).withIccProfile('p3')
  return (orientation === undefined ? image : image.withMetadata({ orientation })).toFormat(format).toBuffer()
}
const pixels = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer()
const typeOf = (format: string) => `image/${format}`
const containsPosition = (file: Buffer) => /GPSLatitude|Camera|Ann\0/.test(file.toString('latin1'))

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('a photo as %s', (format) => {
  test('loses EXIF and XMP', async () => {
    const file = await photo(format)
    expect(containsPosition(file)).toBe(true)
    const stripped = stripMetadata(file, typeOf(format), 1)
    expect(containsPosition(stripped)).toBe(false)
  })

  test('keeps its pixels and its color profile', async () => {
    const file = await photo(format)
    const stripped = stripMetadata(file, typeOf(format), 1)
    expect((await pixels(stripped)).equals(await pixels(file))).toBe(true)
    expect((await sharp(stripped).metadata()).icc).toEqual((await sharp(file).metadata()).icc)
  })

  test('without metadata stays as it is', async () => {
    const file = await sampleImage(format)
    expect(stripMetadata(file, typeOf(format), 1).equals(file)).toBe(true)
  })

  test('can be stripped again without a change', async () => {
    const { orientation = 1 } = await sharp(await photo(format, 6)).metadata()
    const once = stripMetadata(await photo(format, 6), typeOf(format), orientation)
    expect(stripMetadata(once, typeOf(format), orientation).equals(once)).toBe(true)
  })

  test.each([0.1, 0.5, 0.9])('cut to %d of its length throws or returns no metadata', async (share) => {
    const file = await photo(format)
    const cut = file.subarray(0, Math.floor(file.length * share))
    let stripped: Buffer = Buffer.alloc(0)
    try {
      stripped = stripMetadata(cut, typeOf(format), 1)
    } catch {
      // Refused.
    }
    expect(containsPosition(stripped)).toBe(false)
  })
})

describe.each(['jpeg', 'png', 'webp'] as const)('a rotated photo as %s', (format) => {
  test('keeps its orientation', async () => {
    const file = await photo(format, 6)
    const stripped = stripMetadata(file, typeOf(format), 6)
    expect((await sharp(stripped).metadata()).orientation).toBe(6)
    expect((await pixels(stripped)).equals(await pixels(file))).toBe(true)
    expect(containsPosition(stripped)).toBe(false)
  })
})

test.each([
  ['jpeg', (file: Buffer) => Buffer.concat([file, Buffer.from('MotionPhoto GPSLatitude')])],
  ['png', (file: Buffer) => Buffer.concat([file, Buffer.from('GPSLatitude')])],
  ['webp', (file: Buffer) => Buffer.concat([file, Buffer.from('GPSLatitude')])],
  ['gif', (file: Buffer) => Buffer.concat([file, Buffer.from('GPSLatitude')])],
] as const)('data after the end of a %s is removed', async (format, append) => {
  const file = await sampleImage(format)
  expect(stripMetadata(append(file), typeOf(format), 1).equals(file)).toBe(true)
})

test('a progressive JPEG keeps all its scans', async () => {
  const file = await redAndBlue(80, 40).withExif(exif).jpeg({ progressive: true }).toBuffer()
  const stripped = stripMetadata(file, 'image/jpeg', 1)
  expect((await pixels(stripped)).equals(await pixels(file))).toBe(true)
  expect(containsPosition(stripped)).toBe(false)
})

test('a JPEG loses comments, IPTC and previews between its segments', async () => {
  const file = await sampleImage('jpeg')
  const segment = (marker: number, content: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), Buffer.from(content, 'latin1')])
  const added = [
    segment(0xfe, 'at home'),
    segment(0xed, 'Photoshop 3.0\0City'),
    segment(0xe2, 'MPF\0previews'),
  ]
  const withSegments = Buffer.concat([file.subarray(0, 2), ...added, file.subarray(2)])
  expect(stripMetadata(withSegments, 'image/jpeg', 1).equals(file)).toBe(true)
})

test('an animated GIF loses a comment and XMP, and stays animated', async () => {
  const file = await animatedGif(8)
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 7]), Buffer.from('at home'), Buffer.from([0])])
  const application = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    Buffer.from([4]),
    Buffer.from('GPS!'),
    Buffer.from([0]),
  ])
  const withExtensions = Buffer.concat([file.subarray(0, -1), comment, application, file.subarray(-1)])
  const stripped = stripMetadata(withExtensions, 'image/gif', 1)
  expect(stripped.equals(file)).toBe(true)
  expect((await sharp(stripped, { animated: true }).metadata()).pages).toBe(3)
})

test('throws for a type whose metadata it does not know', () => {
  expect(() => stripMetadata(Buffer.from('%PDF-'), 'application/pdf', 1)).toThrow("can't be removed")
})

test('throws for a JPEG of a million tiny segments', async () => {
  const file = await sampleImage('jpeg')
  const segments = Buffer.alloc(4_000_000).fill(Buffer.from([0xff, 0xdb, 0, 2]))
  const bloated = Buffer.concat([file.subarray(0, 2), segments, file.subarray(2)])
  expect(() => stripMetadata(bloated, 'image/jpeg', 1)).toThrow('too many parts')
})
