import {
  readFieldNames,
  type ReadFieldName,
  type ReadFields,
  type RequestReading,
  type TextRange,
} from '@app/contract/events/request-reading.ts'
import { suitableSpace } from '@app/contract/rules/sport-spaces.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { askedField } from '@app/contract/rules/tell-asked.ts'
import { prefixOf } from './questions.ts'

export type ReadText = (text: string) => Promise<RequestReading>

const mostWordsOfShortAnswer = 6

/** A few words answer what was asked: `60` after 'How many teams?' is read as `Teams: 60`. Longer texts speak for themselves. */
const isShortAnswer = (text: string) =>
  text.split(/\s+/).length <= mostWordsOfShortAnswer && !/[\n:]|[.?!]\s/.test(text)

/** A name may be made of words that mean something else as well: 'Carmel Soccer Cup'. */
const mayBeInNames = new Set<ReadFieldName>([
  'sportsList',
  'gender',
  'ages',
  'ageGroup',
  'eventLevel',
  'requestAddress',
])

const tellerOf = (name: ReadFieldName) => askedField(name).of ?? name

const overlap = (one: TextRange, other: TextRange) => one.start < other.end && other.start < one.end

export const fieldsWhere = (fields: ReadFields, isKept: (name: ReadFieldName) => boolean) =>
  readFieldNames.reduce<ReadFields>(
    (kept, name) => (fields[name] !== undefined && isKept(name) ? { ...kept, [name]: fields[name] } : kept),
    {},
  )

/** With the ranges moved. Those before the text, of words that only introduce it, are gone with their fields. */
const moved = (range: TextRange, by: number): TextRange[] =>
  range.end + by <= 0 ? [] : [{ start: Math.max(0, range.start + by), end: range.end + by }]

export function shiftedReading(
  { text, fields, missing, unused }: RequestReading,
  by: number,
): RequestReading {
  const shift = (ranges: readonly TextRange[]) => ranges.flatMap((range) => moved(range, by))
  return {
    text: by < 0 ? text.slice(-by) : text,
    fields: readFieldNames.reduce<ReadFields>((all, name) => {
      const field = fields[name]
      const ranges = field === undefined ? [] : shift(field.ranges)
      return ranges.length === 0 ? all : { ...all, [name]: { ...field, ranges } }
    }, {}),
    missing: missing.map(({ name, earlier, unread }) => ({
      name,
      earlier: earlier && { ...earlier, ranges: shift(earlier.ranges) },
      unread: unread && (moved(unread, by)[0] ?? null),
    })),
    unused: shift(unused),
  }
}

/** Reads words with others before them that only say what they are about. */
const readAfter = async (read: ReadText, introduction: string, text: string) =>
  shiftedReading(await read(introduction + text), -introduction.length)

/** What an answer of a few words says about the field that was asked about, of words that mean nothing else. */
function answered(about: ReadFieldName, answer: ReadFields, plain: ReadFields): ReadFields {
  const taken = readFieldNames
    .filter((name) => about !== 'name' || !mayBeInNames.has(name))
    .flatMap((name) => plain[name]?.ranges ?? [])
  return fieldsWhere(
    answer,
    (name) =>
      tellerOf(name) === tellerOf(about) &&
      (answer[name]?.ranges ?? []).every((range) => taken.every((one) => !overlap(one, range))),
  )
}

/** Reads one turn on its own, knowing the sport and what was asked. */
export async function readTurn(
  read: ReadText,
  text: string,
  about: ReadFieldName | null,
  sport: string | undefined,
): Promise<RequestReading> {
  const alone = await read(text)
  const isSportKnown = sport !== undefined && alone.fields.sportsList === undefined
  const introduction = isSportKnown ? `Sport: ${sport}\n\n` : ''
  const plain = isSportKnown ? await readAfter(read, introduction, text) : alone
  if (about === null || !isShortAnswer(text)) return plain
  const space = sport === undefined ? undefined : suitableSpace(sport)?.name
  const label = `${prefixOf(about, space && spacesWord(space))}: `
  const answer = await readAfter(read, about === 'sportsList' ? label : `${introduction}${label}`, text)
  const own = answered(about, answer.fields, plain.fields)
  // A name of which a part was read as something else is only a name.
  const rest =
    own.name === undefined ? plain.fields : fieldsWhere(plain.fields, (name) => !mayBeInNames.has(name))
  return { ...plain, fields: { ...rest, ...own } }
}
