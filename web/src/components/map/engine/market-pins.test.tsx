import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { MapMarker, MarketView } from '../market-view.ts'
import { inReadingOrder, MarketPins } from './market-pins.tsx'

test('sorts by rows from the top, and within a row from the left', () => {
  const places = [
    { name: 'below', lat: 30, lng: -100 },
    { name: 'top right', lat: 49.9, lng: -80 },
    { name: 'top left', lat: 49.5, lng: -90 },
    { name: 'middle', lat: 40, lng: -70 },
    { name: 'top middle', lat: 50, lng: -85 },
  ]
  expect(inReadingOrder(places).map(({ name }) => name)).toEqual([
    'top left',
    'top middle',
    'top right',
    'middle',
    'below',
  ])
})

test('keeps an empty list and a single place', () => {
  expect(inReadingOrder([])).toEqual([])
  expect(inReadingOrder([{ lat: 1, lng: 2 }])).toEqual([{ lat: 1, lng: 2 }])
})

const nothing = () => {}

const marker = { id: 'mill', name: 'Stone Mill', lat: 39, lng: -86, isPromoted: false }

const pinsOf = (pins: Partial<Pick<MarketView, 'markers' | 'clusters'>>, isWhole = true) =>
  renderToStaticMarkup(
    <MarketPins
      placer={{ attach: () => nothing, put: () => nothing }}
      markers={[]}
      clusters={[]}
      {...pins}
      fan={undefined}
      noun={{ one: 'place', other: 'places' }}
      isWhole={isWhole}
      activeId={null}
      openId={null}
      onOpen={nothing}
      onOpenCluster={nothing}
      onCloseFan={nothing}
      onActivate={nothing}
    />,
  )

const pinOf = (changes: Partial<MapMarker>) => pinsOf({ markers: [{ ...marker, ...changes }] })

test.each([
  ['a plain marker', {}, 'Stone Mill'],
  ['a category', { category: 'Transport' }, 'Stone Mill, Transportation'],
  ['free days', { isFree: true }, 'Stone Mill, free'],
  ['an unknown calendar', { isFree: false }, 'Stone Mill, calendar unknown'],
  ['a promotion today', { hasPromotion: true }, 'Stone Mill, has a promotion'],
  [
    'a promoted place with a promotion',
    { category: 'Entertainment', isPromoted: true, hasPromotion: true },
    'Stone Mill, Entertainment, promoted, has a promotion',
  ],
] as const)('screen readers name %s', (_what, changes, name) => {
  expect(pinOf(changes)).toContain(`aria-label="${name}"`)
})

const dot = /class="[^"]*dot[^"]*promotion/

test('only a place with a promotion has a dot', () => {
  expect(pinOf({ category: 'Transport', hasPromotion: true })).toMatch(dot)
  expect(pinOf({ category: 'Transport', hasPromotion: false })).not.toMatch(dot)
})

const cluster = {
  lat: 39,
  lng: -86,
  count: 2,
  bounds: { west: -87, south: 38, east: -85, north: 40 },
  markers: [marker, { ...marker, id: 'arcade', hasPromotion: true }],
}

test('a cluster with a promotion in it has a dot', () => {
  const html = pinsOf({ clusters: [cluster] })
  expect(html).toContain('aria-label="2 places, some with a promotion, zoom in"')
  expect(html).toMatch(dot)
})

test('a cluster has no dot if not all places are known', () => {
  const html = pinsOf({ clusters: [cluster] }, false)
  expect(html).toContain('aria-label="2 places, zoom in"')
  expect(html).not.toMatch(dot)
})
