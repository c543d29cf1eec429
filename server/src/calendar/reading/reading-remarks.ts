import { readingRemarkKinds, type ReadingRemarkKind } from '@app/contract/rules/reading-remarks.ts'
import { readTime } from './written-times.ts'

export interface ReadingRemark {
  kind: ReadingRemarkKind
  count: number
  /** What the calendar has there, or the dates that lack a length, with times as people read them. */
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
    if (found.examples.size < mostExamples) found.examples.add(shortened(withReadableTimes(example)))
  }

  const remarks = (): ReadingRemark[] =>
    readingRemarkKinds.flatMap((kind) => {
      const found = counts.get(kind)
      return found ? [{ kind, count: found.count, examples: [...found.examples] }] : []
    })

  return { note, remarks }
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** With times as people read them: `20261222T100000Z` is `Dec 22, 2026, 10:00 AM UTC`. */
const withReadableTimes = (text: string) =>
  text.slice(0, 4 * maxCharacters).replaceAll(/\b\d{8}(?:T\d{4,6}Z?)?\b/g, (written) => {
    const time = readTime(written)
    if (time === undefined) return written
    return time.isDay
      ? days.format(time.wall)
      : `${times.format(time.wall)}${written.endsWith('Z') ? ' UTC' : ''}`
  })

/** Without control characters, which a database may refuse. */
function shortened(text: string): string {
  const plain = text
    .slice(0, 4 * maxCharacters)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  return plain.length > maxCharacters ? `${plain.slice(0, maxCharacters).toWellFormed()}…` : plain
}
