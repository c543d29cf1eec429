import { headerName } from './header-name.ts'

/** Row ids and shapes of databases, notes about the rows, and columns that add nothing to the city and state. */
const ignored = `id|objectid|fid|ogc_fid|globalid|gid|uuid|shape|shape_length|shape_leng|shape_area|the_geom|geom|geometry|wkt|county|
county fips|fips|district|ward|council district|neighborhood|neighbourhood|notes|note|comments|comment|remarks|source|created|created date|
created at|created user|creator|creation date|editor|edit date|last edited user|last edited date|last updated|updated at|updated|image|
image url|images|photo|photo url|picture|thumbnail|acres|acreage|elevation|perimeter`
export const alwaysIgnored: ReadonlySet<string> = new Set(ignored.split('|').map(headerName))
