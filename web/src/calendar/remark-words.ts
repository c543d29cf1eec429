import { assumedHours, type ReadingRemarkKind } from '@app/contract/rules/reading-remarks.ts'
import { counted } from '../components/format.ts'

interface Remark {
  kind: ReadingRemarkKind
  count: number
  examples: readonly string[]
}

const sentences: Readonly<Record<ReadingRemarkKind, (count: number) => string>> = {
  Unreadable: (count) =>
    `${counted(count, 'entry', 'entries')} can’t be read and ${count === 1 ? 'takes' : 'take'} no time`,
  NoEnd: (count) =>
    `${counted(count, 'date')} ${count === 1 ? 'doesn’t' : 'don’t'} say how long. Each takes ${counted(assumedHours, 'hour')}, or its whole day`,
  UnknownZone: (count) =>
    `${counted(count, 'date')} ${count === 1 ? 'has' : 'have'} an unknown time zone and ${count === 1 ? 'is' : 'are'} read in your local time`,
  PartlyRead: (count) =>
    `${counted(count, 'entry', 'entries')} ${count === 1 ? 'repeats' : 'repeat'} in a way that can’t be read. Check the dates`,
}

/** `1 entry can’t be read and takes no time: “TBD”.` */
export function remarkWords({ kind, count, examples }: Remark): string {
  const quoted = examples.map((example) => `“${example}”`).join(', ')
  const isCut = examples.length < count && examples.length > 1
  return `${sentences[kind](count)}${quoted === '' ? '' : `: ${quoted}`}${isCut ? ' …' : '.'}`
}
