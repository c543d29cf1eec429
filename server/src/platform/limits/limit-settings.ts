/** What a call is counted as. `creations` are new profiles, `exports` files of lists, `records` what was read of pages. */
export const budgets = ['reads', 'writes', 'uploads', 'creations', 'exports', 'records', 'pages'] as const
export type Budget = (typeof budgets)[number]

/** How far a caller is trusted. Newcomers have a new account, or an unverified address. */
export const standings = ['established', 'newcomer', 'visitor'] as const
export type Standing = (typeof standings)[number]

/** This many uses at once. Used ones come back evenly over so many seconds. */
export interface Rate {
  count: number
  seconds: number
}

/** Without a rate, a budget has no limit. */
export type Rates = Readonly<Record<Budget, Readonly<Record<Standing, Rate | undefined>>>>

/** The calls of one caller that run at the same time. */
export interface CallsAtOnce {
  reads: number
  writes: number
  uploads: number
}

export interface ConnectionSettings {
  total: number
  /** Of one network. Not behind a proxy. */
  perNetwork: number
  /** Requests whose bodies arrive more slowly are cut. */
  minBytesPerSecond: number
}

export const defaultConnections: ConnectionSettings = {
  total: 10_000,
  perNetwork: 256,
  minBytesPerSecond: 4096,
}

export const defaultNewAccountHours = 24

export interface LimitSettings {
  connections: ConnectionSettings
  /** Undefined switches the limits of rates off. */
  rates: Rates | undefined
  callsAtOnce: CallsAtOnce
  /** Accounts count as newcomers for so long. */
  newAccountHours: number
}

/** Connections for the writes of calls. The pool has two more, so that queues of emails and imports never wait for calls. */
export const writeConnections = 6
export const writePoolSize = writeConnections + 2
