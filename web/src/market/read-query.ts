import type { Market, MarketQuery, Parameter } from './market.ts'

/** A parameter that makes no sense, as given in the address. */
export interface Ignored {
  name: string
  value: string
}

/** Whether the contract's filter field has a value. */
export type IsKnown = (field: string, value: string) => boolean

const maxValues = 50

/** Parameters that campaigns and mail programs add. They are never reported. */
const isTracking = (name: string) => /^(utm_|mc_|_)|clid$|^ref$/.test(name)

/** Returns the query of an address and the parameters that were ignored. Empty form fields count as absent. */
export function readQuery(
  { parameters }: Market,
  params: URLSearchParams,
  isKnown: IsKnown,
): { query: MarketQuery; ignored: Ignored[] } {
  const ignored: Ignored[] = []
  const written = (name: string) => [...new Set(params.getAll(name))].filter((value) => value.trim() !== '')
  const ignore = (name: string, values = written(name)) =>
    void ignored.push(...values.map((value) => ({ name, value })))

  const names = new Set(parameters.map(({ name }) => name))
  for (const name of new Set(params.keys())) if (!names.has(name) && !isTracking(name)) ignore(name)

  const query: Record<string, readonly string[]> = {}
  for (const parameter of parameters) {
    const { name, isList, fits, sentWith } = parameter
    const values: string[] = []
    const rejected: string[] = []
    const limit = isList ? maxValues : 1
    for (const [place, text] of written(name).entries()) {
      const value = isList || place === 0 ? normalize(parameter, text, isKnown) : undefined
      if (value === undefined || values.length === limit) rejected.push(text)
      else if (value !== parameter.default) {
        // Words of the text may give what it depends on.
        if (fits?.(value, query) !== false || (sentWith !== undefined && 'q' in query)) values.push(value)
        else if (sentWith === undefined || !params.has(sentWith)) rejected.push(text)
      }
    }
    ignore(name, rejected)
    if (values.length > 0) query[name] = values
  }
  return { query, ignored }
}

/** Removes and ignores what depends on parameters that neither the address nor its text has. */
export function withoutUnfit({ parameters }: Market, query: MarketQuery, ignored: Ignored[]): MarketQuery {
  const unfit = parameters.flatMap(({ name, fits }) =>
    (query[name] ?? []).flatMap((value) => (fits?.(value, query) === false ? [{ name, value }] : [])),
  )
  ignored.push(...unfit)
  const names = new Set(unfit.map(({ name }) => name))
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.has(name)))
}

function normalize({ field, normalize: read }: Parameter, text: string, isKnown: IsKnown) {
  const value = read(text)
  return value === undefined || (field !== undefined && !isKnown(field, value)) ? undefined : value
}
