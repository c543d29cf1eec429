import path from 'node:path'
import type { Binaries } from './binaries.ts'
import { readIfPresent, writeWhole } from './files.ts'
import { renderSettings, type Settings } from './settings.ts'

/** Lies beside the cluster, out of its account's hands: what root writes to, nobody else may bend elsewhere. */
export const configurationFileIn = (home: string) => path.join(home, 'server.conf')
export const logFolderIn = (home: string) => path.join(home, 'log')

export const host = '127.0.0.1'

/**
 * Everything that a running server depends on besides its data, the binaries included: a server that was started with
 * the very same text is as good as a new one.
 */
export function configurationText(
  home: string,
  binaries: Binaries,
  settings: Settings,
  port: number,
): string {
  const fixed: Settings = {
    port,
    listen_addresses: host,
    unix_socket_directories: '',
    cluster_name: 'embedded',
    logging_collector: true,
    log_directory: logFolderIn(home),
    // One file for each day of the week: the logs of a week are kept and never more.
    log_filename: 'postgresql-%a.log',
    log_rotation_age: '1d',
    log_truncate_on_rotation: true,
  }
  return [
    `# For ${binaries.postgres}, version ${binaries.version}.\n`,
    '# Written anew whenever the server starts; ALTER SYSTEM makes a change that stays.\n',
    renderSettings({ ...settings, ...fixed }),
  ].join('')
}

export const readConfiguration = (home: string) => readIfPresent(configurationFileIn(home))

export const writeConfiguration = (home: string, text: string) =>
  writeWhole(configurationFileIn(home), text, 0o644)

export function portIn(configuration: string | undefined): number | undefined {
  const port = /^port = (\d+)$/m.exec(configuration ?? '')?.[1]
  return port === undefined ? undefined : Number(port)
}
