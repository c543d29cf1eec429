import { chown } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { superuser } from './cluster.ts'
import { readIfPresent, writeAtomically } from './files.ts'
import { renderSettings, type Settings } from './settings.ts'

/** Outside the cluster, so that its account can't replace the file by a symlink for root to write through. */
export const configurationFileIn = (home: string) => path.join(home, 'server.conf')
export const logFolderIn = (home: string) => path.join(home, 'log')

export const host = '127.0.0.1'

/** With the folder of its socket, which pg and libpq prefer to the host. */
export function serverUrl(password: string, port: number, socketFolder: string | undefined): string {
  const url = new URL(`postgres://${superuser}:${password}@${host}:${port}/postgres`)
  if (socketFolder !== undefined) url.searchParams.set('host', socketFolder)
  return url.href
}

export interface ServerParts {
  home: string
  binaries: Binaries
  settings: Settings
  /** Undefined if the server only listens on a port. */
  socketFolder: string | undefined
}

/**
 * Everything a running server depends on besides its data, the binaries included. A server that was started with an equal
 * text can be taken over.
 */
export function configurationText(
  { home, binaries, settings, socketFolder }: ServerParts,
  port: number,
): string {
  const fixed: Settings = {
    port,
    listen_addresses: host,
    // Quoted, because a comma would start another folder.
    unix_socket_directories: socketFolder === undefined ? '' : `"${socketFolder.replaceAll('"', '""')}"`,
    cluster_name: 'embedded',
    logging_collector: true,
    log_directory: logFolderIn(home),
    // One file per weekday, overwritten after a week.
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_truncate_on_rotation: true,
  }
  return [
    `# For ${binaries.postgres}, version ${binaries.version}.\n`,
    '# Overwritten on every start. Use ALTER SYSTEM for lasting changes.\n',
    renderSettings({ ...settings, ...fixed }),
  ].join('')
}

export const readConfiguration = (home: string) => readIfPresent(configurationFileIn(home))

/** Ours, so that the account of the server can't change it, and readable to that account only. */
export async function writeConfiguration(home: string, text: string, account: Account | undefined) {
  const file = configurationFileIn(home)
  await writeAtomically(file, text, account ? 0o640 : 0o600)
  if (account) await chown(file, process.getuid?.() ?? 0, account.gid)
}

export function portIn(configuration: string | undefined): number | undefined {
  const port = /^port = (\d+)$/m.exec(configuration ?? '')?.[1]
  return port === undefined ? undefined : Number(port)
}
