import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The first definition of each token, with the colors of both themes in one notation. */
function tokensOf(path: string): Map<string, string> {
  const sheet = readFileSync(new URL(path, import.meta.url), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/var\(--light, (.+?)\) var\(--dark, (.+?)\);/g, 'light-dark($1, $2);')
  const tokens = new Map<string, string>()
  for (const [, name = '', value = ''] of sheet.matchAll(/--([\w-]+):\s*([^;]+);/g))
    if (!tokens.has(name)) tokens.set(name, value)
  return tokens
}

/** Tokens with other values here: there is no metric-adjusted fallback font, and an overlay darkens the art. */
const own = new Set(['font', 'art-shade'])

test('every copied token equals the product’s', () => {
  const copies = [...tokensOf('assets/tokens.css')].filter(([name]) => !own.has(name))
  const originals = tokensOf('../../web/src/app/styles/tokens.css')
  expect(copies.length).toBeGreaterThan(30)
  expect(copies).toEqual(copies.map(([name]) => [name, originals.get(name)]))
})
