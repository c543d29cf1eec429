import { hostKinds } from '@app/contract/owners.ts'
import { marketplaceCategories } from '@app/contract/reference-lists/marketplace-categories.ts'
import { stateNames, type StateName } from '@app/contract/reference-lists/regions.ts'
import {
  leastHosts,
  sportPagePath,
  statePagePath,
  stateSportPagePath,
} from '@app/contract/rules/landing-pages.ts'
import type { ListedKind } from './listed-kind.ts'

/** The landing pages that exist: of states, of marketplace categories, and of both. */
export async function landingPaths(kinds: readonly ListedKind[]): Promise<string[]> {
  const hosts = kinds.filter(({ name }) => hostKinds.some((kind) => kind === name))
  const all = await hostCounts(hosts, {})
  const paths = all.states.map(statePagePath)
  for (const { name, sports } of marketplaceCategories) {
    const { total, states } = await hostCounts(hosts, { sports: [...sports] })
    if (total >= leastHosts) paths.push(sportPagePath(name))
    paths.push(...states.map((state) => stateSportPagePath(state, name)))
  }
  return paths
}

/** The number of hosts that match a filter, and the states with enough of them. */
async function hostCounts(hosts: readonly ListedKind[], filter: object) {
  const counts = await Promise.all(hosts.map((kind) => kind.counts(filter)))
  const countIn = (state: StateName) =>
    counts.reduce(
      (sum, { facets }) => sum + (facets['state']?.find(({ value }) => value === state)?.count ?? 0),
      0,
    )
  return {
    total: counts.reduce((sum, { total }) => sum + total, 0),
    states: stateNames.filter((state) => countIn(state) >= leastHosts),
  }
}
