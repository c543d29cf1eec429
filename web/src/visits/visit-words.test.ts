import { describe, expect, test } from 'vitest'
import { services } from '@app/contract/tree.ts'
import { visitSources } from '@app/contract/visits/visits.ts'
import { VisitBatch } from '@app/contract/visits/visit-schema.ts'
import { filtersOf } from './watch-searches.ts'
import { cardSource, linkAction, openingSource, pageIdOf, subjectOf } from './visit-words.ts'

const id = '0195b6a0-1111-7222-8333-944455556666'
const origin = 'https://stand.example'

describe('pageIdOf', () => {
  test.each([
    [`/facilities/${id}`, id],
    [`/requests/${id}`, id],
    [`/facilities/${id}/calendar`, undefined],
    ['/facilities/marketplace', undefined],
    ['/', undefined],
    [`/facilities/${id}0`, undefined],
  ])('%s', (path, expected) => {
    expect(pageIdOf(path)).toBe(expected)
  })
})

test.each([
  [`/events/${id}`, id],
  [`/events/${id}/hotels`, id],
  ['/facilities/marketplace', undefined],
])('%s is about %s', (path, expected) => {
  expect(subjectOf(path)).toBe(expected)
})

describe('linkAction', () => {
  test.each([
    ['tel:+13175550100', 'phone'],
    ['mailto:ann@venue.example', 'email'],
    ['https://venue.example/book', 'website'],
    ['http://maps-of-history.example', 'website'],
    ['https://www.google.com/maps/dir/?api=1&destination=39,-86', 'directions'],
    ['https://maps.apple.com/?daddr=39,-86', 'directions'],
    ['https://www.google.com/search?q=venue', 'website'],
    ['geo:39,-86', 'directions'],
    [`${origin}/facilities/marketplace`, undefined],
    [`/documents/${id}/1/plan.pdf`, 'download'],
    [`/event-mgmt/api/events/${id}/ical`, 'download'],
    [`/documents`, undefined],
    ['/help', undefined],
    ['#content', undefined],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
  ])('%s', (href, expected) => {
    expect(linkAction(href, origin)).toBe(expected)
  })
})

describe('openingSource', () => {
  test.each([
    ['a link of ours', { via: 'mail', referrer: 'https://webmail.example/' }, 'mail'],
    ['another site', { via: null, referrer: 'https://news.example.org/story?id=1' }, 'news.example.org'],
    ['another page of ours', { via: null, referrer: `${origin}/home` }, 'page'],
    ['a search here', { via: null, referrer: `${origin}/facilities/marketplace?text=ice` }, 'search'],
    ['a promotion here', { via: 'promotion', referrer: `${origin}/facilities/marketplace` }, 'promotion'],
    ['nothing', { via: null, referrer: '' }, 'unknown'],
    ['a host without a dot', { via: null, referrer: 'http://intranet/' }, 'unknown'],
    ['a made-up link', { via: '<b>', referrer: '' }, 'unknown'],
  ])('%s', (_what, opening, expected) => {
    expect(openingSource({ ...opening, origin })).toBe(expected)
  })
})

test('every source of a card is one that the server takes', () => {
  const plain = { isPromoted: false, isOnMap: false }
  const sources = [
    cardSource('/facilities/marketplace', plain),
    cardSource('/facilities/marketplace', { ...plain, isOnMap: true }),
    cardSource('/facilities/marketplace', { ...plain, isPromoted: true }),
    cardSource('/lists/x', plain),
    cardSource('/shared-lists/x', plain),
    cardSource('/home', plain),
  ]
  expect(sources).toEqual(['search', 'map', 'promotion', 'list', 'list', 'page'])
  for (const source of [...sources, ...visitSources])
    VisitBatch.parse({ records: [{ profileId: id, action: 'impression', source, age: 0 }] })
})

test('the address of records is that of the operation', async () => {
  const source = await import('./count-visits.ts?raw')
  expect(source.default).toContain(`'/page-mgmt/api${services['page-mgmt'].seen.record.path}'`)
})

test('filters of a search have the values of lists, and of everything else only that it was there', () => {
  const filters = filtersOf({
    text: 'Ann Smith, 317 555 0100',
    state: ['Indiana', 'Ohio'],
    near: { address: '12 Elm Street', dist: 50 },
    free: { from: '2027-05-01', to: '2027-05-03' },
    capacity: { from: 500 },
    space: { name: 'Court', count: 8, surface: ['Hardwood'] },
  })
  expect(filters.map(({ field, value }) => `${field} ${value}`.trim())).toEqual([
    'text',
    'state Indiana',
    'state Ohio',
    'near',
    'free',
    'capacity',
    'spaceType Court',
    'surface Hardwood',
  ])
  VisitBatch.parse({ searches: [{ kind: 'facility', filters, age: 3 }] })
})
