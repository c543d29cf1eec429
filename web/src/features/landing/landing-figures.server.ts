import type { Api } from '@app/contract/api.ts'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { slug } from '@app/contract/reference-lists/slug.ts'
import { statesWithContent } from '@app/contract/reference-lists/states-with-content.ts'
import type { FacetCounts } from '@app/contract/patterns/search.ts'
import { kinds, marketPath } from '../../kinds/registry.ts'

export interface Tally {
  name: string
  count: number
  /** Path and query of the marketplace that shows just these. */
  to: string
}

const searchFor = (name: string, values: readonly string[]) =>
  `${marketPath(kinds.facility)}?${new URLSearchParams(values.map((value) => [name, value])).toString()}`

const tallies = (facets: FacetCounts | undefined, facet: string, parameter: string): Tally[] =>
  (facets?.[facet] ?? []).map(({ value, count }) => ({
    name: value,
    count,
    to: searchFor(parameter, [value]),
  }))

/** What the front page counts, as the marketplace stands now. */
export async function landingFigures({ 'facility-mgmt': { facilities } }: Api) {
  const { _meta } = await facilities.search({ take: 1, data: { facets: true } })
  const states = tallies(_meta.facets, 'state', 'state')
  const sports = tallies(_meta.facets, 'sports', 'sport')
  const countOf = (list: Tally[], name: string) => list.find((one) => one.name === name)?.count ?? 0

  const countAny = async (names: readonly SportName[]) => {
    const [only] = names
    if (names.length === 1 && only !== undefined) return countOf(sports, only)
    // A facility with two of the sports is one facility.
    const found = await facilities.search({ take: 1, data: { sports: [...names] } })
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
    .map(({ name }) => ({
      name,
      count: countOf(states, name),
      to: searchFor('state', [name]),
      slug: slug(name),
    }))
  const byName = (list: Tally[]) => list.toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return {
    facilities: _meta.stats.count,
    featured,
    categories,
    states: byName(states.filter(({ count }) => count > 0)),
    sports: byName(sports.filter(({ count }) => count > 0)),
  }
}
export type LandingFigures = Awaited<ReturnType<typeof landingFigures>>
