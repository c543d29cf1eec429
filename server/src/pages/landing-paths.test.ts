import { expect, test } from 'vitest'
import { landingPaths } from './landing-paths.ts'
import type { ListedKind } from './listed-kind.ts'

interface Profile {
  state: string
  sports: string[]
}

/** A kind with these public profiles. */
const kindOf = (name: ListedKind['name'], profiles: Profile[]): ListedKind => ({
  name,
  path: `/${name}`,
  marketplace: 'marketplace',
  published: async () => [],
  async counts(filter = {}) {
    const sports = 'sports' in filter && Array.isArray(filter.sports) ? filter.sports : undefined
    const found = profiles.filter((one) => !sports || one.sports.some((sport) => sports.includes(sport)))
    const states = [...new Set(found.map(({ state }) => state))]
    const count = (state: string) => found.filter((one) => one.state === state).length
    return {
      total: found.length,
      facets: { state: states.map((value) => ({ value, count: count(value) })) },
    }
  },
})

const times = (count: number, state: string, ...sports: string[]): Profile[] =>
  Array.from({ length: count }, () => ({ state, sports }))

test('without profiles there are no landing pages', async () => {
  expect(await landingPaths([kindOf('facility', []), kindOf('destination', [])])).toEqual([])
})

test('a state, a category and both have a page from three hosts on', async () => {
  const facilities = [...times(3, 'New York', 'Ice Hockey'), ...times(2, 'Ohio', 'Ice Hockey')]
  expect(await landingPaths([kindOf('facility', facilities)])).toEqual([
    '/states/new-york',
    '/sports/ice-hockey',
    '/states/new-york/ice-hockey',
    '/sports/youth-sports',
    '/states/new-york/youth-sports',
  ])
})

test('facilities and destinations count together', async () => {
  const kinds = [
    kindOf('facility', times(2, 'Ohio', 'Esports')),
    kindOf('destination', times(1, 'Ohio', 'Esports')),
  ]
  expect(await landingPaths(kinds)).toEqual(['/states/ohio', '/sports/esports', '/states/ohio/esports'])
})

test('the sports of a category count together', async () => {
  const facilities = [...times(2, 'Ohio', 'Contact Football'), ...times(1, 'Ohio', 'Non-Contact Football')]
  expect(await landingPaths([kindOf('facility', facilities)])).toContain('/states/ohio/football')
})

test('a profile with two sports of a category counts once', async () => {
  const facilities = times(2, 'Ohio', 'Contact Football', 'Non-Contact Football')
  expect(await landingPaths([kindOf('facility', facilities)])).toEqual([])
})

test('a sport that is no marketplace category has no page', async () => {
  expect(await landingPaths([kindOf('facility', times(3, 'Ohio', 'Golf'))])).toEqual(['/states/ohio'])
})
