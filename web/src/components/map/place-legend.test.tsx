import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MapPlace } from './market-view.ts'
import { PlaceLegend } from './place-legend.tsx'

const entriesOf = (places: Pick<MapPlace, 'category' | 'hasPromotion'>[]) =>
  [...renderToStaticMarkup(<PlaceLegend places={places} />).matchAll(/>([^<>]+)<\/li>/g)].map(
    ([, text]) => text,
  )

test('names each category once, as pages of businesses do, in the order of the reference list', () => {
  expect(
    entriesOf([{ category: 'Transport' }, { category: 'Food & Drink' }, { category: 'Transport' }]),
  ).toEqual(['Food &amp; Beverage', 'Transportation'])
})

test('names the dot if a place has a promotion', () => {
  expect(entriesOf([{ category: 'Transport', hasPromotion: true }])).toEqual([
    'Transportation',
    'Has a promotion today',
  ])
})

test('plain markers need no legend', () => {
  expect(renderToStaticMarkup(<PlaceLegend places={[{}, { hasPromotion: false }]} />)).toBe('')
})
