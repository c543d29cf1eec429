import { readFileSync } from 'node:fs'

/** The first definition of each token in a style sheet, with the colors of both themes in one notation. */
export function tokensOf(sheet: URL): Map<string, string> {
  const text = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/var\(--light, (.+?)\) var\(--dark, (.+?)\);/g, 'light-dark($1, $2);')
  const tokens = new Map<string, string>()
  for (const [, name = '', value = ''] of text.matchAll(/--([\w-]+):\s*([^;]+);/g))
    if (!tokens.has(name)) tokens.set(name, value)
  return tokens
}
