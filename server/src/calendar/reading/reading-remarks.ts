import { readingRemarkKinds, type ReadingRemarkKind } from '@app/contract/rules/reading-remarks.ts'

export interface ReadingRemark {
  kind: ReadingRemarkKind
  count: number
  /** What the calendar has there. */
  examples: string[]
}

export interface RemarkNote {
  kind: ReadingRemarkKind
  example: string
}

const mostExamples = 3
const maxCharacters = 60

/** Counts what wasn't understood of a calendar. */
export function remarkCounter() {
  const counts = new Map<ReadingRemarkKind, { count: number; examples: Set<string> }>()

  function note({ kind, example }: RemarkNote) {
    const found = counts.get(kind) ?? { count: 0, examples: new Set<string>() }
    counts.set(kind, found)
    found.count++
    if (found.examples.size < mostExamples) found.examples.add(shortened(example))
  }

  const remarks = (): ReadingRemark[] =>
    readingRemarkKinds.flatMap((kind) => {
      const found = counts.get(kind)
      return found ? [{ kind, count: found.count, examples: [...found.examples] }] : []
    })

  return { note, remarks }
}

/** Without control characters, which a database may refuse. */
function shortened(text: string): string {
  const plain = text
    .slice(0, 4 * maxCharacters)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return plain.length > maxCharacters ? `${plain.slice(0, maxCharacters).toWellFormed()}…` : plain
}
