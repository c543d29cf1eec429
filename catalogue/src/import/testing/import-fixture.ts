import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noChoices, parseColumnMap, type ColumnChoices } from '../columns/column-map.ts'
import { fingerprint } from '../file/fingerprint.ts'
import { openTable } from '../file/open-table.ts'
import { facilityImport } from '../kinds/facility-import.ts'
import type { SourceRow } from '../file/source-table.ts'
import { knownPlaces, type PostalPlace, type TownPlace } from '../places/known-places.ts'
import { readFile, type FileReading } from '../read-file.ts'
import type { Candidate } from '../rows/candidate.ts'

/** Writes the content to a temporary file and deletes it after `work`. */
export async function withFile<T>(
  content: string | Uint8Array,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const path = join(folder, 'file')
    await writeFile(path, content)
    return await work(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

const postalPlaces: PostalPlace[] = [
  { code: '46204', state: 'Indiana', lat: 39.7716, lng: -86.157 },
  { code: '47401', state: 'Indiana', lat: 39.14, lng: -86.51 },
  { code: '01201', state: 'Massachusetts', lat: 42.45, lng: -73.25 },
  { code: '79901', state: 'Texas', lat: 31.76, lng: -106.48 },
  { code: '53214', state: 'Wisconsin', lat: 43.02, lng: -88.01 },
  { code: '99701', state: 'Alaska', lat: 64.84, lng: -147.72 },
  { code: 'M5V', state: 'Ontario', lat: 43.64, lng: -79.39 },
  { code: 'P0L', state: 'Ontario', lat: 50.0, lng: -83.0 },
]
const townPlaces: TownPlace[] = [
  { key: 'gary', state: 'Indiana', lat: 41.5934, lng: -87.3464, population: 77_000 },
  { key: 'indianapolis', state: 'Indiana', lat: 39.7684, lng: -86.158, population: 830_000 },
  { key: 'pittsfield', state: 'Massachusetts', lat: 42.4501, lng: -73.2454, population: 43_000 },
  { key: 'newyork', state: 'New York', lat: 40.7128, lng: -74.006, population: 8_300_000 },
  { key: 'laval', state: 'Quebec', lat: 45.57, lng: -73.692, population: 430_000 },
  { key: 'montreal', state: 'Quebec', lat: 45.5088, lng: -73.5878, population: 1_760_000 },
]
export const places = knownPlaces(postalPlaces, townPlaces)

export const read = (
  content: string | Uint8Array,
  map: string[] = [],
  choices: Partial<ColumnChoices> = {},
  kind = facilityImport,
): Promise<FileReading> =>
  withFile(content, async (path) =>
    readFile(path, await fingerprint(path), {
      kind,
      choices: { ...noChoices, map: parseColumnMap(map), ...choices },
      places,
    }),
  )

/** The raw rows of a file. */
export const tableRows = (content: string | Uint8Array): Promise<SourceRow[]> =>
  withFile(content, async (path) => Array.fromAsync((await openTable(path, await fingerprint(path))).rows))

/** The candidate of a file with a single valid row. */
export async function candidateOf(content: string, map: string[] = []): Promise<Candidate> {
  const [reading, ...rest] = (await read(content, map)).readings
  if (reading === undefined || 'refused' in reading || rest.length > 0)
    throw new Error(JSON.stringify(reading))
  return reading.candidate
}

/** The reasons for refusing a file's single row. */
export async function refusalOf(content: string, map: string[] = []): Promise<string> {
  const [reading] = (await read(content, map)).readings
  if (reading === undefined || 'candidate' in reading) throw new Error('Expected the row to be refused.')
  return reading.refused.reasons.join('; ')
}

export const csv = (header: string, ...rows: string[]) => [header, ...rows].join('\n')
