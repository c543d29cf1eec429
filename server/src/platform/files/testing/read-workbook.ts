import { open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readZipEntry, zipDirectory } from '../zip-directory.ts'

/** The texts of a workbook by their paths in it, by a reader that has nothing of the writer. */
export async function readWorkbook(workbook: Uint8Array): Promise<Map<string, string>> {
  const path = join(tmpdir(), `workbook-${crypto.randomUUID()}.xlsx`)
  await writeFile(path, workbook)
  const file = await open(path)
  try {
    const entries = (await zipDirectory(file)) ?? []
    const parts = entries.map(async (entry): Promise<[string, string]> => [
      entry.name,
      String(await readZipEntry(file, entry, 10_000_000)),
    ])
    return new Map(await Promise.all(parts))
  } finally {
    await file.close()
    await rm(path)
  }
}
