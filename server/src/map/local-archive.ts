import { open } from 'node:fs/promises'
import { matchesEtag } from '../platform/http/entity-tags.ts'
import { readRange } from './byte-range.ts'
import type { TileArchive } from './tile-archive.ts'

/** A file. It may be replaced while the server runs: its ETag changes with it. */
export const localArchive = (path: string): TileArchive => ({
  async read({ method, range, ifRange, ifNoneMatch }) {
    const file = await open(path)
    let isStreamed = false
    try {
      const { size, mtimeMs } = await file.stat()
      const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
      const headers = { etag, 'accept-ranges': 'bytes' }
      if (matchesEtag(ifNoneMatch, etag)) return { status: 304, headers }
      const isCurrent = ifRange === undefined || ifRange === etag
      // Only GET has ranges.
      const part = method === 'GET' && isCurrent ? readRange(range, size) : 'all'
      if (part === 'unsatisfiable')
        return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } }
      const { from, to } = part === 'all' ? { from: 0, to: size - 1 } : part
      const whole = { ...headers, 'content-length': to - from + 1 }
      const sent = { ...whole, ...(part !== 'all' && { 'content-range': `bytes ${from}-${to}/${size}` }) }
      const status = part === 'all' ? 200 : 206
      if (method === 'HEAD' || size === 0) return { status, headers: sent }
      isStreamed = true
      return { status, headers: sent, body: file.createReadStream({ start: from, end: to }) }
    } finally {
      // The stream closes the file itself.
      if (!isStreamed) await file.close()
    }
  },
})
