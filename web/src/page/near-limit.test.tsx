import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NearLimit } from './near-limit.tsx'

const textOf = (count: number, limit?: number) =>
  renderToStaticMarkup(<NearLimit count={count} limit={limit} noun="images" />).replaceAll(/<[^>]+>/g, '')

test.each([
  [39, 50, ''],
  [40, 50, '40 of 50 images.'],
  [48, 50, '48 of 50 images.'],
  [50, 50, '50 of 50 images. Remove one to add another.'],
  [501, 300, '501 of 300 images. Remove one to add another.'],
  [48, undefined, ''],
])('%i of %s shows "%s"', (count, limit, text) => {
  expect(textOf(count, limit)).toBe(text)
})

test('bytes are shown with units', () => {
  const format = (bytes: number) => `${bytes / 1e9} GB`
  const shown = renderToStaticMarkup(<NearLimit count={1.9e9} limit={2e9} noun="of files" format={format} />)
  expect(shown).toContain('1.9 GB of 2 GB of files.')
})
