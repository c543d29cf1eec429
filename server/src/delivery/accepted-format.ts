/** The first of the formats that a client asks for by name. `image/*` does not count: clients that read none send it too. */
export function acceptedFormat<F extends string>(
  accept: string | undefined,
  formats: readonly F[],
): F | undefined {
  const wanted = new Set(
    (accept ?? '')
      .toLowerCase()
      .split(',')
      .filter((range) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(range))
      .map((range) => range.split(';')[0]?.trim().replace('svg+xml', 'svg')),
  )
  return formats.find((format) => wanted.has(`image/${format}`))
}
