import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod'
import { fieldSchema, typed } from '../../kind/field-schema.ts'
import type { Field } from '../../kind/field.ts'
import { fieldWords, withLabels } from '../../platform/form/field-words.ts'
import { numberOf, textOf } from '../../page/typed-values.ts'
import { fieldsOf, type ChildCollection, type CreationKind } from '../creation-kind.ts'
import type { CheckedDraft, ChildRow, CreationDraft } from './creation-draft.ts'

type Schemas = Awaited<ReturnType<CreationKind['schemas']>>

/** The rules that join several fields, such as that the last day is not before the first. */
const crossFieldErrors =
  (draft: z.ZodObject, declared: ReadonlyMap<string, Field>) =>
  (checked: Omit<CheckedDraft, 'children'>, context: z.RefinementCtx) => {
    const wrong = new Set(context.issues.map(({ path }) => path?.[1]))
    const { error } = z.safeParse(draft, profileOf(checked), { error: fieldWords })
    for (const { path, message } of error?.issues ?? []) {
      const [name] = path
      if (typeof name !== 'string' || !declared.has(name) || wrong.has(name)) continue
      const text = withLabels(message, (other) => declared.get(other)?.label)
      context.addIssue({ code: 'custom', path: ['fields', ...path], message: text })
    }
  }

function rowSchema({ blank, required = {}, numbers = [] }: ChildCollection, schema: z.ZodObject) {
  const input: Record<string, z.ZodString> = {}
  for (const name of Object.keys(blank)) {
    const message = required[name]
    input[name] = message === undefined ? z.string() : z.string().trim().min(1, message)
  }
  const reading = (row: ChildRow) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        numbers.includes(name) ? numberOf(value) : textOf(value),
      ]),
    )
  return typed(z.object(input), reading, schema)
}

export function draftSchema(
  creation: Pick<CreationKind, 'fields' | 'children' | 'isPlaceOptional'>,
  { draft, children: rowSchemas = {} }: Schemas,
) {
  const declared = fieldsOf(creation)
  const fields: Record<string, ReturnType<typeof fieldSchema>> = {}
  for (const field of declared.values())
    if (field.control !== 'pin') {
      const schema = draft.shape[field.name]
      if (schema === undefined) throw new Error(`the contract has no field ${field.name}`)
      fields[field.name] = fieldSchema(field, schema)
    }
  const children: Record<string, z.ZodArray<ReturnType<typeof rowSchema>>> = {}
  for (const [name, collection] of Object.entries(creation.children ?? {})) {
    const schema = rowSchemas[name]
    if (schema === undefined) throw new Error(`no schema for ${name}`)
    children[name] = z.array(rowSchema(collection, schema))
  }
  return z
    .object({
      fields: z.object(fields),
      pin: z.object({ lat: z.number(), lng: z.number(), isSetByHand: z.boolean() }).nullable(),
      children: z.object(children),
    })
    .superRefine(crossFieldErrors(draft, declared))
}

export const draftResolver = (
  creation: CreationKind,
  schemas: Schemas,
): Resolver<CreationDraft, unknown, CheckedDraft> =>
  zodResolver(draftSchema(creation, schemas), { error: fieldWords })

/** The body of the create request. The position is sent only if the pin was set by hand: the server finds the others. */
export const profileOf = ({ fields, pin }: Omit<CheckedDraft, 'children'>): object => ({
  ...fields,
  ...(pin?.isSetByHand && { lat: pin.lat, lng: pin.lng }),
})
