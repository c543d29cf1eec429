/** Where in the file a row stands; features of a minified GeoJSON file all stand in one line. */
export interface RowPlace {
  line: number
  feature?: number
}

export interface SourceRow {
  place: RowPlace
  /** By column; what is empty may be absent. */
  values: ReadonlyMap<string, string>
  /** From a geometry, which comes before columns that say the same. */
  position?: { lat: number; lng: number }
  /** Why the row cannot be read at all. */
  fault?: string
}

export interface SourceTable {
  format: 'CSV' | 'GeoJSON'
  columns: readonly string[]
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>
}

export const describePlace = ({ line, feature }: RowPlace) =>
  feature === undefined ? `line ${line}` : `line ${line}, feature ${feature}`
