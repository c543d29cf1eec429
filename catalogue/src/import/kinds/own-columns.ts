import { CalendarDate } from '@app/contract/envelope.ts'
import { labelOf, type Field } from '@app/contract/imports/import-fields.ts'
import * as z from 'zod'
import { phraseKey } from '../classification/phrase-key.ts'
import { parseWholeNumber } from '../cleaning/whole-number.ts'
import type { RowNotes } from '../rows/row-notes.ts'
import { wordsIn } from '../rows/words-in.ts'

/** Reads a text of a column. */
interface TextReader {
  /** Undefined for a text that makes no sense. */
  parse(text: string): unknown
  /** Why such a text is left out. */
  problem: string
}

/** Words for the choices of a field besides the choices themselves, separated by `|`. */
type ChoiceWords = Readonly<Record<string, string>>

/** Reads the choice that a text is, or else the first one with a word in the text. */
export function choiceReader(choices: readonly string[], words: ChoiceWords = {}) {
  const keys = choices.flatMap((choice) =>
    [choice, ...(words[choice]?.split('|') ?? [])].map((word) => ({ choice, key: phraseKey(word) })),
  )
  return {
    parse: (text: string) => {
      const key = phraseKey(text)
      const exact = keys.find((one) => one.key === key)
      return (exact ?? keys.find((one) => ` ${key} `.includes(` ${one.key} `)))?.choice
    },
    problem: `is not one of ${choices.join(', ')}`,
  }
}

const numberReader: TextReader = { parse: parseWholeNumber, problem: 'is not a whole number' }
const flagReader: TextReader = {
  parse: (text) =>
    /^(?:y|yes|true|t|1|x)$/i.test(text) ? true : /^(?:n|no|false|f|0)$/i.test(text) ? false : undefined,
  problem: 'is neither yes nor no',
}
const dateReader: TextReader = {
  parse: (text) => (CalendarDate.safeParse(text).success ? text : undefined),
  problem: 'is not a date such as 2027-03-01',
}

interface OwnColumn {
  field: Field
  reader: TextReader
  isList: boolean
}

export interface Overrides {
  readers?: Partial<Record<Field, TextReader>> | undefined
  words?: Partial<Record<Field, ChoiceWords>> | undefined
}

/** Derives how columns are read from the schema of the draft. */
export const ownColumns = (
  draft: z.ZodObject,
  fields: readonly Field[],
  { readers = {}, words = {} }: Overrides = {},
): OwnColumn[] =>
  fields.map((field) => {
    const schema = unwrapped(draft.shape[field])
    const isList = schema instanceof z.ZodArray
    const value = isList ? unwrapped(schema.element) : schema
    return { field, isList, reader: readers[field] ?? readerOf(value, words[field]) }
  })

function unwrapped(schema: unknown): unknown {
  const isWrapper =
    schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapper ? unwrapped(schema.unwrap()) : schema
}

function readerOf(schema: unknown, words: ChoiceWords | undefined): TextReader {
  if (schema instanceof z.ZodEnum) return choiceReader(schema.options.map(String), words)
  if (schema instanceof z.ZodNumber) return numberReader
  if (schema instanceof z.ZodBoolean) return flagReader
  if (schema === CalendarDate) return dateReader
  // The schema of the draft decides.
  return { parse: (text) => text, problem: '' }
}

/** Reads columns into the draft. What makes no sense is left out with a remark. */
export function readOwnColumns(notes: RowNotes, columns: readonly OwnColumn[]) {
  for (const column of columns) {
    const value = column.isList ? readList(notes, column) : readValue(notes, column)
    if (value !== undefined) notes.set(column.field, value)
  }
}

function readValue(notes: RowNotes, { field, reader }: OwnColumn): unknown {
  const text = notes.text(field)
  if (text === undefined) return undefined
  const value = reader.parse(text)
  if (value === undefined) notes.drop(field, text, reader.problem)
  return value
}

function readList(notes: RowNotes, { field, reader }: OwnColumn): unknown {
  const words = wordsIn(notes.all(field), /[;|,\n]/)
  const values = words.map((word) => ({ word, value: reader.parse(word) }))
  for (const { word, value } of values)
    if (value === undefined)
      notes.remarks.push({ code: 'word-unknown', text: `skipped unknown ${labelOf(field)} "${word}"` })
  const known = new Set(values.flatMap(({ value }) => (value === undefined ? [] : [value])))
  return known.size > 0 ? [...known] : undefined
}
