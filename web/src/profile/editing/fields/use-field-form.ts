import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { fieldErrorsOf } from '../../../api/problem.ts'
import type { FieldControls } from '../../../kind/field-control.tsx'
import { optionsOf } from '../../../kind/field-options.ts'
import type { Field } from '../../../kind/field.ts'
import { errorOf, fieldWords } from '../../../platform/form/field-words.ts'
import { typedSchema, type Fields, type Typed } from './typed-fields.ts'

/** A form of declared fields, validated by the contract's schema. */
export function useFieldForm(draft: z.ZodObject, fields: readonly Field[], start: Typed) {
  const schema = useMemo(() => typedSchema(draft, fields), [draft, fields])
  const form = useForm<Typed, unknown, Fields>({
    resolver: zodResolver(schema, { error: fieldWords }),
    defaultValues: start,
    mode: 'onTouched',
  })
  const { register, setValue, setError, formState } = form
  const values = useWatch({ control: form.control })
  const typed = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? '']))

  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label
  const controls: FieldControls = {
    field: (name) => ({ ...register(name), error: errorOf(formState.errors[name], labelOf) }),
    value: (name) => typed[name] ?? '',
    set: (given) => {
      for (const [name, text] of Object.entries(given))
        setValue(name, text, { shouldTouch: true, shouldValidate: true })
    },
    options: (name) => optionsOf(draft.shape[name]),
  }

  /** Shows the server's errors at their fields. False if none of them is in this form. */
  function showServerErrors(error: unknown): boolean {
    const serverErrors = fieldErrorsOf(error)
    const own = fields.filter(({ name }) => serverErrors.has(name))
    for (const [index, { name }] of own.entries())
      setError(name, { type: 'server', message: serverErrors.get(name) }, { shouldFocus: index === 0 })
    return own.length > 0
  }

  return { form, typed, controls, showServerErrors }
}
