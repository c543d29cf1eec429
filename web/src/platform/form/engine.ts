import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { fieldWords, sentence, withLabels } from './field-words.ts'

// Loaded at the first focus of a form, with react-hook-form.

/** Sentences by the names of fields. */
export type Errors = ReadonlyMap<string, string>
export type Values = Record<string, unknown>
export type Labels = Readonly<Record<string, string>>

/** What is checked before a form is sent. The server checks everything again. */
export interface Rules<V> {
  /** A schema of the contract, for what `draftOf` makes of the values. */
  schema?: ZodType
  draftOf?: (values: V) => unknown
  /** What the schema can't say, or says otherwise. It comes first. */
  check?: (values: V) => Errors
}

const words = (message: string, labels: Labels) => sentence(withLabels(message, (name) => labels[name]))

/** The first error of each field. */
function errorsOf<V>({ schema, draftOf, check }: Rules<V>, values: V, labels: Labels): Errors {
  const found = new Map(check?.(values))
  const result = schema?.safeParse(draftOf ? draftOf(values) : values, { error: fieldWords })
  for (const { path, message } of result?.error?.issues ?? []) {
    const name = String(path[0])
    if (!found.has(name)) found.set(name, words(message, labels))
  }
  return found
}

const messagesOf = (errors: FieldErrors): Errors =>
  new Map(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message] as const] : [],
    ),
  )

export interface Engine<V> {
  set(changed: Partial<V>): void
  /** Shows the error of a field, if it has one. */
  check(name: string): void
  /** Shows all errors, and resolves with whether there are none. */
  isValid(): Promise<boolean>
  /** Shows errors of the server until their fields change. */
  show(errors: Errors): void
}

/** Keeps the errors of a form with react-hook-form. `onErrors` gets them after every change. */
export function createEngine<V extends object>(
  first: V,
  rules: Rules<V>,
  labels: Labels,
  onErrors: (errors: Errors) => void,
): Engine<V> {
  const values: Values = Object.fromEntries(Object.entries(first))
  const resolver: Resolver<Values> = (now) => {
    const errors = [...errorsOf(rules, now as V, labels)]
    return errors.length === 0
      ? { values: now, errors: {} }
      : {
          values: {},
          errors: Object.fromEntries(errors.map(([name, message]) => [name, { type: 'rule', message }])),
        }
  }
  const control = createFormControl<Values>({ resolver, defaultValues: values })
  for (const name of Object.keys(values)) control.register(name)
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onErrors(messagesOf(errors)),
  })
  return {
    set(changed) {
      for (const [name, value] of Object.entries(changed)) {
        control.setValue(name, value)
        control.clearErrors(name)
      }
    },
    check: (name) => void control.trigger(name),
    isValid: async () => control.trigger(),
    show(errors) {
      for (const [name, message] of errors)
        control.setError(name, { type: 'server', message: words(message, labels) })
    },
  }
}
