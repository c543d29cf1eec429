import { windowAround, windowOf, type Window } from '../index/geo.ts'
import type { IndexDeclaration, IndexRow } from '../index/declaration.ts'
import { cellAt, cellsWithin } from '../index/grid-cells.ts'
import type { Choice, SearchQuery } from '../index/query.ts'

/** A condition that a row meets if it has any of the values in the field. */
export interface Condition {
  field: string
  values: readonly string[]
}

const cellField = 'cell'
/** The place of a search over more cells than this, such as all within 1,000 miles, narrows too little. */
const maxCells = 400
const facetField = (name: string) => `facet ${name}`
const partField = (name: string) => `part ${name}`

const listOf = (values: string | readonly string[]) => (typeof values === 'string' ? [values] : values)

/**
 * Conditions that every row the query finds meets. They need not be sufficient: they narrow the searches that a row is
 * compared with.
 */
export function conditionsOf(declaration: IndexDeclaration, query: SearchQuery): Condition[] {
  return [
    ...Object.entries(query.facets ?? {}).flatMap(([name, choice]) =>
      choice === undefined ? [] : facetCondition(declaration, name, choice),
    ),
    ...Object.entries(query.part?.attributes ?? {}).flatMap(([name, choice]) =>
      choice === undefined
        ? []
        : partCondition(declaration, name, typeof choice === 'string' ? [choice] : choice),
    ),
    ...placeCondition(query),
  ]
}

/** Whether rows that meet the conditions of a query without a text are exactly those that it finds. */
export function areSufficient({ facets }: IndexDeclaration, query: SearchQuery): boolean {
  const { near, bounds, part, numbers, promoted, free } = query
  const isAnyFacet = ([name, choice]: [string, Choice | undefined]) =>
    choice === undefined || facets?.[name]?.match !== 'all' || listOf(choice).length <= 1
  return (
    [near, bounds, part, promoted, free].every((one) => one === undefined) &&
    Object.values(numbers ?? {}).every((choice) => choice === undefined) &&
    Object.entries(query.facets ?? {}).every(isAnyFacet)
  )
}

function facetCondition({ facets }: IndexDeclaration, name: string, choice: Choice): Condition[] {
  const values = listOf(choice)
  if (values.length === 0) return []
  // One of the values that are all required is enough to narrow.
  return [{ field: facetField(name), values: facets?.[name]?.match === 'all' ? values.slice(0, 1) : values }]
}

function partCondition(
  { attributes }: IndexDeclaration,
  name: string,
  values: readonly (string | null)[],
): Condition[] {
  const wildcard = attributes?.[name]?.wildcard
  const present = values.filter((value) => value !== null)
  const isOpen = values.length !== present.length || present.some((value) => value === wildcard)
  return isOpen || present.length === 0 ? [] : [{ field: partField(name), values: present }]
}

function placeCondition({ near, bounds }: SearchQuery): Condition[] {
  const window = windowOfQuery(near, bounds)
  const cells = window && cellsWithin(window)
  return cells && cells.length <= maxCells ? [{ field: cellField, values: cells.map(String) }] : []
}

function windowOfQuery(near: SearchQuery['near'], bounds: SearchQuery['bounds']): Window | undefined {
  if (near?.distMiles !== undefined) return windowAround(near, near.distMiles)
  return bounds && windowOf(bounds)
}

/** The values of a row in each field that conditions can have. */
export function valuesOf(row: IndexRow): Map<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>()
  const add = (field: string, added: readonly string[]) => {
    const known = values.get(field) ?? new Set()
    for (const value of added) known.add(value)
    values.set(field, known)
  }
  for (const [name, held] of Object.entries(row.facets ?? {}))
    if (held !== null && held !== undefined) add(facetField(name), listOf(held))
  for (const { attributes } of row.parts ?? [])
    for (const [name, value] of Object.entries(attributes)) if (value !== null) add(partField(name), [value])
  if (row.lat !== null && row.lng !== null) add(cellField, [String(cellAt(row.lat, row.lng))])
  return values
}
