import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { createFileStore } from './file-store.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { testPictures } from './testing/test-pictures.ts'

test('after kill -9, every acknowledged upload is stored and no file is partial', async () => {
  const dataDir = await temporaryFolder()
  const script = join(import.meta.dirname, 'testing', 'endless-uploads.child.ts')
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line)
    if (acknowledged.length === 40) break
  }
  child.kill('SIGKILL')
  await once(child, 'close')

  const store = await createFileStore({ dataDir, pictures: testPictures })
  for (const sha256 of acknowledged) expect(await store.documentType(sha256)).toBe('text/plain')
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const stored = entries.filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
  expect(stored.map((entry) => entry.name)).toEqual(expect.arrayContaining(acknowledged))
  for (const { name, parentPath } of stored) {
    const content = await readFile(join(parentPath, name))
    expect(createHash('sha256').update(content).digest('hex')).toBe(name)
  }
})
