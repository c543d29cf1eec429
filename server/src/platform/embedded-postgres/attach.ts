import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { servesCluster } from './adoption.ts'
import { serverUrl } from './configuration.ts'
import { isMissing } from '../file-errors.ts'
import { readIfPresent } from './files.ts'
import { clusterIn, savedLocation } from './placement.ts'
import { readPostmasterFile } from './postmaster-file.ts'

/** The URL of the database that a running server has started on this data directory, or undefined. */
export async function runningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = await realpath(dataDir).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  if (folder === undefined) return undefined
  const home = (await savedLocation(folder)) ?? folder
  const password = (await readIfPresent(path.join(home, 'password')))?.trim()
  const { port, socketFolder } = readPostmasterFile(clusterIn(home)) ?? {}
  if (!password || port === undefined) return undefined
  const url = serverUrl(password, port, socketFolder)
  return (await servesCluster(url, clusterIn(home))) ? url : undefined
}
