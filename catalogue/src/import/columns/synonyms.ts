import { fields, type Field } from '@app/contract/facilities/import-fields.ts'
import { columnNames } from '@app/contract/facilities/import-column-names.ts'
import { headerName } from './header-name.ts'

const splitNames = (text: string) => text.split('|').map(headerName)
const synonyms = (field: Field) => splitNames(columnNames[field])

/** Row ids and shapes of databases, notes about the rows, and columns that add nothing to the city and state. */
const ignored = `id|objectid|fid|ogc_fid|globalid|gid|uuid|shape|shape_length|shape_leng|shape_area|the_geom|geom|geometry|wkt|county|
county fips|fips|district|ward|council district|neighborhood|neighbourhood|notes|note|comments|comment|remarks|source|created|created date|
created at|created user|creator|creation date|editor|edit date|last edited user|last edited date|last updated|updated at|updated|image|
image url|images|photo|photo url|picture|thumbnail|acres|acreage|elevation|perimeter`
export const alwaysIgnored: ReadonlySet<string> = new Set(splitNames(ignored))

export const fieldByHeader: ReadonlyMap<string, Field> = new Map(
  fields.flatMap((field) => synonyms(field).map((name) => [name, field] as const)),
)

/** The precedence of a column among others of its field. Lower wins. */
export const rankOf = (field: Field, column: string) => {
  const rank = synonyms(field).indexOf(headerName(column))
  return rank === -1 ? synonyms(field).length : rank
}
