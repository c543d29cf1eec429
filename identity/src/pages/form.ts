import { minPasswordLength } from '../passwords.ts'
import { attributes, html, type Html } from './html.ts'
import { alertIcon } from './icon.ts'

export interface Field {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  value?: string
  hint?: string
  error?: string
  isFocused?: boolean
  isReadOnly?: boolean
}

/** Error messages by field name. */
export type FieldErrors = Record<string, string>

/** 422 if there are errors. */
export const statusFor = (errors: FieldErrors) => (Object.keys(errors).length > 0 ? 422 : 200)

/** A labeled input, with its hint and error as its accessible description. */
export function field({ name, label, type, hint, error, ...rest }: Field): Html {
  const isPassword = type === 'password'
  const input = attributes({
    id: name,
    name,
    type,
    autocomplete: rest.autocomplete,
    value: rest.value,
    required: true,
    readonly: rest.isReadOnly,
    autofocus: rest.isFocused,
    dir: isPassword ? undefined : 'auto',
    autocapitalize: type === 'text' ? 'words' : 'none',
    spellcheck: 'false',
    'aria-invalid': error === undefined ? undefined : 'true',
    'aria-describedby':
      [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  })
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <div class="control"><input ${input} />${isPassword && revealButton(name)}</div>
    ${rest.autocomplete === 'new-password' && strengthMeter(name)}
    ${error && html`<p class="error" id="${name}-error" role="alert">${alertIcon}<span>${error}</span></p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

// Both need JavaScript and stay hidden until the script shows them.

const revealButton = (name: string) =>
  html`<button class="reveal" type="button" data-reveals="${name}" hidden>
    <span>Show</span><span class="sr"> password</span>
  </button>`

const strengthMeter = (name: string) =>
  html`<div class="strength" data-strength-of="${name}" data-min-length="${minPasswordLength}" hidden>
    ${Array.from({ length: 4 }, () => html`<i></i>`)}
  </div>`

interface FieldState {
  errors: FieldErrors
  isFocused: boolean
}

/** Marked as the username, so that password managers save the account under this address. */
export const emailField = (value: string | undefined, { errors, isFocused }: FieldState) =>
  field({
    name: 'email',
    label: 'Email address',
    type: 'email',
    autocomplete: 'username',
    value,
    error: errors.email,
    isFocused,
  })

export const newPasswordField = (label: string, { errors, isFocused }: FieldState) =>
  field({
    name: 'password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: `At least ${minPasswordLength} characters. A short sentence works well.`,
    error: errors.password,
    isFocused,
  })

/** Returns to the client without logging in. */
export const cancelForm = (base: string) =>
  html`<form method="post" action="${base}/cancel"><button class="button quiet">Cancel</button></form>`
