import os from 'node:os'

export type Settings = Record<string, string | number | boolean>

export interface SettingsOptions {
  durable: boolean
  maxConnections: number
  settings: Settings
}

const megabyte = 2 ** 20

/** Tuned for a small machine shared by the server and its database. The caller's `settings` override ours. */
export function serverSettings({ durable, maxConnections, settings }: SettingsOptions): Settings {
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
    // On two cores, a parallel plan takes CPU from the server and gains little.
    max_parallel_workers_per_gather: os.availableParallelism() > 2 ? 2 : 0,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Cancels a query within two seconds of its client being killed, so that it doesn't keep its locks.
    ...(process.platform === 'win32' ? {} : { client_connection_check_interval: '2s' }),
    // After a crash, sync the file system once instead of a thousand files one by one.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
    log_line_prefix: '%m [%p] ',
    ...(durable ? {} : nonDurable),
    ...settings,
  }
}

/** For tests: survives a crash of the server, but not of the machine. */
const nonDurable: Settings = {
  fsync: false,
  full_page_writes: false,
  wal_level: 'minimal',
  max_wal_senders: 0,
}

/** The text of a configuration file. Throws on an invalid setting name. */
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

const clamp = (value: number, min: number, max: number) => Math.round(Math.min(Math.max(value, min), max))

/** The container's limit, if there is one. */
const memoryInMegabytes = () => Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / megabyte
