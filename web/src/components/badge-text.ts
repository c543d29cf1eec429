/** A count as a badge shows it: nothing at 0, and at most the cap, such as 99+. */
export function badgeText(count: number, cap = 99): string | undefined {
  if (count <= 0) return undefined
  return count > cap ? `${cap}+` : String(count)
}
