import { readFileSync, realpathSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresUnavailable } from './failures.ts'

export type Account = { uid: number; gid: number }

const candidates = ['postgres', '_postgres', 'nobody']

/**
 * The account that PostgreSQL has to run under, because it refuses to be root. Undefined when this process is not root:
 * then it runs as whoever started us.
 */
export function serverAccount(passwdFile = '/etc/passwd'): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = new Map<string, Account>()
  for (const entry of readFileSync(passwdFile, 'utf8').split('\n')) {
    const [name, , uid, gid] = entry.split(':')
    if (name && uid && gid) accounts.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  for (const name of candidates) {
    const account = accounts.get(name)
    if (account) return account
  }
  throw new EmbeddedPostgresUnavailable(
    `PostgreSQL refuses to run as root, and ${passwdFile} has none of the accounts ${candidates.join(', ')} to run it under.`,
  )
}

/**
 * Whether the account may pass through every folder down to `target` and read (a folder: list) or pass (a program: run) it.
 * Judged by mode bits alone: access lists are rare enough that their users can choose a reachable folder.
 */
export function canReach(account: Account, target: string, wanted: 'pass' | 'read'): boolean {
  const real = realpathSync(target)
  const { root } = path.parse(real)
  for (let folder = real; folder !== root;) {
    folder = path.dirname(folder)
    if (!isAllowed(account, statSync(folder), 'pass')) return false
  }
  return isAllowed(account, statSync(real), wanted)
}

const readBit = 4
const passBit = 1

function isAllowed(account: Account, found: Stats, wanted: 'pass' | 'read'): boolean {
  const bits = wanted === 'pass' ? passBit : found.isDirectory() ? readBit | passBit : readBit
  const shift = found.uid === account.uid ? 6 : found.gid === account.gid ? 3 : 0
  return ((found.mode >> shift) & bits) === bits
}
