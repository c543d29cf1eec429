/**
 * Removed dates that a series lacks although it has another one on the same day, as when a program writes midnight for each of them.
 * Others are common and mean nothing: programs that split a series copy its removed dates to both parts.
 */
export function missedDates() {
  const removed = new Map<number, { name: string; text: string }[]>()
  const suspects: { name: string; text: string }[] = []
  const met = new Set<string>()
  return {
    /** A removed date, and what is written there. */
    remove(day: number, name: string, text: string) {
      const others = removed.get(day)
      if (others) others.push({ name, text })
      else removed.set(day, [{ name, text }])
    },
    /** The series has the date, which is removed. */
    meet: (name: string) => met.add(name),
    /** The series keeps a date of the day. */
    keep(day: number) {
      const found = removed.get(day)
      if (!found) return
      suspects.push(...found)
      removed.delete(day)
    },
    texts: () => suspects.filter(({ name }) => !met.has(name)).map(({ text }) => text),
  }
}
