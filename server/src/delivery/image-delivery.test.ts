import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { samplePdf } from '../platform/files/testing/sample-documents.ts'
import { animatedGif, noise, redAndBlue, sampleImage } from '../platform/files/testing/sample-images.ts'
import { deliveryServer } from './testing/delivery-server.ts'

const red = [4, 0, 0, 4]
const blue = [0, 0, 4, 4]

const renditions = async (dataDir: string) =>
  (await readdir(join(dataDir, 'cache', 'images'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  )

describe('the size', () => {
  const sizes: [query: string, width: number, height: number][] = [
    ['', 400, 300],
    ['?width=200', 200, 150],
    ['?height=60', 80, 60],
    ['?width=384&height=60', 80, 60],
    ['?width=384&height=90', 120, 90],
    ['?width=1600', 400, 300],
    ['?width=4000&height=4000', 400, 300],
    ['?width=1', 1, 1],
    ['?width=200&height=200&fit=contain', 200, 150],
    ['?width=800&height=800&fit=contain', 800, 600],
    ['?width=200&height=200&fit=cover', 200, 200],
    ['?width=800&height=800&fit=cover', 800, 800],
    ['?width=200&height=200&fit=crop', 200, 200],
    ['?width=800&height=200&fit=crop', 400, 200],
    ['?width=800&height=800&fit=crop', 400, 300],
  ]

  it('is exactly the one asked for, and only larger than the image where the fit says so', async () => {
    const { addImage, look } = await deliveryServer()
    const address = await addImage(await sampleImage('jpeg', 400, 300))
    for (const [query, width, height] of sizes)
      expect({ query, ...(await look(address + query, { accept: 'image/webp' })) }).toMatchObject({
        query,
        width,
        height,
      })
  })

  it('is bounded for images of any length', async () => {
    const { addImage, look } = await deliveryServer()
    const address = await addImage(await sampleImage('png', 20_000, 2))
    expect(await look(address, { accept: 'image/webp' })).toMatchObject({ width: 4000, height: 1 })
    expect(await look(`${address}?width=8&height=8&fit=cover`)).toMatchObject({ width: 8, height: 8 })
  })

  it('counts from the way the image is held, and says nothing of where it was taken', async () => {
    const { addImage, look } = await deliveryServer()
    const gps = { IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '42/1 1/1 0/1', GPSLatitudeRef: 'N' } }
    const content = await redAndBlue(80, 40).jpeg().withExif(gps).withMetadata({ orientation: 6 }).toBuffer()
    const address = await addImage(content)
    for (const format of ['avif', 'webp', 'jpeg', 'png']) {
      const seen = await look(`${address}?width=20&format=${format}`)
      expect(seen).toMatchObject({ width: 20, height: 40, format })
      expect([seen.colourAt(10, 4), seen.colourAt(10, 36)]).toEqual([red, blue])
      const { exif, xmp, iptc, orientation } = seen.metadata
      expect({ exif, xmp, iptc, turned: (orientation ?? 1) !== 1 }).toEqual({ turned: false })
    }
  })
})

describe('the format', () => {
  it.each([
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
  ] as const)('of a %s for a client that accepts %s is %s', async (original, accept, format) => {
    const { addImage, get, look } = await deliveryServer()
    const address = await addImage(await sampleImage(original))
    const answer = await get(address, { accept })
    expect(answer.headers).toMatchObject({ 'content-type': `image/${format}`, vary: 'Accept' })
    expect((await look(address, { accept })).format).toBe(format)
  })

  it('is the one asked for by name, whatever the client accepts', async () => {
    const { addImage, get } = await deliveryServer()
    const address = await addImage(await sampleImage('png'))
    for (const format of ['avif', 'webp', 'jpeg', 'png']) {
      const { headers } = await get(`${address}?format=${format}`, { accept: 'image/gif' })
      expect([headers['content-type'], headers.vary]).toEqual([`image/${format}`, undefined])
    }
  })

  it('keeps what is transparent so, and puts white behind it in JPEG', async () => {
    const { addImage, look } = await deliveryServer()
    const address = await addImage(await redAndBlue(40, 20, true).webp({ lossless: true }).toBuffer())
    expect((await look(address, { accept: '*/*' })).format).toBe('png')
    expect((await look(`${address}?format=png`)).colourAt(5, 5)).toEqual([4, 0, 0, 2])
    expect((await look(`${address}?format=jpeg`)).colourAt(5, 5)).toEqual([4, 2, 2, 4])
  })

  it('of an animation is its first frame', async () => {
    const { addImage, look } = await deliveryServer()
    const seen = await look(await addImage(await animatedGif(16)), { accept: 'image/webp' })
    expect(seen).toMatchObject({ width: 16, height: 16 })
    expect(seen.colourAt(8, 8)).toEqual(red)
  })

  it('weighs less at less quality, 85 being the usual one', async () => {
    const { addImage, get } = await deliveryServer()
    const address = await addImage(await sampleImage('jpeg', 200, 150))
    for (const format of ['avif', 'webp', 'jpeg']) {
      const weight = async (query: string) =>
        (await get(`${address}?format=${format}${query}`)).content.length
      expect(await weight('&quality=20')).toBeLessThan(await weight(''))
      expect(await weight('&quality=85')).toBe(await weight(''))
    }
  })
})

describe('a request that is refused', () => {
  it.each([
    ['width=0', 'width'],
    ['width=4001', 'width'],
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
    ['fit=cover&width=100', 'height'],
    ['fit=crop&height=100', 'width'],
    ['size=100', 'size'],
    ['__proto__=1', '__proto__'],
  ])('says %s is wrong in %s', async (query, field) => {
    const { addImage, get } = await deliveryServer()
    const answer = await get(`${await addImage(await sampleImage('png', 4, 4))}?${query}`)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path: field }] })
    expect(answer.headers['cache-control']).toBeUndefined()
  })

  it('names several wrong parameters at once', async () => {
    const { get } = await deliveryServer()
    const { text } = await get(`/images/${'a'.repeat(64)}?width=x&height=y&colour=red`)
    for (const path of ['colour', 'width', 'height']) expect(text).toContain(`"path":"${path}"`)
  })

  it('is for an image that is not there, or is none', async () => {
    const { addDocument, get } = await deliveryServer()
    const [, , pdf] = (await addDocument(samplePdf)).split('/')
    const [, , text] = (await addDocument('plain words')).split('/')
    const names = ['a'.repeat(64), 'A'.repeat(64), 'x', '..%2F..%2Fetc%2Fpasswd', pdf, text]
    for (const name of names)
      for (const accept of ['image/webp', '*/*']) {
        const answer = await get(`/images/${name}`, { accept })
        expect([name, answer.status, answer.headers['cache-control']]).toEqual([name, 404, undefined])
      }
  })

  it('does not count api-version among the unknown parameters', async () => {
    const { addImage, get } = await deliveryServer()
    const address = await addImage(await sampleImage('png', 4, 4))
    expect((await get(`${address}?api-version=1.0`)).status).toBe(200)
  })
})

describe('the answer', () => {
  it('may be kept for a year by everybody, and is then confirmed without being sent', async () => {
    const { addImage, get } = await deliveryServer()
    const address = `${await addImage(await sampleImage('jpeg'))}?width=40`
    const first = await get(address, { accept: 'image/webp' })
    expect(first.status).toBe(200)
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(first.content.length),
      'x-content-type-options': 'nosniff',
    })
    const etag = String(first.headers.etag)
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(address, { accept: 'image/webp', 'if-none-match': tags })
      expect([again.status, again.content.length]).toEqual([304, 0])
      expect(again.headers).toMatchObject({
        etag,
        vary: 'Accept',
        'cache-control': first.headers['cache-control'],
      })
    }
    expect((await get(address, { accept: 'image/avif', 'if-none-match': etag })).status).toBe(200)
    expect((await get(`${address}1`, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(200)
  })

  it('to HEAD is that of GET without the content', async () => {
    const { addImage, get } = await deliveryServer()
    const address = await addImage(await sampleImage('jpeg'))
    const head = await get(address, {}, 'HEAD')
    const whole = await get(address)
    expect([head.status, head.content.length]).toEqual([200, 0])
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'vary'])
      expect(head.headers[name]).toBe(whole.headers[name])
    expect((await get(`/images/${'0'.repeat(64)}`, {}, 'HEAD')).status).toBe(404)
  })

  it('ends with the image: what is removed is not shown from the cache', async () => {
    const { addImage, get, store } = await deliveryServer()
    const address = await addImage(await sampleImage('jpeg'))
    const { headers } = await get(address)
    await store.remove(address.slice('/images/'.length))
    expect((await get(address)).status).toBe(404)
    expect((await get(address, { 'if-none-match': String(headers.etag) })).status).toBe(404)
  })
})

describe('the cache', () => {
  it('holds one rendition for many requests, and a rendition for each that differs', async () => {
    const { addImage, dataDir, get } = await deliveryServer()
    const address = await addImage(await noise(200, 150).jpeg().toBuffer())
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get(`${address}?width=90&format=webp`)),
    )
    expect(new Set(answers.map(({ content }) => content.toString('base64'))).size).toBe(1)
    expect(await renditions(dataDir)).toHaveLength(1)
    await get(`${address}?width=90&format=webp&quality=85&fit=scale-down`)
    expect(await renditions(dataDir)).toHaveLength(1)
    // PNG knows no quality.
    for (const query of [
      'width=91&format=webp',
      'width=90&format=png&quality=3',
      'width=90&format=png&quality=4',
    ])
      await get(`${address}?${query}`)
    expect(await renditions(dataDir)).toHaveLength(3)
  })

  it('stays within its bytes while sizes beyond number are asked for', async () => {
    const { addImage, dataDir, get } = await deliveryServer({ mostBytes: { images: 60_000, art: 1 } })
    const address = await addImage(await noise(200, 150).jpeg().toBuffer())
    const widths = Array.from({ length: 60 }, (_, index) => 40 + index)
    const answers = await Promise.all(widths.map((width) => get(`${address}?width=${width}&format=webp`)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.reduce((sum, { content }) => sum + content.length, 0)).toBeGreaterThan(80_000)
    await expect
      .poll(async () => {
        const sizes = (await renditions(dataDir)).map(
          async (file) => (await stat(join(file.parentPath, file.name))).size,
        )
        return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      })
      .toBeLessThanOrEqual(60_000)
  })
})
