interface NearLimitProps {
  count: number
  limit: number | undefined
  /** In the plural. */
  noun: string
  /** For bytes. */
  format?: (count: number) => string
}

/** The share of a limit from which on its count is shown. */
const near = 0.8

/** The count and the limit of a collection that is nearly full, such as '48 of 50 images'. */
export function NearLimit({ count, limit, noun, format = String }: NearLimitProps) {
  if (limit === undefined || count < limit * near) return null
  return (
    <p className="sm mut" aria-live="polite">
      {`${format(count)} of ${format(limit)} ${noun}.`}
      {count >= limit && ' Remove one to add another.'}
    </p>
  )
}
