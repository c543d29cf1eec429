import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encodedBody, preferredEncoding } from './encoded-body.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['BR', 'br'],
  ['br;q=nonsense', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding "%s" gets %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})

test.each(['br', 'gzip', 'identity'] as const)(
  'a body stored as %s can be read in every encoding',
  async (first) => {
    const body = await encodedBody(Buffer.from('content'), first)
    expect(brotliDecompressSync(await body.read('br')).toString()).toBe('content')
    expect(gunzipSync(await body.read('gzip')).toString()).toBe('content')
    expect((await body.read('identity')).toString()).toBe('content')
  },
)

test('a body holds only the encodings that were read', async () => {
  const content = Buffer.alloc(10_000)
  const body = await encodedBody(content, 'br')
  expect(body.bytes()).toBeLessThan(100)
  await body.read('identity')
  expect(body.bytes()).toBeGreaterThan(10_000)
})
