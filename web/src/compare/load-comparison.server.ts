import type { Api } from '@app/contract/api.ts'
import { data, type LoaderFunctionArgs } from 'react-router'
import { comparisons } from '../kinds/comparisons.server.ts'
import type { Profile } from '../kinds/profile-calls.ts'
import type { KindFacts } from '../kinds/registry.ts'
import { pack } from '../page/packed.ts'
import { cityAndState } from '../page/place-words.ts'
import { surroundings } from '../page/surroundings.ts'
import { readCompareQuery, type CompareQuery } from './compare-query.ts'
import { compareProfiles, type ComparedGroup } from './comparison.ts'

/** A compared profile. Only the id of one that is hidden or deleted is known: it is the address's own. */
export type Column =
  | { id: string; isGone: true }
  | {
      id: string
      isGone?: undefined
      name: string
      type: string
      place: string
      image: string
      rating?: number | null
      reviewCount?: number
    }

export interface ComparePage {
  brand: string
  origin: string
  kind?: KindFacts['name']
  columns: Column[]
  groups: ComparedGroup[]
  /** Of the address. */
  ignored: Pick<CompareQuery, 'extraCount' | 'invalidCount'>
}

/** The loader of the page: the same for everyone, so hidden profiles are gone even for their team. */
export async function compareLoader({ context, request }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const query = readCompareQuery(new URL(request.url).searchParams)
  const page = { brand, origin, columns: [], groups: [], ignored: { extraCount: 0, invalidCount: 0 } }
  if (query === undefined) return data(pack<ComparePage>(page))
  const { kind, ids, extraCount, invalidCount } = query
  const comparison = comparisons[kind.name]
  const profiles = await Promise.all(ids.map((id) => findProfile(kind, api, id)))
  const columns = ids.map((id, place): Column => {
    const profile = profiles[place]
    if (!profile) return { id, isGone: true }
    const { name, headerImage } = profile
    return {
      id,
      name,
      type: comparison.summary.type(profile),
      place: cityAndState(profile),
      image: headerImage,
      ...comparison.summary.card(profile),
    }
  })
  const groups = compareProfiles(comparison, profiles)
  return data(
    pack<ComparePage>({ ...page, kind: kind.name, columns, groups, ignored: { extraCount, invalidCount } }),
  )
}

async function findProfile(kind: KindFacts, api: Api, id: string): Promise<Profile | null> {
  try {
    return (await kind.calls(api).get({ id })).data
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return null
    throw error
  }
}
