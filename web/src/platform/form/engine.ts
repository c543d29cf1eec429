import { createFormControl, type FieldErrors, type Resolver } from 'react-hook-form'
import type { ZodType } from 'zod'
import { fieldWords, sentence, withLabels } from './field-words.ts'

// Loaded at the first focus of a form, with react-hook-form.

/** Sentences by the names of fields. */
export type Errors = ReadonlyMap<string, string>
export type Values = Record<string, unknown>
export type Labels = Readonly<Record<string, string>>

/** What is checked before a form is sent. The server checks everything again. */
export interface Rules<V, Parsed = unknown> {
  /** A schema of the contract, for what `draftOf` makes of the values. */
  schema?: ZodType<Parsed>
  draftOf?: (values: V) => unknown
  /** What the schema can't say, or says otherwise. It comes first. */
  check?: (values: V) => Errors
}

const words = (message: string, labels: Labels) => sentence(withLabels(message, (name) => labels[name]))

/** The first error of each field, and what the schema makes of the values. */
function read<V, Parsed>({ schema, draftOf, check }: Rules<V, Parsed>, values: V, labels: Labels) {
  const found = new Map(check?.(values))
  const result = schema?.safeParse(draftOf ? draftOf(values) : values, { error: fieldWords })
  for (const { path, message } of result?.error?.issues ?? []) {
    const name = String(path[0])
    if (!found.has(name)) found.set(name, words(message, labels))
  }
  return { errors: found, parsed: result?.data }
}

const messagesOf = (errors: FieldErrors): Errors =>
  new Map(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message] as const] : [],
    ),
  )

export interface Engine<V, Parsed = unknown> {
  set(changed: Partial<V>): void
  /** Shows the error of a field, if it has one. */
  check(name: string): void
  /** Shows all errors. If there are none, it resolves with what the schema makes of the values. */
  validate(): Promise<{ parsed: Parsed } | undefined>
  /** Shows errors of the server until their fields change. */
  show(errors: Errors): void
}

/** Keeps the errors of a form with react-hook-form. `onErrors` gets them after every change. */
export function createEngine<V extends object, Parsed>(
  first: V,
  rules: Rules<V, Parsed>,
  labels: Labels,
  onErrors: (errors: Errors) => void,
): Engine<V, Parsed> {
  const values: Values = Object.fromEntries(Object.entries(first))
  let parsed: Parsed | undefined
  const resolver: Resolver<Values> = (now) => {
    const found = read(rules, now as V, labels)
    parsed = found.parsed
    const errors = [...found.errors]
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
    // Without a schema, nobody asks for it.
    validate: async () => ((await control.trigger()) ? { parsed: parsed as Parsed } : undefined),
    show(errors) {
      for (const [name, message] of errors)
        control.setError(name, { type: 'server', message: words(message, labels) })
    },
  }
}
