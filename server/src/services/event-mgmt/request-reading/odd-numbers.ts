import type { ReadFieldName, TextRange } from '@app/contract/events/request-reading.ts'
import type { Finding } from './finding.ts'

const spelled =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .join('|')
const months = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?'
const digits = String.raw`\d+(?:,\d+)*(?:\.\d+)?`
/** What ends a number: no other digit, and no part of an address, date or telephone number. */
const end = String.raw`(?![\w@]|[.,:/–-]\d|-\d)`

/**
 * Numbers whose parts would be read as other ones. A sign before the first word of a line is a bullet, and one after a figure
 * or a heading separates: '6 -8 courts', 'Courts -8'.
 */
const patterns: readonly RegExp[] = [
  // '1e400', '2.5E+4', '10^6', '0x10'.
  new RegExp(
    String.raw`(?<![\w.,@/#&=^-])[-−]?(?:${digits}e[+−-]?\d+|\d+\^[+−-]?\d+|0x[\da-f]+)${end}`,
    'gi',
  ),
  // 'Teams: -40', '(-40)', '-$500', '$-500'.
  new RegExp(String.raw`(?<=[:=~]\s{0,2}|\()(?:[-–]\$?|\$[-–])${digits}${end}`, 'g'),
  new RegExp(String.raw`(?<=[a-z],? )(?:[-–]\$|\$[-–])${digits}${end}`, 'gi'),
  // 'We need -5 courts'.
  new RegExp(
    String.raw`(?<=\b(?:need|have|has|want|bring|expect|require|request)(?:s|ing)? |\b(?:of|about|with|for|between|are|is|at least|up to|over|under|than) )[-–]${digits}${end}`,
    'gi',
  ),
  // The sign of mathematics, which separates nothing.
  new RegExp(String.raw`(?<!\d ?|\w)−\$?${digits}${end}`, 'g'),
  new RegExp(
    String.raw`(?<!\d |\bor |\band )\b(?:minus|negative) (?:\$?${digits}${end}|(?:${spelled})\b(?:-\w+)?)`,
    'gi',
  ),
  // '1.234.567'.
  new RegExp(String.raw`(?<![\w.,@/-])\d{1,3}(?:\.\d{3}){2,}${end}`, 'g'),
  // '1 000 000', '1 500 teams' and '12,34 courts', but not 'June 5 100 teams' and not 'ages 10,12 and 14'.
  new RegExp(
    String.raw`(?<![\w.,@/$(+-]|\d |\b${months} |[A-Z]\w* )\d{1,3}(?:(?: \d{3})+|(?:,\d{1,2})+)(?= [a-z])(?! (?:and|or|at|in|to|on|places|personnes|spectateurs|pieds|asientos|espectadores|personas|pies)\b)`,
    'g',
  ),
]

/** A number of the same length that can be read in place of an odd one. */
function standIn(odd: string): string {
  const plain = odd.replace(/^(?:minus|negative) /i, '').replaceAll(/[-−–]/g, '')
  const isPlain = /^\$?\d[\d,]*$/.test(plain) && !/,\d{1,2}(?!\d)/.test(plain)
  return (isPlain ? plain : '12').padStart(odd.length)
}

/** A text in which readable numbers stand in place of the odd ones, so that it can be told what these were meant for. */
export function withStandIns(text: string): { text: string; odd: TextRange[] } {
  const odd: TextRange[] = []
  let plain = text
  for (const pattern of patterns)
    plain = plain.replaceAll(pattern, (found: string, ...rest: unknown[]) => {
      const start = rest.find((one) => typeof one === 'number') ?? 0
      odd.push({ start, end: start + found.length })
      return standIn(found)
    })
  return { text: plain, odd }
}

const isOver = (one: TextRange, other: TextRange) => one.start < other.end && other.start < one.end

/** 20 digits are no number of teams. */
const isExact = ({ value, alternatives = [] }: Finding) =>
  [value, ...alternatives].every((one) => typeof one !== 'number' || Number.isSafeInteger(one))
const hasNumber = ({ value }: Finding) => /\d/.test(JSON.stringify(value))

/** What was read without the odd numbers, and the words of the fields that these were meant for. */
export function withoutOdd(findings: readonly Finding[], odd: readonly TextRange[]) {
  const unread = new Map<ReadFieldName, TextRange>()
  const kept = findings.filter((finding) => {
    const range = odd.find((one) => finding.ranges.some((other) => isOver(one, other)))
    if (range && hasNumber(finding)) unread.set(finding.name, range)
    else if (!isExact(finding)) unread.set(finding.name, finding.ranges[0]!)
    else return true
    return false
  })
  return { findings: kept, unread }
}
