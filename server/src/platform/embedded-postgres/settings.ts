import os from 'node:os'

export type Settings = Record<string, string | number | boolean>

export type Wanted = { durable: boolean; maxConnections: number; settings: Settings }

const megabyte = 2 ** 20

/** For a server that shares a small machine with its database; `settings` of the caller come last. */
export function wantedSettings({ durable, maxConnections, settings }: Wanted): Settings {
  const memory = memoryInMegabytes()
  return {
    max_connections: maxConnections,
    shared_buffers: `${clamp(memory / 8, 32, durable ? 512 : 128)}MB`,
    effective_cache_size: `${clamp(memory / 2, 128, 16_384)}MB`,
    maintenance_work_mem: `${clamp(memory / 32, 32, 256)}MB`,
    work_mem: '8MB',
    random_page_cost: 1.1,
    checkpoint_timeout: '15min',
    jit: false,
    // A parallel plan takes the other core away from the server for little.
    max_parallel_workers_per_gather: os.availableParallelism() > 2 ? 2 : 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A query whose client was killed ends within two seconds instead of holding its locks to the end.
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '2s' }),
    // After a crash one call for the whole file system instead of one for each of a thousand files.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    log_line_prefix: '%m [%p] ',
    ...(durable ? {} : forgetful),
    ...settings,
  }
}

/** For tests: a crash of the machine loses everything, though not one of the server, whose writes the system has. */
const forgetful: Settings = {
  fsync: false,
  full_page_writes: false,
  wal_level: 'minimal',
  max_wal_senders: 0,
}

/** The text of a configuration file. Throws when a name is none of a setting. */
export function renderSettings(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => {
      if (!/^[a-z_][a-z0-9_.]*$/i.test(name))
        throw new Error(`${JSON.stringify(name)} is not the name of a setting`)
      return `${name} = ${renderValue(value)}\n`
    })
    .join('')
}

const renderValue = (value: string | number | boolean) =>
  typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll('\n', '\\n')}'`
    : typeof value === 'number'
      ? String(value)
      : value
        ? 'on'
        : 'off'

const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), most))

/** Of the container, when it has a limit. */
const memoryInMegabytes = () => Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / megabyte
