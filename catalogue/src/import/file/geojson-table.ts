import { readFile } from 'node:fs/promises'
import { ImportRefusal } from '../import-refusal.ts'
import type { Fingerprint } from './fingerprint.ts'
import { geometryCenter } from './geometry-center.ts'
import { splitElements, type JsonElement } from './json-elements.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

/** GeoJSON is read into memory, because the columns are known only after reading every feature. */
const maxBytes = 300_000_000

const geographic = /CRS:?84|EPSG:(?:.*:)?4326|EPSG:(?:.*:)?4269/i

/** Opens a GeoJSON FeatureCollection. Throws `ImportRefusal` for other JSON and for coordinates not in degrees. */
export async function openGeoJson(path: string, { encoding, bytes }: Fingerprint): Promise<SourceTable> {
  if (bytes > maxBytes)
    throw new ImportRefusal(
      `The file is ${Math.round(bytes / 1e6)} MB. The limit for GeoJSON is ${maxBytes / 1e6} MB. Split the file or convert it to CSV.`,
    )
  const text = new TextDecoder(encoding).decode(await readFile(path))
  const { frame, elements } = splitElements(text, 'features')
  checkFrame(frame)
  const rows = elements.map(rowOf)
  const columns = new Set(rows.flatMap((row) => [...row.values.keys()]))
  return { format: 'GeoJSON', columns: [...columns], rows }
}

function checkFrame(frame: string) {
  const collection = parseJson(frame)
  if (!isRecord(collection)) throw new ImportRefusal('The file is not valid JSON outside its features.')
  if (collection.type !== 'FeatureCollection')
    throw new ImportRefusal(
      `Expected a "FeatureCollection", but the file contains ${JSON.stringify(collection.type ?? null)}.`,
    )
  const properties = isRecord(collection.crs) ? collection.crs.properties : undefined
  const name = isRecord(properties) ? properties.name : undefined
  if (typeof name === 'string' && !geographic.test(name))
    throw new ImportRefusal(`The coordinates use ${name}. Convert them to degrees (WGS 84, EPSG:4326).`)
}

function rowOf({ text, line }: JsonElement, index: number): SourceRow {
  const place = { line, feature: index + 1 }
  const feature = parseJson(text)
  if (!isRecord(feature)) return { place, values: new Map(), fault: 'is not valid JSON' }
  if (feature.type !== 'Feature') return { place, values: new Map(), fault: 'is not a "Feature"' }
  const values = valuesOf(feature)
  if (feature.geometry === null || feature.geometry === undefined) return { place, values }
  const center = geometryCenter(feature.geometry)
  return typeof center === 'string' ? { place, values, fault: center } : { place, values, position: center }
}

/** Some OpenStreetMap exports nest the tags in an object and put the id next to the properties. */
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
