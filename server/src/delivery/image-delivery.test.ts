import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { samplePdf } from '../platform/files/testing/sample-documents.ts'
import { animatedGif, noise, redAndBlue, sampleImage } from '../platform/files/testing/sample-images.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const red = [4, 0, 0, 4]
const blue = [0, 0, 4, 4]
const unknownId = 'a'.repeat(36)

const renditions = async (dataDir: string) =>
  (await readdir(join(dataDir, 'cache', 'images'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )

const sizes: [query: string, width: number, height: number][] = [
  ['', 400, 300],
  ['?width=320', 320, 240],
  ['?width=64', 64, 48],
  ['?width=384&height=60', 80, 60],
  ['?width=384&height=90', 120, 90],
  ['?width=1600', 400, 300],
  ['?width=360&height=560', 360, 270],
  ['?width=360&height=560&fit=cover', 360, 300],
  ['?width=384&height=60&fit=cover', 384, 60],
  ['?width=768&height=120&fit=cover', 400, 120],
]
test.each(sizes)('an image of 400×300 with the query "%s" returns %d×%d', async (query, width, height) => {
  const { addImage, decode } = await deliveryServer()
  const url = await addImage(await sampleImage('jpeg', 400, 300))
  expect(await decode(url + query, { accept: 'image/webp' })).toMatchObject({ width, height })
})

test.each([
  ['20,000×2', 20_000, 2, 1600, 1],
  ['2×20,000', 2, 20_000, 1, 4800],
])(
  'an image of %s pixels without a query is scaled down',
  async (_size, width, height, toWidth, toHeight) => {
    const { addImage, decode } = await deliveryServer()
    const url = await addImage(await sampleImage('png', width, height))
    expect(await decode(url, { accept: 'image/webp' })).toMatchObject({ width: toWidth, height: toHeight })
  },
)

describe('a size that is not listed', () => {
  test.each([
    ['width=1', 'width=64'],
    ['width=200', 'width=320'],
    ['width=1601', 'width=1600'],
    ['width=10000&height=10000', 'width=1600'],
    ['height=60', 'width=128'],
    ['width=384&height=61', 'width=384'],
    ['width=200&height=200&fit=cover', 'width=320'],
    ['width=320&fit=cover', 'width=320'],
    ['width=1200&height=630&fit=crop', 'width=1200&height=630&fit=cover'],
    ['width=1200&height=630&fit=contain', 'width=1200&height=630'],
    ['width=320&quality=20', 'width=320&quality=60'],
    ['width=320&quality=61&format=jpeg', 'width=320&format=jpeg'],
    ['quality=100', 'width=1600'],
  ])('?%s redirects to ?%s', async (query, listed) => {
    const { addImage, get } = await deliveryServer()
    const url = await addImage(await sampleImage('png', 4, 4))
    const { status, headers } = await get(`${url}?${query}`)
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      `?${listed}`,
      'public, max-age=86400',
    ])
    expect((await get(`${url}?${listed}`)).status).toBe(200)
  })
})

test.each(['avif', 'webp', 'jpeg', 'png'])(
  'a rotated photo as %s is upright and has no metadata',
  async (format) => {
    const { addImage, decode } = await deliveryServer()
    const gps = { IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '42/1 1/1 0/1', GPSLatitudeRef: 'N' } }
    const photo = await redAndBlue(256, 128).jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer()
    const image = await decode(`${await addImage(photo)}?width=64&format=${format}`)
    expect(image).toMatchObject({ width: 64, height: 128, format })
    expect([image.colorAt(32, 12), image.colorAt(32, 116)]).toEqual([red, blue])
    const { exif, xmp, iptc, orientation } = image.metadata
    expect({ exif, xmp, iptc, isRotated: (orientation ?? 1) !== 1 }).toEqual({ isRotated: false })
  },
)

test.each([
  ['jpeg', 'image/avif,image/webp,image/*,*/*;q=0.8', 'avif'],
  ['jpeg', 'image/webp,*/*', 'webp'],
  ['jpeg', 'IMAGE/WEBP ; q=0.5, image/avif;q=0', 'webp'],
  ['jpeg', '*/*', 'jpeg'],
  ['jpeg', 'image/*', 'jpeg'],
  ['jpeg', 'image/avifs, image/webpx', 'jpeg'],
  ['png', 'image/png', 'png'],
  ['gif', '*/*', 'png'],
  ['webp', '*/*', 'jpeg'],
  ['avif', 'text/html', 'jpeg'],
] as const)('a %s image with Accept: %s is sent as %s', async (original, accept, format) => {
  const { addImage, get, decode } = await deliveryServer()
  const url = await addImage(await sampleImage(original))
  const { headers } = await get(url, { accept })
  expect(headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'Accept' })
  expect((await decode(url, { accept })).format).toBe(format)
})

test.each(['avif', 'webp', 'jpeg', 'png'])('format=%s overrides the Accept header', async (format) => {
  const { addImage, get } = await deliveryServer()
  const url = await addImage(await sampleImage('png'))
  const { headers } = await get(`${url}?format=${format}`, { accept: 'image/gif' })
  expect([headers['content-type'], headers.vary]).toEqual([`image/${format}`, undefined])
})

describe('a transparent WebP image', () => {
  const transparentImage = () => redAndBlue(40, 20, true).webp({ lossless: true }).toBuffer()

  test('is sent as PNG to a client that accepts neither AVIF nor WebP', async () => {
    const { addImage, decode } = await deliveryServer()
    expect((await decode(await addImage(await transparentImage()), { accept: '*/*' })).format).toBe('png')
  })

  test('stays transparent as PNG', async () => {
    const { addImage, decode } = await deliveryServer()
    const image = await decode(`${await addImage(await transparentImage())}?format=png`)
    expect(image.colorAt(5, 5)).toEqual([4, 0, 0, 2])
  })

  test('has a white background as JPEG', async () => {
    const { addImage, decode } = await deliveryServer()
    const image = await decode(`${await addImage(await transparentImage())}?format=jpeg`)
    expect(image.colorAt(5, 5)).toEqual([4, 2, 2, 4])
  })
})

test('an animated GIF is sent as its first frame', async () => {
  const { addImage, decode } = await deliveryServer()
  const image = await decode(await addImage(await animatedGif(16)), { accept: 'image/webp' })
  expect(image).toMatchObject({ width: 16, height: 16 })
  expect(image.colorAt(8, 8)).toEqual(red)
})

describe.each(['avif', 'webp', 'jpeg'])('the quality of %s', (format) => {
  test('at 60 makes a smaller file than at the default', async () => {
    const { addImage, get } = await deliveryServer()
    const url = `${await addImage(await sampleImage('jpeg', 200, 150))}?format=${format}`
    const { content } = await get(`${url}&quality=60`)
    expect(content.length).toBeLessThan((await get(url)).content.length)
  })

  test('is 85 by default', async () => {
    const { addImage, get } = await deliveryServer()
    const url = `${await addImage(await sampleImage('jpeg', 200, 150))}?format=${format}`
    const { content } = await get(`${url}&quality=85`)
    expect(content.length).toBe((await get(url)).content.length)
  })
})

test.each([
  ['width=0', 'width'],
  ['width=10001', 'width'],
  ['width=-5', 'width'],
  ['width=1e3', 'width'],
  ['width=0x10', 'width'],
  ['width=12.5', 'width'],
  ['width=', 'width'],
  ['width=100&width=200', 'width'],
  ['height=abc', 'height'],
  ['quality=0', 'quality'],
  ['quality=101', 'quality'],
  ['fit=stretch', 'fit'],
  ['format=gif', 'format'],
  ['format=svg', 'format'],
  ['size=100', 'size'],
  ['__proto__=1', '__proto__'],
])('returns 400 for %s and names the parameter %s', async (query, path) => {
  const { addImage, get } = await deliveryServer()
  const { status, headers, text } = await get(`${await addImage(await sampleImage('png', 4, 4))}?${query}`)
  expect(status).toBe(400)
  expect(JSON.parse(text)).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] })
  expect(headers['cache-control']).toBeUndefined()
})

test('names all invalid parameters in one response', async () => {
  const { get } = await deliveryServer()
  const { text } = await get(`/images/${unknownId}/${'a'.repeat(16)}?width=x&height=y&colour=red`)
  for (const path of ['colour', 'width', 'height']) expect(text).toContain(`"path":"${path}"`)
})

test('accepts api-version as a parameter', async () => {
  const { addImage, get } = await deliveryServer()
  const url = await addImage(await sampleImage('png', 4, 4))
  expect((await get(`${url}?api-version=1.0`)).status).toBe(200)
})

describe.each(['image/webp', '*/*'])('with Accept: %s', (accept) => {
  test.each([
    `${unknownId}/${'a'.repeat(16)}`,
    `${unknownId.toUpperCase()}/${'a'.repeat(16)}`,
    `x/${'a'.repeat(16)}`,
    `..%2F..%2Fetc/passwd`,
  ])('returns 404 for the unknown image %s', async (path) => {
    const { get } = await deliveryServer()
    const { status, headers } = await get(`/images/${path}`, { accept })
    expect([status, headers['cache-control']]).toEqual([404, undefined])
  })

  test.each([
    ['PDF', samplePdf],
    ['text', 'plain words'],
  ])('returns 404 for a %s document', async (_type, content) => {
    const { addDocument, get } = await deliveryServer()
    const url = (await addDocument(content)).replace('/documents/', '/images/')
    const { status, headers } = await get(url, { accept })
    expect([status, headers['cache-control']]).toEqual([404, undefined])
  })
})

test('a public image is immutable for a year', async () => {
  const { addImage, get } = await deliveryServer()
  const { status, headers, content } = await get(`${await addImage(await sampleImage('jpeg'))}?width=320`)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(content.length),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
})

describe('If-None-Match', () => {
  test('returns 304 for the ETag, in any notation', async () => {
    const { addImage, get } = await deliveryServer()
    const url = `${await addImage(await sampleImage('jpeg'))}?width=320`
    const { headers } = await get(url, { accept: 'image/webp' })
    const etag = String(headers.etag)
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const revalidated = await get(url, { accept: 'image/webp', 'if-none-match': tags })
      expect([revalidated.status, revalidated.content.length]).toEqual([304, 0])
      expect(revalidated.headers).toMatchObject({
        etag,
        vary: 'Accept',
        'cache-control': headers['cache-control'],
      })
    }
  })

  test('returns 200 for the ETag of another format', async () => {
    const { addImage, get } = await deliveryServer()
    const url = `${await addImage(await sampleImage('jpeg'))}?width=320`
    const etag = String((await get(url, { accept: 'image/webp' })).headers.etag)
    expect((await get(url, { accept: 'image/avif', 'if-none-match': etag })).status).toBe(200)
  })

  test('returns 200 for the ETag of another size', async () => {
    const { addImage, get } = await deliveryServer()
    const image = await addImage(await sampleImage('jpeg'))
    const etag = String((await get(`${image}?width=320`, { accept: 'image/webp' })).headers.etag)
    const other = await get(`${image}?width=480`, { accept: 'image/webp', 'if-none-match': etag })
    expect(other.status).toBe(200)
  })
})

describe('HEAD', () => {
  test('returns the headers of GET without a body', async () => {
    const { addImage, get } = await deliveryServer()
    const url = await addImage(await sampleImage('jpeg'))
    const head = await get(url, {}, 'HEAD')
    const full = await get(url)
    expect([head.status, head.content.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(full.headers[name])
  })

  test('returns 404 for an unknown image', async () => {
    const { get } = await deliveryServer()
    expect((await get(`/images/${unknownId}/${'0'.repeat(16)}`, {}, 'HEAD')).status).toBe(404)
  })
})

describe('a removed image', () => {
  test('returns 404 although a rendition is cached', async () => {
    const { addImage, get, remove } = await deliveryServer()
    const url = await addImage(await sampleImage('jpeg'))
    await get(url)
    await remove(url)
    expect((await get(url)).status).toBe(404)
  })

  test('returns 404 for its ETag', async () => {
    const { addImage, get, remove } = await deliveryServer()
    const url = await addImage(await sampleImage('jpeg'))
    const { headers } = await get(url)
    await remove(url)
    expect((await get(url, { 'if-none-match': String(headers.etag) })).status).toBe(404)
  })
})

describe('the cache', () => {
  test('stores one rendition for 20 concurrent requests', async () => {
    const { addImage, dataDir, get } = await deliveryServer()
    const url = await addImage(await noise(200, 150).jpeg().toBuffer())
    const responses = await Promise.all(Array.from({ length: 20 }, () => get(`${url}?width=128&format=webp`)))
    expect(new Set(responses.map(({ content }) => content.toString('base64'))).size).toBe(1)
    expect(await renditions(dataDir)).toHaveLength(1)
  })

  test('stores one rendition for implicit and explicit defaults', async () => {
    const { addImage, dataDir, get } = await deliveryServer()
    const url = await addImage(await noise(200, 150).jpeg().toBuffer())
    await get(`${url}?width=128&format=webp`)
    await get(`${url}?width=128&format=webp&quality=85&fit=scale-down`)
    expect(await renditions(dataDir)).toHaveLength(1)
  })

  test('stores a rendition per size and format', async () => {
    const { addImage, dataDir, get } = await deliveryServer()
    const url = await addImage(await noise(200, 150).jpeg().toBuffer())
    for (const query of ['width=64&format=webp', 'width=80&format=webp', 'width=64&format=png'])
      await get(`${url}?${query}`)
    expect(await renditions(dataDir)).toHaveLength(3)
  })

  test('stores one PNG for all qualities, because PNG is lossless', async () => {
    const { addImage, dataDir, get } = await deliveryServer()
    const url = await addImage(await noise(200, 150).jpeg().toBuffer())
    for (const quality of [60, 85]) await get(`${url}?width=128&format=png&quality=${quality}`)
    expect(await renditions(dataDir)).toHaveLength(1)
  })

  test('stays within its limit when 12 images are requested in 5 sizes', async () => {
    const { addImage, dataDir, get } = await deliveryServer({ maxBytes: { images: 60_000, art: 1 } })
    const urls = await Promise.all(
      Array.from({ length: 12 }, async () => addImage(await noise(200, 150).jpeg().toBuffer())),
    )
    const responses = await Promise.all(
      urls.flatMap((url) => [64, 80, 128, 320, 480].map((width) => get(`${url}?width=${width}&format=webp`))),
    )
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(responses.reduce((sum, { content }) => sum + content.length, 0)).toBeGreaterThan(80_000)
    await expect
      .poll(async () => {
        const bytes = (await renditions(dataDir)).map(
          async (file) => (await stat(join(file.parentPath, file.name))).size,
        )
        return (await Promise.all(bytes)).reduce((sum, size) => sum + size, 0)
      })
      .toBeLessThanOrEqual(60_000)
  })
})
