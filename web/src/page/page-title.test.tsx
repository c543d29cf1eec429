import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PageTitle } from './page-title.tsx'

/** A page below the root whose loader gave this. */
const titleBelow = (root: { brand: string } | null) => {
  const Page = () => <PageTitle>Page not found</PageTitle>
  const routes = [{ id: 'root', loader: () => root, children: [{ index: true, Component: Page }] }]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root } } })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('a title ends with the brand', () => {
  expect(titleBelow({ brand: 'Northside' })).toBe('<title>Page not found | Northside</title>')
})

test('without a known brand, the title stands alone', () => {
  expect(titleBelow(null)).toBe('<title>Page not found</title>')
})

test('no page writes a title without the template', () => {
  const source = new URL('../', import.meta.url)
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !/\.test\.tsx?$/.test(file))
  const writers = files.filter((file) =>
    /<title>|\{ title: [^}]*\},\s*\{ name: 'robots'/.test(readFileSync(new URL(file, source), 'utf8')),
  )
  expect(writers.toSorted()).toEqual(['page/bare-meta.ts', 'page/page-title.tsx'])
})
