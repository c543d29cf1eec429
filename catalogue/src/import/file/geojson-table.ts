import { readFile } from 'node:fs/promises'
import { ImportRefusal } from '../import-refusal.ts'
import type { Fingerprint } from './fingerprint.ts'
import { geometryCentre } from './geometry-centre.ts'
import { cutElements, type JsonElement } from './json-elements.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

/** A file is read whole: a row's columns are only known once every feature has been seen. */
const mostBytes = 300_000_000

const geographic = /CRS:?84|EPSG:(?:.*:)?4326|EPSG:(?:.*:)?4269/i

/** Opens a GeoJSON FeatureCollection. Throws `ImportRefusal` where it is another thing or not in degrees. */
export async function openGeoJson(path: string, { encoding, bytes }: Fingerprint): Promise<SourceTable> {
  if (bytes > mostBytes)
    throw new ImportRefusal(
      `The file has ${Math.round(bytes / 1e6)} MB; GeoJSON is read up to ${mostBytes / 1e6} MB. Split it, or convert it to CSV.`,
    )
  const text = new TextDecoder(encoding).decode(await readFile(path))
  const { frame, elements } = cutElements(text, 'features')
  checkFrame(frame)
  const rows = elements.map(rowOf)
  const columns = new Set(rows.flatMap((row) => [...row.values.keys()]))
  return { format: 'GeoJSON', columns: [...columns], rows }
}

function checkFrame(frame: string) {
  const collection = parsed(frame)
  if (!isRecord(collection)) throw new ImportRefusal('The file is not valid JSON outside its features.')
  if (collection.type !== 'FeatureCollection')
    throw new ImportRefusal(
      `The file holds ${JSON.stringify(collection.type ?? null)} where a "FeatureCollection" is expected.`,
    )
  const properties = isRecord(collection.crs) ? collection.crs.properties : undefined
  const name = isRecord(properties) ? properties.name : undefined
  if (typeof name === 'string' && !geographic.test(name))
    throw new ImportRefusal(`The coordinates are in ${name}; they must be degrees (WGS 84, EPSG:4326).`)
}

function rowOf({ text, line }: JsonElement, index: number): SourceRow {
  const place = { line, feature: index + 1 }
  const feature = parsed(text)
  if (!isRecord(feature)) return { place, values: new Map(), fault: 'is not valid JSON' }
  if (feature.type !== 'Feature') return { place, values: new Map(), fault: 'is not a "Feature"' }
  const values = valuesOf(feature)
  if (feature.geometry === null || feature.geometry === undefined) return { place, values }
  const centre = geometryCentre(feature.geometry)
  return typeof centre === 'string' ? { place, values, fault: centre } : { place, values, position: centre }
}

/** Some exports of OpenStreetMap keep the tags in an object of their own, and the id beside the properties. */
function valuesOf(feature: Record<string, unknown>): Map<string, string> {
  const properties = isRecord(feature.properties) ? feature.properties : {}
  const tags = isRecord(properties.tags) ? properties.tags : {}
  const values = new Map<string, string>()
  for (const [key, value] of [...Object.entries(properties), ...Object.entries(tags)])
    if (key !== 'tags' && value !== null && value !== '')
      values.set(key, typeof value === 'string' ? value : JSON.stringify(value))
  if (typeof feature.id === 'string' && /^(?:node|way|relation)\/\d+$/.test(feature.id))
    values.set('@id', feature.id)
  return values
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
