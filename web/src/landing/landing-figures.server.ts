import type { Api } from '@app/contract/api.ts'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import { pictureFrames } from '@app/contract/rules/picture-sizes.ts'
import { hasMarket, kindList, marketPath, type KindFacts } from '../kinds/registry.ts'

export interface Tally {
  name: string
  count: number
  /** Path and query of the marketplace with only these. */
  to: string
}

const { square } = pictureFrames
const stateArt = (image: string) => `${image}?width=${square.width}&height=${square.height}`

/** The number of public profiles in each marketplace, by the name of its kind. */
async function profileCounts(api: Api): Promise<Record<string, number>> {
  const counts = kindList.filter(hasMarket).map(async (kind) => {
    const { _meta } = await kind.calls(api).search({ take: 1, data: {} })
    return [kind.name, _meta.stats.count] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

/** Counts of the landing page, by state and by sport for one kind. */
export async function landingFigures(api: Api, kind: KindFacts) {
  const { search } = kind.calls(api)
  const [counts, { _meta }] = await Promise.all([
    profileCounts(api),
    search({ take: 1, data: { facets: true } }),
  ])
  const searchFor = (name: string, values: readonly string[]) =>
    `${marketPath(kind)}?${new URLSearchParams(values.map((value) => [name, value])).toString()}`
  const tallies = (facet: string, parameter: string): Tally[] =>
    (_meta.facets?.[facet] ?? []).map(({ value, count }) => ({
      name: value,
      count,
      to: searchFor(parameter, [value]),
    }))
  const states = tallies('state', 'state')
  const sports = tallies('sports', 'sport')
  const countOf = (list: Tally[], name: string) => list.find((one) => one.name === name)?.count ?? 0

  const countAny = async (names: readonly SportName[]) => {
    const [only] = names
    if (names.length === 1 && only !== undefined) return countOf(sports, only)
    // A profile with two of the sports counts once.
    const found = await search({ take: 1, data: { sports: [...names] } })
    return found._meta.stats.count
  }
  const categories = await Promise.all(
    marketplaceCategories
      .filter(({ featured }) => featured)
      .map(async ({ name, sports: names }) => ({
        name,
        count: await countAny(names),
        to: searchFor('sport', names),
        slug: slug(names[0] ?? name),
      })),
  )
  const featured = statesWithContent
    .filter((state) => state.featured)
    .map(({ name, iconImage }) => ({
      name,
      count: countOf(states, name),
      to: searchFor('state', [name]),
      art: stateArt(iconImage),
    }))
  const byName = (list: Tally[]) => list.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return {
    counts,
    found: _meta.stats.count,
    featured,
    categories,
    states: byName(states.filter(({ count }) => count > 0)),
    sports: byName(sports.filter(({ count }) => count > 0)),
  }
}
export type LandingFigures = Awaited<ReturnType<typeof landingFigures>>
