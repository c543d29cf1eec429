import * as z from 'zod'

/** The canonical form of an address: trimmed, without control characters, NFKC, lowercase. */
export const normalizeEmail = (typed: string) =>
  typed
    .trim()
    .replace(/\p{Cc}/gu, '')
    .normalize('NFKC')
    .toLowerCase()

export const Email = z.string().transform(normalizeEmail).pipe(z.email().max(254))

export const isEmail = (normalized: string) => Email.safeParse(normalized).success
