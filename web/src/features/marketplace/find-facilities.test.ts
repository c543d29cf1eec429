import { expect, test } from 'vitest'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { countFacilities, findFacilities, type Facilities } from './find-facilities.server.ts'
import { everything, type MarketQuery } from './market-query.ts'

type Found = Awaited<ReturnType<Facilities['search']>>

const space = { surface: null, location: null, additionalFeatures: null }
const venue = plainFacility({
  spaceTypes: [
    { ...space, name: 'Field', count: 6 },
    { ...space, name: 'Court', count: 2 },
  ],
})
const answering = (found: Found): Facilities => ({ search: async () => found })
const two: Found = { data: [venue], _meta: { stats: { count: 2 }, relaxed: true } }
const wanting = (query: Partial<MarketQuery>): MarketQuery => ({ ...everything, ...query })

test('a card begins with the space wanted, else with the one usual for the one sport wanted', async () => {
  const first = async (query: Partial<MarketQuery>) => {
    const { found } = await findFacilities(answering(two), wanting(query))
    return found.facilities[0]?.score[0]?.label
  }
  expect(await first({})).toBe('Fields')
  expect(await first({ sport: ['Basketball'] })).toBe('Courts')
  expect(await first({ sport: ['Basketball', 'Soccer'] })).toBe('Fields')
  expect(await first({ sport: ['Basketball'], space: 'Field' })).toBe('Fields')
})

test('near a place that is not known there is nothing, and everywhere is searched in its stead', async () => {
  const unknown = Object.assign(new Error('refused'), { errors: [{ path: 'data/near/address' }] })
  const placed: Facilities = {
    search: async (asked) => {
      if (asked.data.near !== undefined) throw unknown
      return two
    },
  }
  expect(await countFacilities(placed, wanting({ near: 'Nowhere' }))).toBe(0)
  expect(await findFacilities(placed, wanting({ near: 'Nowhere' }))).toMatchObject({
    unplaced: 'Nowhere',
    found: { count: 2 },
  })
})

test('what else is refused is nobody’s empty result', async () => {
  const broken: Facilities = { search: async () => Promise.reject(new Error('down')) }
  await expect(countFacilities(broken, everything)).rejects.toThrow('down')
})
