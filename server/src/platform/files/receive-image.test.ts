import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'
import { animatedGif, claimedPng, noise, sampleImage } from './testing/sample-images.ts'
import { refusalOf, uploadOf } from './testing/sample-uploads.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { testPictures } from './testing/test-pictures.ts'

const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
const unreadable = { status: 422, code: 'IMAGE_UNREADABLE', paths: ['file'] }
const typeRefused = { status: 415, code: 'FILE_TYPE_REFUSED', paths: ['file'] }
const tooLarge = { status: 422, code: 'IMAGE_TOO_LARGE', paths: ['file'] }

const newStore = async () => createFileStore({ dataDir: await temporaryFolder(), pictures: testPictures })
const refusalFor = async (content: Uint8Array | string, name?: string) =>
  refusalOf((await newStore()).receiveImage(uploadOf(content, name)))

describe('accepts', () => {
  test.each(formats)('a %s image by its content, regardless of its name', async (format) => {
    const store = await newStore()
    const content = await sampleImage(format)
    const received = await store.receiveImage(uploadOf(content, 'evil.html'))
    expect(received).toEqual({
      sha256: createHash('sha256').update(content).digest('hex'),
      contentType: `image/${format}`,
      bytes: content.length,
      width: 80,
      height: 60,
    })
    expect(await readFile(store.path(received.sha256))).toEqual(content)
  })

  test.each([
    ['an animated GIF', () => animatedGif(20)],
    ['an interlaced PNG', () => noise(40, 30).png({ progressive: true }).toBuffer()],
    ['a progressive JPEG', () => noise(40, 30).jpeg({ progressive: true }).toBuffer()],
    ['a grayscale JPEG', () => noise(40, 30).greyscale().jpeg().toBuffer()],
    ['a transparent WebP', () => noise(40, 30).ensureAlpha(0.3).webp().toBuffer()],
    ['a CMYK JPEG', () => noise(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
  ])('%s', async (_, encode) => {
    const content = await encode()
    expect((await (await newStore()).receiveImage(uploadOf(content))).bytes).toBe(content.length)
  })

  test('a rotated image, with its size after the rotation', async () => {
    const content = await noise(80, 60).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await (await newStore()).receiveImage(uploadOf(content))).toMatchObject({ width: 60, height: 80 })
  })

  test('a single pixel', async () => {
    expect(await (await newStore()).receiveImage(uploadOf(await sampleImage('png', 1, 1)))).toMatchObject({
      width: 1,
    })
  })

  test('20,000 pixels on one side', async () => {
    expect(await (await newStore()).receiveImage(uploadOf(claimedPng(20_000, 8, 2501 * 8)))).toMatchObject({
      width: 20_000,
    })
  })
})

describe('rejects', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['an SVG after an XML declaration', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'hello'],
    ['a single byte', 'G'],
    ['a PDF', '%PDF-1.4\n%%EOF'],
    ['zero bytes', Buffer.alloc(5000)],
    [
      'HTML after a PNG header',
      Buffer.from('\u0089PNG\r\n\u001a\n<html><script>alert(1)</script>', 'latin1'),
    ],
    ['a HEIC header', Buffer.from('0000001c667479706865696300000000686569636d696631', 'hex')],
  ])('%s', async (_, content) => {
    expect(await refusalFor(content, 'photo.jpg')).toEqual(typeRefused)
  })

  test('a TIFF', async () => {
    expect(await refusalFor(await noise(8, 8).tiff().toBuffer(), 'photo.jpg')).toEqual(typeRefused)
  })

  test('an empty file', async () => {
    expect(await refusalFor('')).toEqual({ status: 422, code: 'FILE_EMPTY', paths: ['file'] })
  })

  test.each(formats)('a %s image that is truncated after 2, 50 or 95 %%', async (format) => {
    const content = await sampleImage(format, 200, 150)
    for (const part of [0.02, 0.5, 0.95])
      expect(await refusalFor(content.subarray(0, Math.max(64, content.length * part)))).toEqual(unreadable)
  })

  test('a PNG that is damaged in the middle', async () => {
    const content = await sampleImage('png', 200, 150)
    const middle = Math.floor(content.length / 2)
    content.fill(0x55, middle, middle + 16)
    expect(await refusalFor(content)).toEqual(unreadable)
  })

  test.each([
    ['a script after a GIF header', 'GIF89a/*<script>*/=1;alert(1)'],
    [
      'an SVG after a GIF header',
      'GIF89a<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>',
    ],
    [
      'text after a JPEG header',
      Buffer.from('\u00ff\u00d8\u00ff\u00e0 hello <?php system($_GET[1]); ?>', 'latin1'),
    ],
    ['a WebP header only', Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'latin1')],
  ])('%s', async (_, content) => {
    expect(await refusalFor(content)).toEqual(unreadable)
  })

  test.each([
    ['wider than 20,000 pixels', claimedPng(20_001, 1, 2502)],
    ['higher than 20,000 pixels', claimedPng(1, 20_001, 40_002)],
    ['of more than 100 megapixels', claimedPng(10_001, 10_000, 9)],
  ])('a PNG %s', async (_, content) => {
    expect(await refusalFor(content)).toEqual(tooLarge)
  })

  test('a PNG of 50,000 by 50,000 pixels in some kilobytes, without decoding it', async () => {
    const content = claimedPng(50_000, 50_000, 60_000_000)
    expect(content.length).toBeLessThan(100_000)
    const before = process.resourceUsage().maxRSS
    expect(await refusalFor(content)).toEqual(tooLarge)
    // In kilobytes. At one bit per pixel, decoding would take 312,500.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000)
  })

  test('an AVIF of a few kilobytes that would take gigabytes to decode', async () => {
    const dim = { width: 6000, height: 5000, channels: 3 as const, background: '#333' }
    const content = await sharp({ create: dim }).avif({ effort: 0, quality: 20 }).toBuffer()
    expect(content.length).toBeLessThan(10_000)
    expect(await refusalFor(content)).toEqual(tooLarge)
  })
})

test('stores nothing of a rejected image', async () => {
  const dataDir = await temporaryFolder()
  const store = await createFileStore({ dataDir, pictures: testPictures })
  await writeFile(join(dataDir, 'probe'), '')
  await refusalOf(store.receiveImage(uploadOf('text')))
  await refusalOf(store.receiveImage(uploadOf((await sampleImage('jpeg')).subarray(0, 700))))
  const left = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  expect(left.map((entry) => entry.name)).toEqual(['probe'])
})
