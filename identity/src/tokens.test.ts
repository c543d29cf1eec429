import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Each token as its sheet first says it, a colour of two themes in one way of writing. */
function tokensOf(path: string): Map<string, string> {
  const sheet = readFileSync(new URL(path, import.meta.url), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/var\(--light, (.+?)\) var\(--dark, (.+?)\);/g, 'light-dark($1, $2);')
  const tokens = new Map<string, string>()
  for (const [, name = '', value = ''] of sheet.matchAll(/--([\w-]+):\s*([^;]+);/g))
    if (!tokens.has(name)) tokens.set(name, value)
  return tokens
}

/** What these pages do otherwise: no font to wait with, and art that is darkened by what lies over it. */
const own = new Set(['font', 'art-shade'])

test('every token that is copied is the product’s still', () => {
  const copies = [...tokensOf('assets/tokens.css')].filter(([name]) => !own.has(name))
  const originals = tokensOf('../../web/src/app/styles/tokens.css')
  expect(copies.length).toBeGreaterThan(30)
  expect(copies).toEqual(copies.map(([name]) => [name, originals.get(name)]))
})
