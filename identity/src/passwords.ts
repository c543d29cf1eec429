import { hash, verify } from '@node-rs/argon2'
import { commonPasswords } from './common-passwords.ts'

export const minPasswordLength = 10
/** Limits the cost of hashing. */
const maxPasswordLength = 200

// OWASP's recommendation for argon2id, the library's default algorithm. memoryCost is in KiB.
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of a random password at the same cost, so that checking an unknown account takes as long. */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$UUN2EqqNraCbva2cYyiQjw$mEJ9P3Kv9zv0lyuWtxfXify16uCyWF/i5j/5CULf670'

/** Keyboards compose accents differently, but the same characters must be the same password. */
const normalizePassword = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> =>
  hash(normalizePassword(password), hashOptions)

/** Without a hash, returns false after the same time. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (password.length > maxPasswordLength) return false
  const matches = await verify(passwordHash ?? decoyHash, normalizePassword(password))
  return passwordHash !== undefined && matches
}

/** The error message for a new password; undefined if it is valid. */
export function passwordError(password: string, email: string): string | undefined {
  const lower = normalizePassword(password).toLowerCase()
  const mailbox = email.slice(0, Math.max(0, email.lastIndexOf('@')))
  if (Array.from(password).length < minPasswordLength)
    return `Use at least ${minPasswordLength} characters for your password.`
  if (password.length > maxPasswordLength)
    return `Use at most ${maxPasswordLength} characters for your password.`
  // Shorter mailbox names are part of many words.
  if (mailbox.length > 3 && lower.includes(mailbox)) {
    return "Don't use your email address in your password."
  }
  if (commonPasswords.has(lower) || new Set(lower).size < 4) {
    return 'This password is too easy to guess. Choose another one.'
  }
  return undefined
}
