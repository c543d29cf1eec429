import * as z from 'zod'
import { CalendarDate, line, Nothing, One } from '../envelope.ts'
import { route } from '../route.ts'
import type { AskedField } from '../rules/asked-field.ts'
import { askedFields } from '../rules/asked.ts'
import type { Asked } from '../rules/asked-words.ts'
import { longestRequest } from '../rules/limits.ts'
import { AskedFields } from './asked-event.ts'

/** Characters of the shown text. `end` isn't included. */
export const TextRange = z.object({ start: z.int(), end: z.int() })
export type TextRange = z.output<typeof TextRange>

const read = <T extends z.ZodType>(value: T) =>
  z
    .object({
      value,
      /** An uncertain value must be confirmed. */
      state: z.enum(['certain', 'uncertain']),
      /** Why it is uncertain, in a sentence. */
      reason: z.string().nullable(),
      /** The words that it was read from, in order. */
      ranges: z.array(TextRange).min(1),
      /** What else the words may mean. Those of `startDate` and `endDate` belong together. */
      alternatives: z.array(value),
    })
    .optional()

const readFields = askedFields.filter((field) => 'isRead' in field)
export type ReadFieldName = (typeof readFields)[number]['name']
export const readFieldNames = readFields.map(({ name }) => name)

const shape: Record<string, z.ZodType> = AskedFields.shape

const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodNullable ? unwrapped(schema.unwrap()) : schema

type Row = Pick<AskedField, 'name' | 'typed'>

/** The values of a field: any numbers and texts, whose limits a form checks, or its choices. */
function valueOf({ name, typed }: Row): z.ZodType {
  if (typed === 'number') return z.int()
  if (typed === 'day') return CalendarDate
  const choices = unwrapped(shape[name])
  if (choices instanceof z.ZodArray && choices.element instanceof z.ZodType) return z.array(choices.element)
  return typed === undefined && choices instanceof z.ZodType ? choices : z.string()
}

type ReadShape = { [N in ReadFieldName]: ReturnType<typeof read<z.ZodType<NonNullable<Asked[N]>>>> }
function readShape(fields: readonly Row[]): ReadShape
function readShape(fields: readonly Row[]) {
  return Object.fromEntries(fields.map((field) => [field.name, read(valueOf(field))]))
}

/** What a text says, by the names of an event's fields, and who asks. */
export const ReadFields = z.object(readShape(readFields))
export type ReadFields = z.output<typeof ReadFields>

type ValueShape = { [N in ReadFieldName]: z.ZodOptional<z.ZodType<NonNullable<Asked[N]>>> }
function valueShape(fields: readonly Row[]): ValueShape
function valueShape(fields: readonly Row[]) {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field).optional()]))
}

/** Values of fields that texts are read for. */
export const ReadValues = z.strictObject(valueShape(readFields))
export type ReadValues = z.output<typeof ReadValues>

export const RequestReading = z.object({
  /** The text as it is shown: without markup, and with plain line breaks. */
  text: z.string(),
  fields: ReadFields,
  /** Fields that a request needs and the text doesn't say. */
  missing: z.array(
    z.object({
      name: z.enum(readFieldNames),
      /** A number of an earlier year, which the text doesn't repeat for this one. */
      earlier: z.object({ value: z.int(), ranges: z.array(TextRange) }).nullable(),
      /** The words about it that name no exact value, such as 'in the low five figures'. */
      unread: TextRange.nullable(),
    }),
  ),
  /** Sentences that no field was read from. */
  unused: z.array(TextRange),
})
export type RequestReading = z.output<typeof RequestReading>

/** Reads a request in somebody's own words. Stores nothing. */
export const requestReading = {
  prepare: route({
    method: 'POST',
    path: '/events/requests/reading/preparation',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    reply: Nothing,
    summary: 'Get ready to read a text, because the first reading after a pause takes seconds to begin',
  }),
  text: route({
    method: 'POST',
    path: '/events/requests/reading',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    turns: 'own',
    budget: 'exports',
    data: z.strictObject({
      text: z
        .string()
        .max(longestRequest)
        .refine((text) => text.trim() !== '', 'must not be empty'),
    }),
    reply: One(RequestReading),
    summary: 'What a request in plain words asks for, each field with the words that it was read from',
  }),
  file: route({
    method: 'POST',
    path: '/events/requests/reading/file',
    owner: null,
    allow: 'visitor',
    effect: 'read',
    budget: 'exports',
    query: z.object({ name: line(255) }),
    body: 'file',
    reply: One(RequestReading),
    summary: 'The same for an email (.eml), a PDF or a text file of at most 10 MB',
  }),
}
