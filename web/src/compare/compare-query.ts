import { kindList, type KindFacts } from '../kind/registry.ts'
import { idsParameter, isId } from '../kind/profile-ids.ts'

export const maxCompared = 4

/** The profiles in an address. */
export interface CompareQuery {
  kind: KindFacts
  /** Each once, at most four. */
  ids: readonly string[]
  /** Ids beyond the fourth. */
  extraCount: number
  /** Values that are no ids. */
  invalidCount: number
}

/** Reads `?facilities=id,id`. The first kind with a parameter counts; undefined without one. */
export function readCompareQuery(search: URLSearchParams): CompareQuery | undefined {
  const kind = kindList.find((each) => search.has(idsParameter(each)))
  if (kind === undefined) return undefined
  const values = search
    .getAll(idsParameter(kind))
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
  const ids = [...new Set(values.filter(isId))]
  return {
    kind,
    ids: ids.slice(0, maxCompared),
    extraCount: Math.max(0, ids.length - maxCompared),
    invalidCount: values.filter((value) => !isId(value)).length,
  }
}

interface Comparison {
  ids: readonly string[]
  /** The event that the profiles are compared for, as the query of `knownEventQuery`. */
  event?: string
  /** The query of the search that they were found by. */
  search?: string | undefined
  showsAllRows?: boolean
}

/** The address of a comparison. Commas stay readable. */
export function comparePath(
  kind: Pick<KindFacts, 'path'>,
  { ids, event, search, showsAllRows: isWhole }: Comparison,
) {
  if (ids.length === 0) return '/compare'
  const found = search && new URLSearchParams({ search }).toString()
  const parts = [`${idsParameter(kind)}=${ids.join(',')}`, event, isWhole && 'rows=all', found]
  return `/compare?${parts.filter(Boolean).join('&')}`
}

const maxSearchLength = 2000

/** The query of the search that the profiles were found by. Undefined if the address has none. */
export const readFoundBy = (search: URLSearchParams) =>
  cleanSearch(search.get('search')?.slice(0, maxSearchLength + 1) ?? '')

/** A query as `URLSearchParams` writes it. Undefined for an empty or endless one. */
export function cleanSearch(query: string): string | undefined {
  const cleaned = new URLSearchParams(query).toString()
  return cleaned === '' || cleaned.length > maxSearchLength ? undefined : cleaned
}

/** Whether the address asks for all rows, not only for those that differ. */
export const showsAllRows = (search: URLSearchParams) => search.get('rows') === 'all'
