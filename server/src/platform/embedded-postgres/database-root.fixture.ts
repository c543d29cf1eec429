import { statfs } from 'node:fs/promises'
import os from 'node:os'

/** In memory if there is plenty: a cluster is a thousand files, which some disks are slow to create and remove. */
async function chooseDatabaseRoot(): Promise<string> {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > 2 ** 30 ? memory : os.tmpdir()
}

/** The folder for the data of databases that don't outlive the tests. */
export const databaseRoot = await chooseDatabaseRoot()
