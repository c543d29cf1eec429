import type { Api } from '@app/contract/api.ts'
import { comparisons } from '../kinds/comparisons.ts'
import { isHidden } from '../kind/is-hidden.ts'
import type { KindFacts } from '../kind/registry.ts'
import { nullIfMissing } from '../page/null-if-missing.ts'
import { cityAndState } from '../page/place-words.ts'
import { compareProfiles, type ComparedGroup } from './comparison.ts'

/** A compared profile. Only the id of one that the reader can't see is known: it is the address's own. */
export type Column =
  | { id: string; isGone: true }
  | {
      id: string
      isGone?: undefined
      /** Only its team and administrators see it. */
      isHidden?: true
      name: string
      type: string
      place: string
      image: string
      rating?: number | null
      reviewCount?: number
    }

export interface Compared {
  columns: Column[]
  groups: ComparedGroup[]
}

/** Compares profiles as far as the caller sees them. Browsers load this only for readers who may see more than visitors. */
export async function buildComparison(kind: KindFacts, api: Api, ids: readonly string[]): Promise<Compared> {
  const comparison = comparisons[kind.name]
  const profiles = await Promise.all(
    ids.map(async (id) => (await nullIfMissing(kind.calls(api).get({ id })))?.data ?? null),
  )
  const columns = ids.map((id, place): Column => {
    const profile = profiles[place]
    if (!profile) return { id, isGone: true }
    return {
      id,
      ...(isHidden(profile) && { isHidden: true }),
      name: profile.name,
      type: comparison.card.type(profile),
      place: cityAndState(profile),
      image: profile.headerImage,
      ...comparison.card.card(profile),
    }
  })
  return { columns, groups: compareProfiles(comparison, profiles) }
}
