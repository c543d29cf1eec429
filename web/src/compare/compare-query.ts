import { kindList, type KindFacts } from '../kinds/registry.ts'
import { idsParameter, isId } from '../page/profile-ids.ts'

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
  showsAllRows?: boolean
}

/** The address of a comparison. Commas stay readable. */
export function comparePath(
  kind: Pick<KindFacts, 'path'>,
  { ids, event, showsAllRows: isWhole }: Comparison,
) {
  if (ids.length === 0) return '/compare'
  const parts = [`${idsParameter(kind)}=${ids.join(',')}`, event, isWhole && 'rows=all']
  return `/compare?${parts.filter(Boolean).join('&')}`
}

/** Whether the address asks for all rows, not only for those that differ. */
export const showsAllRows = (search: URLSearchParams) => search.get('rows') === 'all'
