import type { ExchangeMessage, Source } from '@app/contract/assistants/answer-schema.ts'
import { distanceBetween, spaceCount, spacesOf } from './record-values.ts'
import type { DestinationRecords, PublicRecord } from './records.ts'
import { fold, numbersIn, timesIn, withoutTimes } from './texts.ts'

/** The destination's own answers have its id, and airports have none. */
const recordOf = ({ all }: DestinationRecords, { id, kind, name }: Source) =>
  all.find((one) => one.kind === kind && (one.id === null ? one.name === name : one.id === id))

/** All texts and numbers in a value. */
function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : []
}

/** What a sentence may contain that is taken from these records. */
function contentOf(cited: readonly PublicRecord[], records: DestinationRecords, question: string) {
  const leaves = cited.flatMap(({ fields, hours, more }) => leavesOf([fields, hours, more]))
  const texts = leaves.filter((leaf) => typeof leaf === 'string').map(fold)
  const amounts = leaves.filter((leaf) => typeof leaf === 'number')
  const places = [
    records.destination,
    ...cited,
    ...records.all.filter(({ name }) => question.includes(fold(name))),
  ]
  const distances = cited.flatMap((one) =>
    places.flatMap((other) =>
      one.lat === null || other.lat === null || one === other ? [] : [distanceBetween(one, other)],
    ),
  )
  const sums = cited.flatMap((one) => spacesOf(one).map(({ name }) => spaceCount(one, name)))
  const counts = [
    cited.length,
    ...(['facility', 'hotel', 'business', 'event'] as const).map(
      (kind) => records.all.filter((one) => one.kind === kind).length,
    ),
  ]
  const isWholeDay = cited.some(({ hours }) => hours.some(({ opens, closes }) => opens === closes))
  const numbers = new Set([
    ...amounts,
    ...(isWholeDay ? [24] : []),
    // Amounts of money are stored in cents.
    ...amounts.flatMap((amount) => [amount / 100, Math.round(amount / 100)]),
    ...texts.flatMap(numbersIn),
    ...texts.flatMap((text) => (text.match(/\d+/g) ?? []).map(Number)),
    ...sums,
    ...counts,
    ...numbersIn(question),
  ])
  const isNumber = (number: number) =>
    numbers.has(number) ||
    distances.some((miles) =>
      [miles, miles * 1.609_344].some(
        (exact) =>
          Math.abs(number - exact) <= 0.5001 && Math.abs(number - exact) <= Math.max(0.051, exact * 0.05),
      ),
    )
  return { texts, isNumber }
}

/** Why the records that a sentence cites don't hold what it says. Undefined if they do. */
function wrongCitation(
  text: string,
  cited: readonly PublicRecord[],
  records: DestinationRecords,
  question: string,
): string | undefined {
  const { texts, isNumber } = contentOf(cited, records, question)
  let rest = fold(text)
  for (const name of new Set(
    records.all.map((one) => fold(one.name)).toSorted((a, b) => b.length - a.length),
  )) {
    if (!rest.includes(name)) continue
    rest = rest.replaceAll(name, ' ')
    if (!texts.some((own) => own.includes(name)) && !question.includes(name)) return `names ${name}`
  }
  for (const own of texts.filter((one) => one.length > 8)) rest = rest.replaceAll(own, ' ')
  // The '1H6' of a Canadian postal code is no time.
  rest = rest.replaceAll(/\b[a-z]\d[a-z] ?\d[a-z]\d\b/g, ' ')
  const isHalf = /half past|y media|et demie/.test(question)
  const isAsked = (one: string) =>
    timesIn(question).includes(one) ||
    // In words, such as 'half past eleven'.
    (isHalf && one.endsWith(':30')) ||
    // 'Before 7' is told as 7:00.
    (one.endsWith(':00') && numbersIn(question).some((hour) => hour % 12 === Number(one.slice(0, 2)) % 12))
  const time = timesIn(rest).find((one) => !texts.includes(one) && !isAsked(one))
  if (time !== undefined) return `tells ${time}`
  const number = numbersIn(withoutTimes(rest)).find((one) => !isNumber(one))
  return number === undefined ? undefined : `tells ${number}`
}

/** '1130pm', which people type. */
const compactTime = /\b(\d{1,2})([0-5]\d) ?(?=[ap]m\b)/g

export interface CitationCheck {
  sentences: number
  /** Sentences without a source that the answer lists. */
  uncited: string[]
  /** Sentences whose records don't hold what they say, and why. */
  wrong: string[]
}

export function checkCitations(
  { sentences, sources }: ExchangeMessage,
  records: DestinationRecords,
  questions: readonly string[],
): CitationCheck {
  const check: CitationCheck = { sentences: sentences.length, uncited: [], wrong: [] }
  for (const { text, sources: numbers } of sentences) {
    const listed = sources.filter(({ number }) => numbers.includes(number))
    if (listed.length < numbers.length || numbers.length === 0) check.uncited.push(text)
    const cited = listed.filter(({ kind }) => kind !== 'words').map((source) => recordOf(records, source))
    const known = cited.filter((one) => one !== undefined)
    const why =
      known.length < cited.length
        ? 'cites a record that is not public, or far away'
        : wrongCitation(text, known, records, fold(questions.join(' ')).replaceAll(compactTime, '$1:$2 '))
    if (why !== undefined) check.wrong.push(`${text} (${why})`)
  }
  return check
}
