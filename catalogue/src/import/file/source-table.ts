/** Where a row is in the file. Features are numbered too, because minified GeoJSON has all of them on one line. */
export interface RowPlace {
  line: number
  feature?: number
}

export interface SourceRow {
  place: RowPlace
  /** Values by column. Empty values may be absent. */
  values: ReadonlyMap<string, string>
  /** The center of the geometry. Takes precedence over coordinate columns. */
  position?: { lat: number; lng: number }
  /** The values that were encoded twice, as the file has them. */
  misencoded?: ReadonlyMap<string, string>
  /** Why the row is unreadable. */
  fault?: string
}

export interface SourceTable {
  format: 'CSV' | 'GeoJSON'
  columns: readonly string[]
  rows: AsyncIterable<SourceRow> | Iterable<SourceRow>
}

export const describePlace = ({ line, feature }: RowPlace) =>
  feature === undefined ? `line ${line}` : `line ${line}, feature ${feature}`

/** The name of a first column that has none, as pandas writes it when it saves such a file again. */
export const unnamedFirst = 'Unnamed: 0'
