import { createHash } from 'node:crypto'
import type { Fingerprint } from '../file/fingerprint.ts'
import { openTable } from '../file/open-table.ts'
import { headerName } from './header-name.ts'

/** Identifies a source by the names of its columns, in any order. */
export async function signatureOf(path: string, print: Fingerprint): Promise<string> {
  const { columns } = await openTable(path, print)
  const names = columns.map(headerName).toSorted()
  return createHash('sha256').update(names.join('\n')).digest('hex')
}
