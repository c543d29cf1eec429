import { readDevice, writeDevice } from '../device-storage.ts'

/** Whose conversations this device keeps. */
export interface KeptPerson {
  /** The account's id at the identity provider. */
  subject: string
  userId: string
}

interface Stored extends KeptPerson {
  /** When they were last known to be signed in, in ms since 1970. */
  seen: number
}

const key = 'kept-person'
/** A session that was ended elsewhere must not leave its conversations readable for long. */
const keptMs = 7 * 86_400_000

function read(): Stored | null {
  try {
    const stored: Partial<Stored> | null = JSON.parse(readDevice(key) ?? 'null')
    const { subject, userId, seen } = stored ?? {}
    return typeof subject === 'string' && typeof userId === 'string' && typeof seen === 'number'
      ? { subject, userId, seen }
      : null
  } catch {
    return null
  }
}

export const readKeptPerson = (): KeptPerson | null => read()

export const isOutdated = (now = Date.now()) => {
  const stored = read()
  return stored !== null && now - stored.seen > keptMs
}

export const writeKeptPerson = ({ subject, userId }: KeptPerson) =>
  writeDevice(key, JSON.stringify({ subject, userId, seen: Date.now() } satisfies Stored))

export const forgetKeptPerson = () => writeDevice(key, null)
