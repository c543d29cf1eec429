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

/** Message by field name: what a form was refused for. */
export type FieldErrors = Record<string, string>

/** 422 where a form was refused. */
export const statusFor = (errors: FieldErrors) => (Object.keys(errors).length > 0 ? 422 : 200)

/** A labelled input whose hint and error belong to it for screen readers as well. */
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
    <div class="control"><input ${input} />${isPassword && reveal(name)}</div>
    ${rest.autocomplete === 'new-password' && strength(name)}
    ${error && html`<p class="error" id="${name}-error" role="alert">${alertIcon}<span>${error}</span></p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}

// For the script to bring out: without it they could do nothing.

const reveal = (name: string): Html =>
  html`<button class="reveal" type="button" data-reveals="${name}" hidden>
    <span>Show</span><span class="sr"> password</span>
  </button>`

const strength = (name: string): Html =>
  html`<div class="strength" data-strength-of="${name}" data-least="${minPasswordLength}" hidden>
    ${Array.from({ length: 4 }, () => html`<i></i>`)}
  </div>`
