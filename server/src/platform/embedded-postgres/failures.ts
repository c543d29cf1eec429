/** Another live process has locked the data directory; `pid` is that process. */
export class DataDirectoryInUse extends Error {
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(
      pid === process.pid
        ? `The database in ${dataDir} is already running in this process (${pid}).`
        : `The database in ${dataDir} is in use by another process (pid ${pid}). Stop that process first, or choose another data directory.`,
    )
    this.name = 'DataDirectoryInUse'
    this.pid = pid
  }
}

/** The embedded database can't run on this machine or from this data directory. The message says what to do. */
export class EmbeddedPostgresUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EmbeddedPostgresUnavailable'
  }
}
