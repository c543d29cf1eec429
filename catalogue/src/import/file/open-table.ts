import { openCsv } from './csv-table.ts'
import type { Fingerprint } from './fingerprint.ts'
import { openGeoJson } from './geojson-table.ts'
import type { SourceTable } from './source-table.ts'

/** Detects the format from the content, because the file name may be wrong. */
export function openTable(path: string, print: Fingerprint): Promise<SourceTable> {
  return /^\s*[{[]/.test(print.beginning) ? openGeoJson(path, print) : openCsv(path, print)
}
