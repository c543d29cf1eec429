import { business } from '@app/contract/businesses/business-routes.ts'
import { destination } from '@app/contract/destinations/destination-routes.ts'
import { event } from '@app/contract/events/event-routes.ts'
import { organization } from '@app/contract/organizations/organization-routes.ts'
import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { describe, expect, test } from 'vitest'
import { isKnownBy } from '../market/load-market.server.ts'
import { addressOf, chosenOf, filterOf, writeQuery } from '../market/query.ts'
import { readQuery } from '../market/read-query.ts'
import { queryOf } from '../market/testing/query-of.ts'
import { querySentence } from '../market/words.ts'
import { destinationMarket } from './destination/market.ts'
import { businessMarket } from './business/market.ts'
import { eventMarket } from './event/market.ts'
import { facilityMarket } from './facility/market.ts'
import { nearbyFacts } from './nearby-facts.ts'
import { organizationMarket } from './organization/market.ts'
import { marketPath } from '../kind/registry.ts'

const html = '<b onclick="alert(1)">&amp;</b>'

/** An address with all parameters, in the order of addresses. */
const markets = [
  {
    market: facilityMarket,
    filter: FacilityFilter,
    full: [
      ['q', 'Eagle & “Sons” 100 %'],
      ['near', 'Québec, QC'],
      ['around', '39.17,-86.53'],
      ['dist', '25'],
      ['area', 'metro:bay-area'],
      ['bounds', '-86.5,39.0321,-85,40.2'],
      ['sport', 'Basketball'],
      ['sport', 'Ice Hockey'],
      ['type', 'Parks & Rec'],
      ['type', 'College/University'],
      ['state', 'Indiana'],
      ['state', 'New York'],
      ['destination', '5e7e0c5a-5b0e-4b6e-9d6a-3f1f0a8c2d11'],
      ['space', 'Archery & Shooting Range'],
      ['count', '8'],
      ['location', 'Indoor'],
      ['surface', 'Multi-purpose'],
      ['amenity', 'RV & Bus Parking'],
      ['amenity', 'Wifi'],
      ['capacity', '3200'],
      ['indoorArea', '20000'],
      ['clearHeight', '25'],
      ['rating', '4.5'],
      ['availability', 'Limited availability to host'],
      ['from', '2027-03-12'],
      ['to', '2027-03-14'],
      ['known', 'true'],
      ['sort', 'distance'],
      ['page', '3'],
      ['view', 'map'],
    ],
  },
  {
    market: destinationMarket,
    filter: destination.filter,
    full: [
      ['q', 'Visit “Ohio”'],
      ['near', 'Carmel, IN'],
      ['around', '39.17,-86.53'],
      ['dist', '150'],
      ['area', 'county:39049'],
      ['bounds', '-86.5,39,-85,40.2'],
      ['sport', 'Basketball'],
      ['type', 'Convention & Visitors Bureau'],
      ['type', 'Sports Commission'],
      ['state', 'Indiana'],
      ['service', 'PR/Media Assistance'],
      ['service', 'Welcome Bags'],
      ['sort', 'followers'],
      ['page', '2'],
      ['view', 'map'],
    ],
  },
  {
    market: businessMarket,
    filter: business.filter,
    full: [
      ['q', 'Pizza “by the slice”'],
      ['near', 'Carmel, IN'],
      ['around', '39.17,-86.53'],
      ['dist', '10'],
      ['area', 'county:39049'],
      ['bounds', '-86.5,39,-85,40.2'],
      ['category', 'Food & Beverage'],
      ['category', 'Hotel & Lodging'],
      ['placeType', 'pizza_restaurant'],
      ['state', 'Indiana'],
      ['attribute', 'Good For Kids'],
      ['attribute', 'Wi-Fi'],
      ['hasPromotion', 'true'],
      ['priceLevel', '1'],
      ['priceLevel', '2'],
      ['seats', '40'],
      ['sort', 'promotions'],
      ['page', '2'],
      ['view', 'map'],
    ],
  },
  {
    market: organizationMarket,
    filter: organization.filter,
    full: [
      ['q', 'Great “Lakes”'],
      ['near', 'Carmel, IN'],
      ['around', '39.17,-86.53'],
      ['dist', '10'],
      ['area', 'county:39049'],
      ['sport', 'Basketball'],
      ['type', 'Event Organization'],
      ['type', 'Industry Partner'],
      ['events', '6'],
      ['coming', '1'],
      ['travel', 'Local'],
      ['category', 'Software Applications'],
      ['service', 'Live Streaming'],
      ['state', 'Indiana'],
      ['eventState', 'Ohio'],
      ['sort', 'events'],
      ['page', '2'],
    ],
  },
  {
    market: eventMarket,
    filter: event.filter,
    full: [
      ['q', 'Cup “of nations”'],
      ['near', 'Carmel, IN'],
      ['around', '39.17,-86.53'],
      ['dist', '25'],
      ['area', 'county:39049'],
      ['bounds', '-86.5,39,-85,40.2'],
      ['from', '2027-03-12'],
      ['to', '2027-03-14'],
      ['week', '2027-03-07'],
      ['week', 'Flexible'],
      ['month', '2027-03'],
      ['month', '2027-04'],
      ['span', 'Weekend'],
      ['fixed', 'true'],
      ['sport', 'Basketball'],
      ['age', 'Youth & High School'],
      ['level', 'Amateur'],
      ['gender', 'Male & Female'],
      ['type', 'Tournament'],
      ['type', 'Camp'],
      ['state', 'Indiana'],
      ['teamCost', '500'],
      ['individualCost', '50'],
      ['isOpen', 'true'],
      ['hasHotels', 'true'],
      ['organizer', '5e7e0c5a-5b0e-4b6e-9d6a-3f1f0a8c2d11'],
      ['sort', 'cost'],
      ['page', '2'],
      ['view', 'calendar'],
      ['at', '2027-03'],
    ],
  },
]

describe.each(markets.map((one) => ({ ...one, path: one.market.kind.path })))('$path', (given) => {
  const { market, filter, full } = given
  const read = (params: string[][]) => readQuery(market, new URLSearchParams(params), isKnownBy(filter))

  test('the full address has every parameter', () => {
    expect(new Set(full.map(([name]) => name))).toEqual(new Set(market.parameters.map(({ name }) => name)))
  })

  test('writing what was read returns the full address', () => {
    const { query, ignored } = read(full)
    expect(ignored).toEqual([])
    expect(writeQuery(market, query)).toEqual(full)
  })

  test.each(market.criteria)('writing what was read returns the parameters of $name alone', (criterion) => {
    const names = criterion.parameters.map(({ name }) => name)
    const own = full.filter(([name = '']) => names.includes(name))
    const { query, ignored } = read(own)
    expect(ignored).toEqual([])
    expect(addressOf(market, query)).toBe(`${marketPath(market.kind)}?${new URLSearchParams(own).toString()}`)
  })

  test.each(market.criteria)('$name has a valid filter, a chip and a phrase', (criterion) => {
    const names = criterion.parameters.map(({ name }) => name)
    const { query } = read(full.filter(([name = '']) => names.includes(name)))
    expect(filter.safeParse(filterOf(market, query)).error).toBeUndefined()
    for (const { label } of chosenOf(market, query)) expect(label).not.toMatch(/undefined|^$/)
    expect(querySentence(market, query)).not.toMatch(/undefined|Across the country/)
  })

  test.each(market.criteria)('removing the chips of $name leaves an empty query', (criterion) => {
    const names = criterion.parameters.map(({ name }) => name)
    let { query } = read(full.filter(([name = '']) => names.includes(name)))
    for (let [chip] = chosenOf(market, query); chip !== undefined; [chip] = chosenOf(market, query))
      query = chip.without
    expect(query).toEqual({})
  })

  test.each(market.parameters)('HTML in $name is text or ignored', ({ name }) => {
    const { query, ignored } = read([[name, html]])
    const texts = ['q', 'near']
    expect(query).toEqual(texts.includes(name) ? { [name]: [html] } : {})
    expect(ignored).toEqual(texts.includes(name) ? [] : [{ name, value: html }])
  })

  test('an unknown parameter is ignored', () => {
    expect(read([['foo', 'bar']])).toEqual({ query: {}, ignored: [{ name: 'foo', value: 'bar' }] })
  })

  test('every criterion with a control is in the form, once', () => {
    const names = market.criteria.filter(({ control }) => control !== undefined).map(({ name }) => name)
    expect(market.form.flat().toSorted()).toEqual(names.toSorted())
  })

  test.each(market.quickChoices)('the quick choice %s=%s is known', (name, value) => {
    expect(read([[name, value]])).toEqual({ query: { [name]: [value] }, ignored: [] })
  })

  test.each(market.sorts.map(({ value }) => value))('the search sorts by %s', (sort) => {
    expect(filter.safeParse({ sort }).success).toBe(true)
  })

  test('facts are counts of criteria with facets', () => {
    const counted = market.criteria.filter(({ facet }) => facet !== undefined).map(({ name }) => name)
    expect(counted).toEqual(expect.arrayContaining(market.facts.map(({ name }) => name)))
  })

  test('criteria are removed in a definite order', () => {
    expect(new Set(market.criteria.map(({ rank }) => rank)).size).toBe(market.criteria.length)
  })
})

test('one type of space is filtered with its count, several as alternatives', () => {
  const filter = (search: string) => filterOf(facilityMarket, queryOf(search))
  expect(filter('space=Court&count=8&location=Indoor')).toEqual({
    space: { name: 'Court', location: 'Indoor', count: 8 },
  })
  expect(filter('space=Court&space=Field&count=8&location=Indoor')).toEqual({
    spaceType: ['Court', 'Field'],
    location: 'Indoor',
  })
})

test('links of nearby groups filter the marketplace like the groups', () => {
  const groups = nearbyFacts.business?.groups?.({
    businessType: [{ value: 'Food & Beverage', count: 9 }],
    hasPromotion: [{ value: 'true', count: 2 }],
  })
  const filters = groups?.map(({ search }) =>
    filterOf(businessMarket, queryOf(new URLSearchParams(search).toString(), businessMarket)),
  )
  expect(filters).toEqual([{ businessType: ['Food & Beverage'] }, { hasPromotion: true }])
})
