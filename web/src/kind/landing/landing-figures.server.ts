import type { Api } from '@app/contract/api.ts'
import type { FacetCounts } from '@app/contract/patterns/search.ts'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { sportNames, type SportName } from '@app/contract/reference-lists/sports.ts'
import { StateName } from '@app/contract/reference-lists/regions.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import { hostKinds } from '@app/contract/owners.ts'
import { leastHosts, sportPagePath, statePagePath } from '@app/contract/rules/landing-pages.ts'
import { pictureFrames } from '@app/contract/rules/picture-sizes.ts'
import { hasMarket, kindList, marketPath, type KindFacts } from '../registry.ts'

export interface Tally {
  name: string
  count: number
  /** The page about these, or the marketplace with only these. */
  to: string
}

const { square } = pictureFrames
const stateArt = (image: string) => `${image}?width=${square.width}&height=${square.height}`

const countIn = (counts: FacetCounts[string] = [], value: string) =>
  counts.find((one) => one.value === value)?.count ?? 0

/** The number of public profiles of each kind, by name, and their facets. */
async function countKinds(api: Api) {
  const counts = kindList.filter(hasMarket).map(async ({ name, calls }) => {
    const { _meta } = await calls(api).search({ take: 1, data: { facets: true } })
    return [name, { count: _meta.stats.count, facets: _meta.facets ?? {} }] as const
  })
  return new Map(await Promise.all(counts))
}

/** Counts of the landing page, by state and by sport for one kind. */
export async function landingFigures(api: Api, kind: KindFacts) {
  const { search } = kind.calls(api)
  const kinds = await countKinds(api)
  const { count: found = 0, facets = {} } = kinds.get(kind.name) ?? {}
  const searchFor = (name: string, values: readonly string[]) =>
    `${marketPath(kind)}?${new URLSearchParams(values.map((value) => [name, value])).toString()}`
  const tallies = (facet: string, toOf: (value: string) => string): Tally[] =>
    (facets[facet] ?? []).map(({ value, count }) => ({ name: value, count, to: toOf(value) }))
  const hostsWith = (facet: string, value: string) =>
    hostKinds.reduce((sum, name) => sum + countIn(kinds.get(name)?.facets[facet], value), 0)
  const toState = (name: string) => {
    const state = StateName.safeParse(name).data
    return state !== undefined && hostsWith('state', state) >= leastHosts
      ? statePagePath(state)
      : searchFor('state', [name])
  }
  const states = tallies('state', toState)
  const sports = tallies('sports', (sport) => searchFor('sport', [sport]))
  const countOf = (list: Tally[], name: string) => list.find((one) => one.name === name)?.count ?? 0

  const countAny = async (names: readonly SportName[]) => {
    const [only] = names
    if (names.length === 1 && only !== undefined) return countOf(sports, only)
    // A profile with two of the sports counts once.
    const { _meta } = await search({ take: 1, data: { sports: [...names] } })
    return _meta.stats.count
  }
  const categories = await Promise.all(
    marketplaceCategories
      .filter(({ featured }) => featured)
      .map(async ({ name, sports: names }) => ({
        name,
        sports: [...names],
        count: await countAny(names),
        // With fewer hosts, a sport has no page.
        to: names.some((sport) => hostsWith('sports', sport) >= leastHosts)
          ? sportPagePath(name)
          : searchFor('sport', names),
        slug: slug(names[0] ?? name),
      })),
  )
  const featured = statesWithContent
    .filter((state) => state.featured)
    .map(({ name, iconImage }) => ({
      name,
      count: countOf(states, name),
      to: toState(name),
      art: stateArt(iconImage),
    }))
  const byName = (list: Tally[]) => list.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return {
    counts: Object.fromEntries([...kinds].map(([name, { count }]) => [name, count])),
    found,
    featured,
    categories,
    states: byName(states.filter(({ count }) => count > 0)),
    /** All that can be chosen, although some have no host yet. */
    sportCount: sportNames.length,
    sports: byName(sports.filter(({ count }) => count > 0)),
  }
}
export type LandingFigures = Awaited<ReturnType<typeof landingFigures>>
