import { readFile } from 'node:fs/promises'
import { ImportRefusal } from '../import-refusal.ts'
import type { Fingerprint } from './fingerprint.ts'
import { refuseTooManyColumns } from './column-limit.ts'
import { geometryCenter } from './geometry-center.ts'
import { splitElements, type JsonElement } from './json-elements.ts'
import type { SourceRow, SourceTable } from './source-table.ts'

const geographic = /CRS:?84|EPSG:(?:.*:)?4326|EPSG:(?:.*:)?4269/i

/**
 * Opens a GeoJSON FeatureCollection, or an array of features or plain objects. Reads it into memory, because the columns are
 * known only after the last element. Throws `ImportRefusal` for other JSON and for coordinates not in degrees.
 */
export async function openGeoJson(path: string, { encoding }: Fingerprint): Promise<SourceTable> {
  const text = new TextDecoder(encoding).decode(await readFile(path))
  const isArray = text.trimStart().startsWith('[')
  const { frame, elements } = splitElements(
    isArray ? `{"type":"FeatureCollection","features":${text}}` : text,
    'features',
  )
  checkFrame(frame)
  const rows = elements.map((element, index) => rowOf(element, index, isArray))
  const columns = new Set<string>()
  for (const row of rows) {
    for (const column of row.values.keys()) columns.add(column)
    refuseTooManyColumns(columns.size)
  }
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

function rowOf({ text, line }: JsonElement, index: number, isArray: boolean): SourceRow {
  const place = { line, feature: index + 1 }
  const element = parseJson(text)
  const feature = isArray && isRecord(element) && element.type !== 'Feature' ? asFeature(element) : element
  if (!isRecord(feature)) return { place, values: new Map(), fault: 'is not valid JSON' }
  if (feature.type !== 'Feature') return { place, values: new Map(), fault: 'is not a "Feature"' }
  const values = valuesOf(feature)
  if (feature.geometry === null || feature.geometry === undefined) return { place, values }
  const center = geometryCenter(feature.geometry)
  return typeof center === 'string' ? { place, values, fault: center } : { place, values, position: center }
}

/** A plain object as a feature. A nested geometry is its position; other nested objects give columns such as 'address city'. */
function asFeature(object: Record<string, unknown>): Record<string, unknown> {
  const properties: [name: string, value: unknown][] = []
  let geometry: unknown = null
  for (const [key, value] of Object.entries(object)) {
    if (isRecord(value) && Array.isArray(value.coordinates)) geometry = value
    else if (isRecord(value))
      for (const [inner, part] of Object.entries(value)) properties.push([`${key} ${inner}`, part])
    else properties.push([key, value])
  }
  // Unlike an assignment, this can define a property `__proto__`.
  return { type: 'Feature', properties: Object.fromEntries(properties), geometry }
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
