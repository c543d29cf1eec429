import type { SaidMessage } from '@app/contract/assistants/request-assistant.ts'
import {
  readFieldNames,
  type ReadFieldName,
  type ReadFields,
  type RequestReading,
  type ReadValues,
  type TextRange,
} from '@app/contract/events/request-reading.ts'
import { addedFields } from './added-fields.ts'
import { isOpenQuestion } from './asks-assistant.ts'
import { datedFields } from './dated-fields.ts'
import type { Known } from './known-request.ts'
import { movedDatesIn } from './moved-dates.ts'
import { namedAnswer } from './named-answer.ts'
import { fieldsWhere, readTurn, shiftedReading, type ReadText } from './read-turn.ts'
import { removalsIn } from './removals.ts'
import { wholeWords, withoutPart } from './whole-words.ts'

/** What stands after a turn. */
export interface Standing extends Known {
  /** Those of the values that were read, with their words. A value that was chosen has none. */
  fields: ReadFields
}

/** A conversation as one request. */
export interface JoinedTurns extends Standing {
  reading: RequestReading
  /** Where each message is in the text of the reading. */
  messages: TextRange[]
  /** What stood before the last turn. */
  before: Standing
  /** The parts of the last turn that were understood, in its own characters. */
  understood: readonly TextRange[]
}

/** How texts are read, and the day on which. */
export interface Reader {
  today: string
  readText: ReadText
}

/** Fields that say one thing together: a new value of one replaces all of them. */
const together: readonly (readonly ReadFieldName[])[] = [
  ['startDate', 'endDate', 'hasFlexibleDates', 'dayCount'],
  ['budgetFrom', 'budgetTo'],
  ['teamCount', 'teamCountRange'],
  ['surface', 'surfaces'],
]
const replacedBy = (names: readonly ReadFieldName[]) => [
  ...names,
  ...together.filter((group) => group.some((name) => names.includes(name) && name !== 'dayCount')).flat(),
]

const without = <T extends ReadValues | ReadFields>(all: T, names: readonly ReadFieldName[]): T => {
  const rest = { ...all }
  for (const name of names) delete rest[name]
  return rest
}
const namesIn = (values: object) => readFieldNames.filter((name) => name in values)

/** A later value replaces an earlier one of the same field. */
function withValues(standing: Standing, values: ReadValues): Standing {
  const names = namesIn(values)
  const replaced = replacedBy(names)
  return {
    values: { ...without(standing.values, replaced), ...values },
    fields: without(standing.fields, replaced),
    skipped: standing.skipped.filter((name) => !names.includes(name)),
  }
}

const withFields = (standing: Standing, fields: ReadFields): Standing => {
  const names = namesIn(fields)
  const values = names.reduce<ReadValues>((all, name) => ({ ...all, [name]: fields[name]?.value }), {})
  const next = withValues(standing, values)
  return { ...next, fields: { ...next.fields, ...fields } }
}

const withoutFields = (standing: Standing, names: readonly ReadFieldName[]): Standing => ({
  values: without(standing.values, names),
  fields: without(standing.fields, names),
  skipped: [...new Set([...standing.skipped, ...names])],
})

/** An answer that was chosen, or the same named in words. */
function withChoice(standing: Standing, about: ReadFieldName | null, fields: ReadValues): Standing {
  const isSkip = Object.keys(fields).length === 0
  if (isSkip) return about === null ? standing : { ...standing, skipped: [...standing.skipped, about] }
  return withValues(standing, fields)
}

interface Turn {
  standing: Standing
  reading: RequestReading
  understood: readonly TextRange[]
}

/** What is replaced: 'turf instead of hardwood'. */
const instead = wholeWords(
  String.raw`(?:instead of|rather than|en (?:lugar|vez) de|au lieu d(?:e|['’]))[^,.;!?]*?(?=$|[,.;!?]|\s(?:make|let|we|use|take|do|have)\s)`,
)

/** What stands after words that begin at a character of the whole text. */
async function afterWords(
  before: Standing,
  { text, about, offered }: SaidMessage,
  start: number,
  { today, readText }: Reader,
): Promise<Turn> {
  if (start > 0 && isOpenQuestion(text)) {
    const reading = { text, fields: {}, missing: [], unused: [{ start, end: start + text.length }] }
    return { standing: before, reading, understood: [] }
  }
  const named = namedAnswer(text, offered)
  let standing = named ? withChoice(before, about, named.answer.fields) : before
  const chosen = named && !named.isChangeable ? namesIn(named.answer.fields) : []
  const understood: TextRange[] = named ? [{ start: 0, end: text.length }] : []
  let rest = text
  for (const { names, fields, range } of removalsIn(rest, standing.values)) {
    standing = withoutFields(withValues(standing, fields), names)
    understood.push(range)
    rest = withoutPart(rest, range)
  }
  const rejected = instead.exec(rest)
  if (rejected) rest = withoutPart(rest, { start: rejected.index, end: rejected.index + rejected[0].length })
  const moved = movedDatesIn(rest, standing.values)
  if (moved) {
    standing = withValues(standing, { ...moved.fields })
    understood.push(moved.range)
    rest = withoutPart(rest, moved.range)
  }
  const isSkipped = named !== undefined && Object.keys(named.answer.fields).length === 0
  const read = await readTurn(readText, rest, isSkipped ? null : about, standing.values.sportsList?.[0])
  const own = fieldsWhere(read.fields, (name) => !chosen.includes(name))
  const dated = datedFields(own, read.text, standing, today)
  const fields = addedFields(dated, read.text, standing)
  understood.push(...readFieldNames.flatMap((name) => fields[name]?.ranges ?? []))
  // What is blank in the text that was read is shown as it was said.
  const shown = read.text.length === text.trimEnd().length ? text.trimEnd() : read.text
  const reading = shiftedReading({ ...read, text: shown, fields }, start)
  return { standing: withFields(standing, reading.fields), reading, understood }
}

/** Fields that a request needs and no turn says. */
function missingIn(readings: readonly RequestReading[], { values, skipped }: Known) {
  const [first, ...rest] = readings.filter(({ missing }) => missing.length > 0)
  return (first?.missing ?? []).flatMap((found) => {
    if (values[found.name] !== undefined || skipped.includes(found.name)) return []
    const all = rest.map(({ missing }) => missing.find(({ name }) => name === found.name))
    if (all.includes(undefined)) return []
    const last = [found, ...all].findLast((one) => one?.unread || one?.earlier)
    return [last ?? found]
  })
}

const between = '\n\n'

/** What a conversation says. The last word about a field counts. */
export async function joinedTurns(messages: readonly SaidMessage[], reader: Reader): Promise<JoinedTurns> {
  let standing: Standing = { values: {}, fields: {}, skipped: [] }
  let before = standing
  let understood: readonly TextRange[] = []
  let text = ''
  const readings: RequestReading[] = []
  const ranges: TextRange[] = []
  for (const message of messages) {
    before = standing
    const start = text === '' ? 0 : text.length + between.length
    if (message.fields === null) {
      const turn = await afterWords(standing, message, start, reader)
      ;({ standing, understood } = turn)
      readings.push(turn.reading)
      text = `${text}${text === '' ? '' : between}${turn.reading.text}`
      ranges.push({ start, end: text.length })
    } else {
      const about = message.dropped.length > 0 ? null : message.about
      standing = withoutFields(withChoice(standing, about, message.fields), message.dropped)
      ranges.push({ start: text.length, end: text.length })
    }
  }
  return {
    ...standing,
    reading: {
      text,
      fields: standing.fields,
      missing: missingIn(readings, standing),
      unused: readings.flatMap(({ unused }) => unused),
    },
    messages: ranges,
    before,
    understood,
  }
}
