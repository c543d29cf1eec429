import { openCsv } from './csv-table.ts'
import type { Fingerprint } from './fingerprint.ts'
import { openGeoJson } from './geojson-table.ts'
import { withMendedTexts } from './mended-table.ts'
import type { SourceTable } from './source-table.ts'

/** Detects the format from the content, because the file name may be wrong. Texts that are encoded twice are mended. */
export async function openTable(path: string, print: Fingerprint): Promise<SourceTable> {
  const isJson = /^\s*[{[]/.test(print.beginning)
  return withMendedTexts(await (isJson ? openGeoJson(path, print) : openCsv(path, print)))
}
