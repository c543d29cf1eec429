import { ImportRefusal } from '../import-refusal.ts'
import { openCsv } from './csv-table.ts'
import type { Fingerprint } from './fingerprint.ts'
import { openGeoJson } from './geojson-table.ts'
import type { SourceTable } from './source-table.ts'

/** Detects the format from the content, because the file name may be wrong. */
export function openTable(path: string, print: Fingerprint): Promise<SourceTable> {
  const first = print.beginning.trimStart().charAt(0)
  if (first === '{') return openGeoJson(path, print)
  if (first === '[')
    throw new ImportRefusal(
      'The file is a JSON array. Only CSV files and GeoJSON FeatureCollections can be imported.',
    )
  return openCsv(path, print)
}
