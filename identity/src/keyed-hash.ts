import { createHmac } from 'node:crypto'

/** Hashes the parts under a secret of the installation, so that short ones can't be found by trying them all. */
export const keyedHash = (secret: Buffer, parts: readonly string[]): Buffer =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
