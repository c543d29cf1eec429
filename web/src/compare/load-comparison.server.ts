import { data, type LoaderFunctionArgs } from 'react-router'
import type { KindFacts } from '../kind/registry.ts'
import { pack } from '../page/packed.ts'
import { surroundings } from '../page/surroundings.ts'
import { buildComparison, type Compared } from './build-comparison.ts'
import { readCompareQuery, type CompareQuery } from './compare-query.ts'

export interface ComparePage extends Compared {
  brand: string
  origin: string
  kind?: KindFacts['name']
  /** Of the address. */
  ignored: Pick<CompareQuery, 'extraCount' | 'invalidCount'>
}

/** The loader of the page: the same for everyone, so hidden profiles are gone. Browsers add those that the reader sees. */
export async function compareLoader({ context, request }: LoaderFunctionArgs) {
  const { api, brand, origin } = context.get(surroundings)
  const query = readCompareQuery(new URL(request.url).searchParams)
  const page = { brand, origin, columns: [], groups: [], ignored: { extraCount: 0, invalidCount: 0 } }
  if (query === undefined) return data(pack<ComparePage>(page))
  const { kind, ids, extraCount, invalidCount } = query
  const compared = await buildComparison(kind, api, ids)
  return data(
    pack<ComparePage>({ ...page, kind: kind.name, ...compared, ignored: { extraCount, invalidCount } }),
  )
}
