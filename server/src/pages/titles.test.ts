import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const source = new URL('../', import.meta.url)
const titles = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, source), 'utf8').matchAll(/<title>(.*?)<\/title>/g)].map(
      ([, title = '']) => ({ file, title }),
    ),
  )

test('every page that the server writes itself has the template of titles', () => {
  expect(titles.length).toBeGreaterThan(5)
  expect(titles.filter(({ title }) => !title.startsWith('${escaped(titled('))).toEqual([])
})
