import { flushSync } from 'react-dom'
import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react'
import { explain } from '../calls/explain.ts'
import { useTransport } from '../calls/transport.ts'
import type { Engine, Errors, Labels, Rules } from './engine.ts'
import { differencesOf, mergeOf, type Difference } from './differences.ts'

export interface DraftFormOptions<V, Parsed = unknown> {
  /** The values to start with: what is stored, and over it a draft that was kept. */
  first: V
  /** Loaded at the first focus, so a schema costs nothing before. */
  rules: () => Rules<V, Parsed> | Promise<Rules<V, Parsed>>
  /** Gets what was typed, and what the schema made of it. Rejects with what the API answered. */
  send: (values: V, parsed: Parsed) => Promise<unknown>
  /** How the banner of a failure starts: 'Not sent.' */
  failed: string
  /** How it ends: 'Your text is still here.' */
  kept?: string
  /** Keeps every change until it is sent: in this tab, or on this device. */
  draft?: { write(values: V): unknown; drop?(): unknown }
  /** How people know the fields, also those that this form doesn't show. */
  labels?: Labels
  /** Whether a changed field shows its error when it is left, and not only when the form is sent. */
  isCheckedWhenLeft?: boolean
  /** Sentences beside fields for a failure that the server reports without them, such as a 409. */
  fieldErrors?: (error: unknown) => Errors | undefined
  /** Brings fields with errors onto the page, such as by opening their step. */
  reveal?: (errors: Errors) => void
  /**
   * What is stored now, for a form that saves with If-Match. After a 412, the form takes what only somebody else changed, and what both
   * changed is in `differences`.
   */
  loadStored?: () => Promise<V>
  /** Fields with the same group are merged together. By default, each is alone. */
  groupOf?: (name: string) => string
}

const none: Errors = new Map()

/** Whether a field has a control that people see. */
const isShown = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector(
    `:is([name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]):not([type='hidden'], [aria-hidden] *)`,
  ) != null

/** The names of values that are texts. */
type TextName<V> = { [K in keyof V]: V[K] extends string ? K : never }[keyof V] & string

/**
 * A form of values by name: errors of the client and of the server beside the fields, a banner for all other failures, and whether it is
 * busy. Put `form` on the form element, and `field(name)` on its controls.
 */
export function useDraftForm<V extends object, Parsed = unknown>(options: DraftFormOptions<V, Parsed>) {
  const transport = useTransport()
  const [values, setValues] = useState(options.first)
  /** What isn't changed. */
  const [base, setBase] = useState(options.first)
  const [errors, setErrors] = useState(none)
  const [banner, setBanner] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [differences, setDifferences] = useState<readonly Difference[]>()
  const element = useRef<HTMLFormElement>(null)
  const latestErrors = useRef(none)
  const engine = useRef<Promise<Engine<V, Parsed>>>(undefined)
  const latest = useRef({ options, values, base })
  useEffect(() => {
    latest.current = { options, values, base }
  })
  /** What was sent last. People may type while it is on its way. */
  const sent = useRef(options.first)
  const isAsSent = () => differencesOf(latest.current.values, sent.current).length === 0
  async function start() {
    const { rules, labels = {} } = latest.current.options
    const [{ createEngine }, loaded] = await Promise.all([import('./engine.ts'), rules()])
    return createEngine(latest.current.values, loaded, labels, (found) => {
      latestErrors.current = found
      setErrors(found)
    })
  }
  /** Starts again after a failure. */
  const load = () => {
    engine.current ??= start().catch((error: unknown) => {
      engine.current = undefined
      throw error
    })
    return engine.current
  }
  const withEngine = (use: (loaded: Engine<V, Parsed>) => void) =>
    void engine.current?.then(use, () => undefined)

  function take(changed: Partial<V>) {
    const next = { ...latest.current.values, ...changed }
    latest.current = { ...latest.current, values: next }
    setValues(next)
    withEngine((loaded) => loaded.set(changed))
  }
  function set(changed: Partial<V>) {
    take(changed)
    latest.current.options.draft?.write(latest.current.values)
  }
  function clearSent(cleared: Partial<V>) {
    if (!isAsSent()) return
    set(cleared)
    sent.current = latest.current.values
  }

  const isFocusDue = useRef(false)
  useEffect(() => {
    const invalid = isFocusDue.current && element.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (!invalid) return
    isFocusDue.current = false
    invalid.focus()
  })
  /** Once the errors are on the page. */
  const focusFirstError = () => {
    isFocusDue.current = true
  }

  async function fail(error: unknown) {
    const { failed, kept = '', labels = {}, fieldErrors, reveal } = latest.current.options
    const { loadStored, groupOf = (name) => name } = latest.current.options
    const { reason, status, fields: reported } = await explain(transport, error)
    // Without its engine, the form can't show errors beside fields.
    const fields = engine.current === undefined ? none : (fieldErrors?.(error) ?? reported)
    if (status === 412 && loadStored) {
      const theirs = await loadStored()
      const { base: before, values: mine } = latest.current
      const { taken, conflicts } = mergeOf({ before, mine, theirs }, groupOf)
      // The next submit replaces their version, so from now on a change is what differs from it.
      setBase(theirs)
      set(taken)
      setDifferences(conflicts)
      return
    }
    // At once, so that the controls are found.
    flushSync(() => reveal?.(fields))
    const own = new Map([...fields].filter(([name]) => isShown(element.current, name)))
    const others = [...fields].filter(([name]) => !own.has(name))
    if (own.size > 0) {
      withEngine((loaded) => loaded.show(own))
      focusFirstError()
      if (others.length === 0) return
    }
    const words = others
      .map(([name, text]) => `${labels[name] ?? name}: ${text.replace(/\.$/, '')}.`)
      .join(' ')
    setBanner([failed, words || reason, kept].filter(Boolean).join(' '))
  }

  /** Sends the values if they are valid. A second button may send them in another way. */
  async function submit(send = options.send) {
    if (isBusy) return
    setBanner(undefined)
    setBusy(true)
    try {
      const loaded = await load()
      sent.current = latest.current.values
      const valid = await loaded.validate()
      if (valid) {
        await send(sent.current, valid.parsed)
        setBase(sent.current)
        setDifferences(undefined)
        // A draft of what was typed since is still needed.
        if (isAsSent()) options.draft?.drop?.()
      } else {
        options.reveal?.(latestErrors.current)
        focusFirstError()
      }
    } catch (error) {
      await fail(error).catch(() => setBanner(options.failed))
    }
    setBusy(false)
  }

  return {
    values,
    set,
    /** Shows values that are kept already, such as those that another tab stored. */
    take,
    /** For `send`: shows these values in place of the sent ones, unless something else was typed since. */
    clearSent,
    /** For controls other than those of texts, which need the name of their field. */
    errors,
    /** The props of a text control. */
    field: <N extends TextName<V>>(name: N) => ({
      name,
      value: values[name] as string,
      error: errors.get(name),
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [name]: target.value } as unknown as Partial<V>),
    }),
    banner,
    isBusy,
    /** For a guard against leaving, and to disable a button. A conflict counts: it ends with the next submit, whichever side is chosen. */
    isChanged: differences !== undefined || differencesOf(values, base).length > 0,
    /** What both changed since the form opened, after a 412. Choose with `set`, then submit again. */
    differences,
    submit,
    /** The props of the form element. */
    form: {
      ref: element,
      noValidate: true,
      onFocus: () => void load().catch(() => undefined),
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        const name = target.getAttribute('name') ?? ''
        const isTouched = differencesOf(values, base).some((difference) => difference.name === name)
        if (options.isCheckedWhenLeft && isTouched) withEngine((loaded) => loaded.check(name))
      },
      onSubmit(event: SubmitEvent) {
        event.preventDefault()
        void submit()
      },
    },
  }
}
