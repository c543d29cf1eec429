import * as z from 'zod'
import { CalendarDate } from '../envelope.ts'
import { SpaceTypeDraft } from '../facilities/space-type-schema.ts'
import { openDateRules } from '../rules/asked-dates.ts'
import { requestRules } from '../rules/asked-rules.ts'
import { askedFields } from '../rules/asked.ts'
import { askedCollections } from './asked-event.ts'
import { EventDraft } from './event-schema.ts'

const day = CalendarDate.nullable().default(null)
/** A draft may lack its dates. */
const eventFields = { ...EventDraft.shape, startDate: day, endDate: day }

const matchedNames = askedFields
  .filter((field) => 'isMatched' in field)
  .map(({ name }) => name)
  .filter((name) => name !== 'requirements' && name !== 'amenities')

function picked<S extends object, N extends keyof S & string>(of: S, names: readonly N[]): Pick<S, N>
function picked(of: object, names: readonly string[]) {
  return Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)))
}

/** The fields of an event that decide which hosts fit. */
export const matchFields = picked(eventFields, matchedNames)

/** An event that asks for a venue, stored or not. */
export const MatchRequest = z
  .strictObject({
    ...matchFields,
    ...askedCollections,
    requirements: z.array(SpaceTypeDraft).max(20).default([]),
  })
  .superRefine((request, context) => {
    for (const { isKept, path, message } of [...requestRules, ...openDateRules])
      if (path in matchFields && !isKept(request)) context.addIssue({ code: 'custom', path: [path], message })
  })
export type MatchRequest = z.output<typeof MatchRequest>

/** Fields of a request in which a change of it differs. */
export const ChangedFields = z.object(optionalOf(matchFields))
export type ChangedFields = z.output<typeof ChangedFields>

type Optional<S> = { [N in keyof S]: S[N] extends z.ZodDefault<infer T> ? z.ZodOptional<T> : never }
function optionalOf<S extends Record<string, z.ZodDefault>>(of: S): Optional<S>
function optionalOf(of: Record<string, z.ZodDefault>) {
  return Object.fromEntries(Object.entries(of).map(([name, schema]) => [name, z.optional(schema.unwrap())]))
}
