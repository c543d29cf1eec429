import type * as z from 'zod'
import type { FieldControls } from '../../../kind/field-control.tsx'
import { optionsOf } from '../../../kind/field-options.ts'
import type { Field } from '../../../kind/field.ts'
import { useDraftForm } from '../../../platform/form/use-draft-form.ts'
import { typedSchema, type Fields, type Typed } from './typed-fields.ts'

interface FieldFormOptions {
  draft: z.ZodObject
  fields: readonly Field[]
  first: Typed
  /** Gets what was typed as the values that the contract has. */
  send: (after: Fields) => Promise<unknown>
  /** How the banner of a failure starts. */
  failed: string
  /** By default, each field has its own rule of the draft. */
  schema?: z.ZodType<Fields>
}

/** A form of declared fields, validated by the contract's schema. */
export function useFieldForm({ draft, fields, first, send, failed, ...options }: FieldFormOptions) {
  const schema = options.schema ?? typedSchema(draft, fields)
  const form = useDraftForm<Typed, Fields>({
    first,
    rules: () => ({ schema }),
    send: async (_typed, after) => send(after),
    failed,
    labels: Object.fromEntries(fields.map(({ name, label }) => [name, label])),
    isCheckedWhenLeft: true,
  })
  const controls: FieldControls = {
    field: form.field,
    value: (name) => form.values[name] ?? '',
    set: form.set,
    options: (name) => optionsOf(draft.shape[name]),
  }
  return { ...form, controls }
}
