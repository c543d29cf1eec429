import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { expect, test } from 'vitest'
import { facilityMarket } from '../kinds/facility/market.ts'
import { changed, cleared, emptyQuery, filterOf, withToggled } from './query.ts'
import { queryOf } from './testing/query-of.ts'

const near = queryOf('near=Carmel, IN&dist=25&sort=distance&page=4')
const filter = (search: string) => FacilityFilter.parse(filterOf(facilityMarket, queryOf(search)))

test('a change returns to the first page', () => {
  expect(changed(facilityMarket, near, { sport: 'Soccer' })).toEqual({
    near: ['Carmel, IN'],
    dist: ['25'],
    sport: ['Soccer'],
    sort: ['distance'],
  })
})

test('removing the place removes its distance and the order by distance', () => {
  expect(changed(facilityMarket, near, { near: undefined })).toEqual({})
})

test('removing the space removes its count', () => {
  expect(changed(facilityMarket, queryOf('space=Court&count=8'), { space: undefined })).toEqual({})
})

test('toggling adds a value to a list, and removes it again', () => {
  const both = queryOf('state=Ohio&state=Iowa')
  expect(withToggled(facilityMarket, queryOf('state=Ohio'), 'state', 'Iowa')).toEqual(both)
  expect(withToggled(facilityMarket, both, 'state', 'Ohio')).toEqual({ state: ['Iowa'] })
})

test('clearing keeps the view, and the order unless it is by distance', () => {
  expect(cleared(facilityMarket, { ...near, view: ['map'] })).toEqual({ view: ['map'] })
  expect(cleared(facilityMarket, queryOf('q=x&sort=rating'))).toEqual({ sort: ['rating'] })
})

test('an empty query has an empty filter', () => {
  expect(filterOf(facilityMarket, emptyQuery)).toEqual({})
})

test('a query becomes the filter of the search', () => {
  expect(
    filter('near=Carmel, IN&dist=25&q=park&sport=Soccer&amenity=Wifi&rating=4&capacity=500&sort=distance'),
  ).toEqual({
    text: 'park',
    near: { address: 'Carmel, IN', dist: 25 },
    sports: ['Soccer'],
    amenities: ['Wifi'],
    rating: { from: 4 },
    capacity: { from: 500 },
  })
})

test('searches around the position of a named place', () => {
  expect(filter('near=Elm Fieldhouse&around=39.17312,-86.5&dist=25')).toEqual({
    near: { lat: 39.17312, lng: -86.5, dist: 25 },
  })
})

test('a position without a place is no filter', () => {
  expect(filter('around=39.17312,-86.5')).toEqual({})
})

test('another place drops the position of the one before', () => {
  const query = queryOf('near=Elm Fieldhouse&around=39.17312,-86.5')
  expect(changed(facilityMarket, query, { near: 'Carmel, IN' })).toEqual({ near: ['Carmel, IN'] })
  expect(changed(facilityMarket, query, { dist: '25' })).toEqual({ ...query, dist: ['25'] })
})

test('without a space, surface and location are filters of their own', () => {
  expect(filter('surface=Hardwood&location=Indoor')).toEqual({ surface: ['Hardwood'], location: 'Indoor' })
})

test('with a space, surface and location are those of the space', () => {
  expect(filter('surface=Hardwood&location=Indoor&space=Court&count=8')).toEqual({
    space: { name: 'Court', surface: ['Hardwood'], location: 'Indoor', count: 8 },
  })
})

test('dates ask for free days', () => {
  expect(filter('from=2027-03-12&to=2027-03-14')).toEqual({ free: { from: '2027-03-12', to: '2027-03-14' } })
})

test('a choice of known calendars is part of the days', () => {
  expect(filter('from=2027-03-12&to=2027-03-14&known=true')).toEqual({
    free: { from: '2027-03-12', to: '2027-03-14', isKnown: true },
  })
})
