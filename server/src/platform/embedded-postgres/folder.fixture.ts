import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { databaseRoot } from './database-root.fixture.ts'
import { clusterIn } from './placement.ts'
import { serverProcessesIn, signal } from './processes.ts'

/** A temporary folder for data, open to every account unless `mode` says otherwise. Removed when the test ends. */
export const newFolder = (mode?: number) => temporaryFolder(databaseRoot, mode)

/** The same for programs: in a container, memory may be mounted noexec. */
export const newProgramFolder = (mode?: number) => temporaryFolder(os.tmpdir(), mode)

async function temporaryFolder(root: string, mode?: number): Promise<string> {
  const folder = await createFolder(root, mode)
  removeLater(folder)
  return folder
}

/** Not removed automatically, so that several tests can share it. */
export const newSharedFolder = () => createFolder(databaseRoot)

async function createFolder(root: string, mode = 0o755): Promise<string> {
  const folder = await mkdtemp(path.join(root, 'launch-test-'))
  await chmod(folder, mode)
  return folder
}

/** When the test ends, kills the servers still running in the folder and removes it. */
export function removeLater(folder: string): void {
  onTestFinished(async () => {
    const homes = [folder, path.join(folder, 'db')]
    for (const leftover of homes.flatMap((home) => serverProcessesIn(clusterIn(home))))
      signal(leftover, 'SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
}
