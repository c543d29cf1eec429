import { keyedHash } from './keyed-hash.ts'
import { networksOf } from './network-address.ts'

export const hourSeconds = 3600

/** Wrong passwords without a delay, on one account. After them, each doubles the delay, from `minDelay` to `maxDelay`. */
const freeFailures = {
  /** On unknown devices, from anywhere. */
  account: 10,
  /** On unknown devices, from one wide network. */
  accountFromWideNetwork: 10,
  /** On unknown devices, from one network. */
  accountFromNetwork: 5,
  knownDevice: 5,
}

/**
 * The most accounts with failed logins in an hour. An account no longer counts once somebody has logged in to it from there, so only a few
 * of an office's hundreds of accounts count at a time. Guessing one common password for many accounts ends here.
 */
const mostAccounts = {
  /** From a network. */
  narrow: 100,
  wide: 300,
  /** From a network, in browsers in which some other account has logged in before. Those of strangers don't count for them. */
  familiarNarrow: 30,
  familiarWide: 90,
  /** In one browser, so that it can't use up what a network has for all of its people. */
  browser: 10,
}

export interface LoginBrowser {
  /** A hash of the id in a cookie of the browser. */
  id: Buffer
  /** Whether some account has logged in in it before. */
  isFamiliar: boolean
}

export interface LoginAttempt {
  email: string
  address: string
  /** The browser's device, if the account has logged in on it before. */
  device: Buffer | undefined
  /** Undefined for one that has no cookie yet. */
  browser?: LoginBrowser | undefined
}

export type Limit = 'device' | 'account' | 'network'

export interface Counter {
  key: Buffer
  account: Buffer
  /** What the number of accounts with failures is limited for: a network or a browser. */
  network: Buffer | null
  /** The counter of the account whose part this one is. */
  shareOf: Buffer | null
  /** Null: never delayed. */
  free: number | null
  /** The most accounts with failures from the network. */
  most: number | null
  limit: Limit
  seconds: number
  /** A correct password clears it. Otherwise, the correct password only takes back its own attempt. */
  isCleared: boolean
}

const plain = { network: null, shareOf: null, free: null, most: null, isCleared: true }

/** What an attempt counts as, before its password is checked. */
export function countersOf(secret: Buffer, { email, address, device, browser }: LoginAttempt): Counter[] {
  const hash = (...parts: string[]) => keyedHash(secret, ['login', ...parts])
  const account = hash('account', email)
  const day = { ...plain, account, seconds: 24 * hourSeconds }
  if (device) {
    const key = hash('device', email, device.toString('hex'))
    return [{ ...day, key, limit: 'device', free: freeFailures.knownDevice }]
  }
  const networks = networksOf(address)
  const hour = { ...plain, account, seconds: hourSeconds }
  const among = (limit: Limit, most: number, subject: string[]): Counter => ({
    ...hour,
    key: hash(...subject, email),
    network: hash(...subject),
    limit,
    most,
  })
  const isFamiliar = browser?.isFamiliar ?? false
  const id = browser?.id.toString('hex') ?? ''
  return [
    { ...day, key: account, limit: 'account', free: freeFailures.account, isCleared: false },
    {
      ...day,
      key: hash('share', networks.wide, email),
      shareOf: account,
      limit: 'account',
      free: freeFailures.accountFromWideNetwork,
      isCleared: false,
    },
    {
      ...(isFamiliar
        ? among('network', mostAccounts.familiarNarrow, ['familiar narrow', networks.narrow])
        : among('network', mostAccounts.narrow, ['narrow', networks.narrow])),
      free: freeFailures.accountFromNetwork,
    },
    isFamiliar
      ? among('network', mostAccounts.familiarWide, ['familiar wide', networks.wide])
      : among('network', mostAccounts.wide, ['wide', networks.wide]),
    ...(browser ? [among('device', mostAccounts.browser, ['browser', id])] : []),
  ]
}
