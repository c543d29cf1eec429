import { tokensOf } from './testing/tokens-of.ts'
import { expect, test } from 'vitest'

/** Tokens with other values here: there is no metric-adjusted fallback font, and an overlay darkens the art. */
const own = new Set(['font', 'art-shade'])

test('every copied token equals the product’s', () => {
  const copies = [...tokensOf(new URL('assets/tokens.css', import.meta.url))].filter(
    ([name]) => !own.has(name),
  )
  const originals = tokensOf(new URL('../../web/src/app/styles/tokens.css', import.meta.url))
  expect(copies.length).toBeGreaterThan(30)
  expect(copies).toEqual(copies.map(([name]) => [name, originals.get(name)]))
})
