import { createHash } from 'node:crypto'

/** The cache file name: a hash of all inputs to the rendition. */
export const renditionName = (parts: readonly (string | number | boolean | undefined)[], format: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([...parts, format]))
    .digest('hex')}.${format}`

export const etagOf = (name: string) => `"${name.slice(0, 32)}"`
