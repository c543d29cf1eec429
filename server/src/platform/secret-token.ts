import { createHash, randomBytes } from 'node:crypto'

/** A secret that somebody else can't guess, for an address or a link. 43 characters. */
export const newSecretToken = () => randomBytes(32).toString('base64url')

/** What is stored of it, so that the database tells no secrets. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
