import * as z from 'zod'

/** One spelling for each address: without surrounding space and control characters, composed, lower case. */
export const normalizeEmail = (typed: string) =>
  typed
    .trim()
    .replace(/\p{Cc}/gu, '')
    .normalize('NFKC')
    .toLowerCase()

export const Email = z.string().transform(normalizeEmail).pipe(z.email().max(254))

export const isEmail = (normalized: string) => Email.safeParse(normalized).success
