import { createHash } from 'node:crypto'

/** Names a rendition in the cache by everything that made it what it is. */
export const renditionName = (parts: readonly (string | number | undefined)[], format: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([...parts, format]))
    .digest('hex')}.${format}`

export const etagOf = (name: string) => `"${name.slice(0, 32)}"`
