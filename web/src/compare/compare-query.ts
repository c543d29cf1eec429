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

/** The address of a comparison. Commas stay readable. */
export const comparePath = (kind: Pick<KindFacts, 'path'>, ids: readonly string[], isWhole = false) =>
  ids.length === 0
    ? '/compare'
    : `/compare?${idsParameter(kind)}=${ids.join(',')}${isWhole ? '&rows=all' : ''}`

/** Whether the address asks for all rows, not only for those that differ. */
export const showsAllRows = (search: URLSearchParams) => search.get('rows') === 'all'
