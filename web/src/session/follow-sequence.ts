interface Sequenced {
  sequence: number
}

interface Parts<T> {
  /** The last sequence that was seen here. Undefined: what is there already isn't news. */
  seen: number | undefined
  /** Fetches the items above a sequence, or the newest one if there is none. */
  fetchAbove(sequence: number | undefined): Promise<readonly T[]>
  /** Called with new items, oldest first, and the last sequence. */
  onSeen(items: readonly T[], sequence: number): void
}

/** Fetches new items of a list that counts up, each once, however many notices are lost or doubled. */
export function followSequence<T extends Sequenced>({ seen, fetchAbove, onSeen }: Parts<T>) {
  let last = seen
  let isDue = false
  let running: Promise<void> | undefined

  async function run() {
    while (isDue) {
      isDue = false
      const isFirst = last === undefined
      const found = (await fetchAbove(last)).toSorted((a, b) => a.sequence - b.sequence)
      const from = last ?? 0
      last = found.at(-1)?.sequence ?? from
      if (isFirst || last > from) onSeen(isFirst ? [] : found, last)
    }
  }
  /** What couldn't be fetched is fetched with the next notice or poll. */
  const catchUp = () => {
    isDue = true
    running ??= run()
      .catch(() => undefined)
      .finally(() => (running = undefined))
    return running
  }
  return {
    catchUp,
    /** Of an item with this sequence. */
    notice: (sequence: number) => {
      if (last === undefined || sequence > last) void catchUp()
    },
  }
}
