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
  ['gzip that isn’t', 'gzip', file],
  ['deflate', 'deflate', deflateSync(file)],
  ['raw deflate', 'deflate', deflateRawSync(file)],
  ['Brotli', 'br', brotliCompressSync(file)],
  ['Zstandard in gzip', 'zstd, gzip', gzipSync(zstdCompressSync(file))],
  ['nothing', 'identity', file],
])('unpacks %s', async (_case, encoding, body) => {
  expect((await unpack(body, encoding)).toString()).toBe('BEGIN:VCALENDAR')
})

test.each([
  ['breaks off', 'gzip', gzipSync(file).subarray(0, -10)],
  ['has an unknown compression', 'pack200-gzip', file],
  ['is compressed three times', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(file)))],
])('refuses what %s', async (_case, encoding, body) => {
  await expect(unpack(body, encoding)).rejects.toThrow(PackedBody)
})

test('refuses more bytes than a reply may have', async () => {
  await expect(unpack(gzipSync(Buffer.alloc(1001)), 'gzip')).rejects.toThrow(BodyTooLarge)
})
