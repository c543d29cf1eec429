/** The bytes from `from` to `to`, both included. */
export interface ByteRange {
  from: number
  to: number
}

/**
 * The part of a file that a Range header asks for. The header is ignored if it is malformed, or has several ranges, as
 * RFC 9110 permits.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'all' | 'unsatisfiable' {
  const [match, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (match === undefined || (first === '' && last === '')) return 'all'
  if (first === '') {
    const suffix = Math.min(Number(last), bytes)
    return suffix === 0 ? 'unsatisfiable' : { from: bytes - suffix, to: bytes - 1 }
  }
  const from = Number(first)
  if (last !== '' && Number(last) < from) return 'all'
  if (from >= bytes) return 'unsatisfiable'
  return { from, to: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) }
}
