import { type Api, createApi } from '@app/contract/api.ts'
import { expect, test } from 'vitest'
import { eventSource } from '../kinds/event/market.server.ts'
import { facilitySource } from '../kinds/facility/market.server.ts'
import { plainEvent } from '../page/testing/plain-event.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { searchMarket } from './search-market.server.ts'
import { queryOf } from './testing/query-of.ts'

type Search = ReturnType<typeof facilitySource.calls>['search']
type Found = Awaited<ReturnType<Search>>

const api: Api = createApi(() => Promise.reject(new Error('unused')))
const searchWith = (search: Search) => searchMarket({ ...facilitySource, calls: () => ({ search }) }, api)

const space = { surface: null, location: null, additionalFeatures: null }
const venue = plainFacility({
  spaceTypes: [
    { ...space, name: 'Field', count: 6 },
    { ...space, name: 'Court', count: 2 },
  ],
})
const two: Found = { data: [venue], _meta: { stats: { count: 2 }, dropped: ['elm'] } }

test.each([
  ['', 'Fields'],
  ['sport=Basketball', 'Courts'],
  ['sport=Basketball&sport=Soccer', 'Fields'],
  ['sport=Basketball&space=Field', 'Fields'],
])('for %j a card begins with %s', async (search, label) => {
  const { found } = await searchWith(async () => two).find(queryOf(search))
  expect(found.cards[0]?.score[0]?.label).toBe(label)
})

test.each([true, false])(
  'a card of a boosted event is promoted unless it is closed: %s',
  async (isClosed) => {
    const data = [plainEvent({ isPromoted: true, isClosed, status: 'Published' })]
    const search = async () => ({ data, _meta: { stats: { count: 1 } } })
    const { found } = await searchMarket({ ...eventSource, calls: () => ({ search }) }, api).find(
      queryOf('', eventSource.market),
    )
    expect(found.cards[0]?.isPromoted).toBe(!isClosed)
  },
)

const unknownPlace = Object.assign(new Error('refused'), { errors: [{ path: 'data/near/address' }] })
const rejectingPlaces = searchWith(async ({ data }) => {
  if ('near' in data) throw unknownPlace
  return two
})

test('an unknown place has no results', async () => {
  expect(await rejectingPlaces.count(queryOf('near=Nowhere'))).toBe(0)
})

test('with an unknown place, everywhere is searched', async () => {
  expect(await rejectingPlaces.find(queryOf('near=Nowhere'))).toMatchObject({
    unknownPlace: 'Nowhere',
    found: { count: 2 },
  })
})

test('other errors are passed on', async () => {
  const broken = searchWith(async () => Promise.reject(new Error('down')))
  await expect(broken.count({})).rejects.toThrow('down')
})
