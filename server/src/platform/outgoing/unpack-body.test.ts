import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { BodyTooLarge } from './read-body.ts'
import { PackedBody, unpacked } from './unpack-body.ts'

const file = Buffer.from('BEGIN:VCALENDAR')
const unpack = (body: Buffer, encoding?: string, maxBytes = 1000) =>
  unpacked(body, encoding === undefined ? {} : { 'content-encoding': encoding }, maxBytes)

test.each([
  ['gzip', 'gzip', gzipSync(file)],
  ['gzip by its old name', 'X-GZip', gzipSync(file)],
  ['gzip without saying so', undefined, gzipSync(file)],
  ['gzip in gzip that is named once', 'gzip', gzipSync(gzipSync(file))],
  ['gzip that is named deflate', 'deflate', gzipSync(file)],
  ['gzip that is named Brotli', 'br', gzipSync(file)],
  ['deflate that is named gzip', 'gzip', deflateSync(file, { level: 1 })],
  ['Zstandard without saying so', undefined, zstdCompressSync(file)],
  ['deflate', 'deflate', deflateSync(file)],
  ['raw deflate', 'deflate', deflateRawSync(file)],
  ['Brotli', 'br', brotliCompressSync(file)],
  ['Zstandard in gzip', 'zstd, gzip', gzipSync(zstdCompressSync(file))],
  ['nothing', 'identity', file],
])('unpacks %s', async (_case, encoding, body) => {
  expect((await unpack(body, encoding)).toString()).toBe('BEGIN:VCALENDAR')
})

test.each(['gzip', 'deflate', 'br', 'zstd', 'utf-8', 'none', 'pack200-gzip', 'gzip, gzip'])(
  'takes a text that is named %s as it is',
  async (encoding) => {
    const texts = ['BEGIN:VCALENDAR', '\ufeffBEGIN:VCALENDAR\r\nSUMMARY:Café', 'A', '']
    for (const text of texts) expect((await unpack(Buffer.from(text), encoding)).toString()).toBe(text)
    const utf16 = Buffer.from('\ufeffBEGIN', 'utf16le')
    expect(await unpack(utf16, encoding)).toEqual(utf16)
  },
)

test.each([
  ['breaks off', 'gzip', gzipSync(file).subarray(0, -10)],
  ['has an unknown compression', 'pack200-gzip', brotliCompressSync(file)],
  ['is compressed three times', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(file)))],
])('refuses what %s', async (_case, encoding, body) => {
  await expect(unpack(body, encoding)).rejects.toThrow(PackedBody)
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
  ['br', brotliCompressSync],
  ['zstd', zstdCompressSync],
] as const)('refuses more bytes than a reply may have: %s, %o', async (encoding, compress) => {
  await expect(unpack(compress(Buffer.alloc(1_000_000)), encoding)).rejects.toThrow(BodyTooLarge)
  await expect(unpack(compress(Buffer.alloc(1001)), encoding)).rejects.toThrow(BodyTooLarge)
})

test('refuses gzip of more bytes than a reply may have within gzip', async () => {
  const bomb = gzipSync(gzipSync(Buffer.alloc(10_000_000)))
  await expect(unpack(bomb, 'gzip, gzip', 20_000)).rejects.toThrow(BodyTooLarge)
  await expect(unpack(bomb, 'gzip', 20_000)).rejects.toThrow(BodyTooLarge)
})
