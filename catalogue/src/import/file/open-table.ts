import { ImportRefusal } from '../import-refusal.ts'
import { openCsv } from './csv-table.ts'
import type { Fingerprint } from './fingerprint.ts'
import { openGeoJson } from './geojson-table.ts'
import type { SourceTable } from './source-table.ts'

/** Opens the file as what its content says it is; its name may mislead. */
export function openTable(path: string, print: Fingerprint): Promise<SourceTable> {
  const first = print.beginning.trimStart().charAt(0)
  if (first === '{') return openGeoJson(path, print)
  if (first === '[')
    throw new ImportRefusal(
      'The file is a JSON list; only CSV and GeoJSON FeatureCollections can be imported.',
    )
  return openCsv(path, print)
}
