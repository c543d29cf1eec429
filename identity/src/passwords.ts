import { hash, verify } from '@node-rs/argon2'
import { commonPasswords } from './common-passwords.ts'

export const minPasswordLength = 10
/** Long enough for any sentence; a bound, so that nobody makes us hash a book. */
const maxPasswordLength = 200

// OWASP's first choice for argon2id (the library's default kind): memory in KiB.
const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password nobody knows, at the same cost, so that an unknown account takes as long. */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$UUN2EqqNraCbva2cYyiQjw$mEJ9P3Kv9zv0lyuWtxfXify16uCyWF/i5j/5CULf670'

/** Keyboards compose accents differently; the same characters must be the same password. */
const composed = (password: string) => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(composed(password), hashOptions)

/** Without a hash it takes the same time and is false. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  if (password.length > maxPasswordLength) return false
  const matches = await verify(passwordHash ?? decoyHash, composed(password))
  return passwordHash !== undefined && matches
}

/** Says in one sentence why a new password is refused; undefined when it is good. */
export function passwordRefusal(password: string, email: string): string | undefined {
  const lower = composed(password).toLowerCase()
  const mailbox = email.slice(0, Math.max(0, email.lastIndexOf('@')))
  if (Array.from(password).length < minPasswordLength)
    return `Use at least ${minPasswordLength} characters for the password.`
  if (password.length > maxPasswordLength)
    return `Use at most ${maxPasswordLength} characters for the password.`
  // A mailbox of three letters is part of many words.
  if (mailbox.length > 3 && lower.includes(mailbox)) {
    return 'Leave your email address out of the password.'
  }
  if (commonPasswords.has(lower) || new Set(lower).size < 4) {
    return 'This password is among the first that are guessed. Choose another.'
  }
  return undefined
}
