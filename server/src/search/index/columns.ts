import type { FacetDeclaration, IndexDeclaration } from './declaration.ts'
import { createNumberColumn, type NumberColumn } from './number-columns.ts'
import { addDictionary, type Dictionary, type ValueStore } from './value-store.ts'

export interface FacetColumn {
  declaration: FacetDeclaration
  dictionary: Dictionary
}
export interface AttributeColumn {
  wildcard: string | undefined
  dictionary: Dictionary
}

/** A numeric column. For each threshold, its dictionary has a value for the rows at or above it. */
export interface MeasuredColumn extends NumberColumn {
  thresholds: readonly number[]
  dictionary: Dictionary
}

/** The declared fields with their dictionaries and storage. */
export interface Columns {
  facets: ReadonlyMap<string, FacetColumn>
  attributes: ReadonlyMap<string, AttributeColumn>
  numbers: ReadonlyMap<string, MeasuredColumn>
}

const mapEntries = <V, R>(entries: Readonly<Record<string, V>> = {}, map: (value: V) => R): Map<string, R> =>
  new Map(Object.entries(entries).map(([name, value]) => [name, map(value)]))

export const createColumns = (
  declaration: IndexDeclaration,
  store: ValueStore,
  capacity: number,
): Columns => ({
  facets: mapEntries(declaration.facets, (facet) => ({
    declaration: facet,
    dictionary: addDictionary(store, facet.values ?? []),
  })),
  attributes: mapEntries(declaration.attributes, ({ values, wildcard }) => ({
    wildcard,
    dictionary: addDictionary(store, values ?? []),
  })),
  numbers: mapEntries(declaration.numbers, ({ thresholds = [] }) => ({
    ...createNumberColumn(capacity),
    thresholds,
    dictionary: addDictionary(store, thresholds.map(String)),
  })),
})
