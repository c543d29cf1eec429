import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FiveMarkets } from './five-markets.tsx'

const markup = (counts: Record<string, number>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FiveMarkets counts={counts} />
    </MemoryRouter>,
  )
const textsOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('the five marketplaces of section 2 are links', () => {
  const targets = [...markup({}).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target]) => target)
  expect(targets).toEqual([
    '/events/marketplace',
    '/organizations/directory',
    '/facilities/marketplace',
    '/destinations/marketplace',
    '/businesses/marketplace',
  ])
})

test.each([
  ['event', 2783, '2.8K events'],
  ['organization', 1491, '1.5K organizations'],
  ['facility', 15_460, '15.5K facilities'],
  ['destination', 790, '790 destinations'],
  ['business', 1, '1 business'],
])('a marketplace of the kind %s with %i reads %j', (kind, n, text) => {
  expect(textsOf(markup({ [kind]: n }))).toContain(` ${text} `)
})
