import { marketPath, type KindFacts } from '../../kind/registry.ts'

interface MarketSearch {
  sports?: readonly string[] | undefined
  state?: string | undefined
  near?: string | undefined
  bounds?: string | undefined
  view?: 'map'
}

/** The address of a marketplace with these filters. */
export function marketSearch(
  kind: KindFacts,
  { sports = [], state, near, bounds, view }: MarketSearch,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ near, bounds }))
    if (value !== undefined) query.set(name, value)
  for (const sport of sports) query.append('sport', sport)
  for (const [name, value] of Object.entries({ state, view })) if (value !== undefined) query.set(name, value)
  const search = query.toString()
  return marketPath(kind) + (search && `?${search}`)
}
