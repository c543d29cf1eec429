import { readFileSync, realpathSync, statSync, type Stats } from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresUnavailable } from './failures.ts'

export interface Account {
  uid: number
  gid: number
}

const candidates = ['postgres', '_postgres', 'nobody']

/** The account to run PostgreSQL under, since it refuses to run as root. Undefined when this process isn't root. */
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
 * Whether the account can traverse every folder above `target`, and read or execute `target` itself (to read a folder means
 * to list and traverse it, to execute one means to traverse it). Checks mode bits only: ACLs are rare enough.
 */
export function canReach(account: Account, target: string, access: 'read' | 'execute'): boolean {
  const real = realpathSync(target)
  const { root } = path.parse(real)
  for (let folder = real; folder !== root;) {
    folder = path.dirname(folder)
    if (!isAllowed(account, statSync(folder), 'execute')) return false
  }
  return isAllowed(account, statSync(real), access)
}

const readBit = 4
const executeBit = 1

function isAllowed(account: Account, target: Stats, access: 'read' | 'execute'): boolean {
  const bits = access === 'execute' ? executeBit : target.isDirectory() ? readBit | executeBit : readBit
  const shift = target.uid === account.uid ? 6 : target.gid === account.gid ? 3 : 0
  return ((target.mode >> shift) & bits) === bits
}
