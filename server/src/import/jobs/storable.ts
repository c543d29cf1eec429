/** JSON for a column. PostgreSQL stores neither null characters nor lone surrogates, which damaged files may contain. */
export function storable(value: unknown): string {
  const json = JSON.stringify(value)
  return /\\u(?:0000|d[89a-f])/i.test(json)
    ? JSON.stringify(value, (_key, inner: unknown) =>
        typeof inner === 'string' ? inner.replaceAll('\0', '').toWellFormed() : inner,
      )
    : json
}
