/** The first format that `Accept` names. `image/*` doesn't count, because clients that support none of them send it too. */
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
