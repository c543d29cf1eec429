import { kindList, type KindFacts } from '../kinds/registry.ts'

export const maxCompared = 4

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

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

/** The query parameter of a kind, such as `facilities`. */
const parameterOf = ({ path }: Pick<KindFacts, 'path'>) => path.slice(1)

/** Reads `?facilities=id,id`. The first kind with a parameter counts; undefined without one. */
export function readCompareQuery(search: URLSearchParams): CompareQuery | undefined {
  const kind = kindList.find((each) => search.has(parameterOf(each)))
  if (kind === undefined) return undefined
  const values = search
    .getAll(parameterOf(kind))
    .flatMap((text) => text.split(','))
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
  const ids = [...new Set(values.filter((value) => uuid.test(value)))]
  return {
    kind,
    ids: ids.slice(0, maxCompared),
    extraCount: Math.max(0, ids.length - maxCompared),
    invalidCount: values.filter((value) => !uuid.test(value)).length,
  }
}

/** The address of a comparison. Commas stay readable. */
export const comparePath = (kind: Pick<KindFacts, 'path'>, ids: readonly string[], isWhole = false) =>
  ids.length === 0
    ? '/compare'
    : `/compare?${parameterOf(kind)}=${ids.join(',')}${isWhole ? '&rows=all' : ''}`

/** Whether the address asks for all rows, not only for those that differ. */
export const showsAllRows = (search: URLSearchParams) => search.get('rows') === 'all'

export const isId = (text: string) => uuid.test(text)
