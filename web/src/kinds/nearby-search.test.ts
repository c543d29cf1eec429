import { expect, test } from 'vitest'
import { filterOf } from '../market/query.ts'
import { queryOf } from '../market/testing/query-of.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { nearbySearch } from '../profile/nearby/load-nearby.ts'
import { facilityMarket } from './facility/market.ts'

test('the search for all of a nearby list is around the same position, within the same distance', () => {
  const query = queryOf(
    new URLSearchParams(nearbySearch(plainFacility({ lat: 39.17, lng: -86.53 }))).toString(),
  )
  expect(filterOf(facilityMarket, query)).toMatchObject({
    near: { lat: 39.17, lng: -86.53, dist: 25 },
  })
})
