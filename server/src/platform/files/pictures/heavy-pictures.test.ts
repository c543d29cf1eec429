import { expect, test } from 'vitest'
import { isHeavy, takeTurns } from './heavy-pictures.ts'

test.each([
  ['a WebP of 12 megapixels', { format: 'webp', isProgressive: false, width: 4000, height: 3000 }, true],
  ['a WebP of 8 megapixels', { format: 'webp', isProgressive: false, width: 4000, height: 2000 }, false],
  ['an AVIF of 25 megapixels', { format: 'heif', isProgressive: false, width: 5000, height: 5000 }, true],
  [
    'a JPEG of 100 megapixels',
    { format: 'jpeg', isProgressive: false, width: 10_000, height: 10_000 },
    false,
  ],
  [
    'a progressive JPEG of 100 megapixels',
    { format: 'jpeg', isProgressive: true, width: 10_000, height: 10_000 },
    true,
  ],
  [
    'an interlaced PNG of 100 megapixels',
    { format: 'png', isProgressive: true, width: 10_000, height: 10_000 },
    true,
  ],
] as const)('%s: heavy is %s', (_what, header, heavy) => {
  expect(isHeavy(header)).toBe(heavy)
})

test('work runs one at a time and in order, also after a failure', async () => {
  const inTurn = takeTurns()
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} starts`)
    await new Promise((resolve) => setImmediate(resolve))
    log.push(`${name} ends`)
    if (name === 'a') throw new Error('damaged')
    return name
  }
  const outcomes = await Promise.allSettled([inTurn(work('a')), inTurn(work('b'))])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  expect(log).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
})
