/**
 * The better format a client asks for by name, AVIF before WebP, or null. `image/*` does not count: clients that
 * read neither send it too.
 */
export function acceptedFormat(accept: string | undefined): 'avif' | 'webp' | null {
  const wanted = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(range))
      .map((range) => range.split(';')[0]?.trim()),
  )
  if (wanted.has('image/avif')) return 'avif'
  return wanted.has('image/webp') ? 'webp' : null
}
