import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import { useForm, useWatch, type UseFormRegisterReturn } from 'react-hook-form'
import { fieldErrorsOf } from '../../../../api/problem.ts'
import { errorOf, fieldWords } from '../../../../page/field-words.ts'
import { typedSchema, type FieldName, type Fields, type Typed } from './typed-fields.ts'

/** What an editor puts its controls together from. */
export interface FieldControls {
  /** The wiring of a field's control, with its error. */
  field: (name: FieldName) => UseFormRegisterReturn & { error: string | undefined }
  value: (name: FieldName) => string
  /** Sets fields that are set by other means than typing, such as a pin's. */
  set: (values: Partial<Record<FieldName, string>>) => void
}

/** A form of some of the facility's fields, held to the contract's rules. */
export function useFieldForm(names: readonly FieldName[], start: Typed) {
  const schema = useMemo(() => typedSchema(names), [names])
  const form = useForm<Typed, unknown, Fields>({
    resolver: zodResolver(schema, { error: fieldWords }),
    defaultValues: start,
    mode: 'onTouched',
  })
  const { register, setValue, setError, formState } = form
  const values = useWatch({ control: form.control })
  const typed = Object.fromEntries(names.map((name) => [name, values[name] ?? '']))

  const controls: FieldControls = {
    field: (name) => ({ ...register(name), error: errorOf(formState.errors[name]) }),
    value: (name) => typed[name] ?? '',
    set: (given) => {
      for (const [name, text] of Object.entries(given))
        setValue(name, text, { shouldTouch: true, shouldValidate: true })
    },
  }

  /** Puts what the server found wrong to its fields; whether it named any of them. */
  function showRefusal(error: unknown): boolean {
    const refused = fieldErrorsOf(error)
    const own = names.filter((name) => refused.has(name))
    for (const [index, name] of own.entries())
      setError(name, { type: 'server', message: refused.get(name) }, { shouldFocus: index === 0 })
    return own.length > 0
  }

  return { form, typed, controls, showRefusal }
}
