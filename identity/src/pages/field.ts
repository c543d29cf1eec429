import { attributes, html, type Html } from './html.ts'

export type Field = {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  value?: string
  hint?: string
  error?: string
  focus?: boolean
  readonly?: boolean
}

/** Message by field name: what a form was refused for. */
export type FieldErrors = Record<string, string>

/** A labelled input whose hint and error belong to it for screen readers as well. */
export function field({ name, label, type, hint, error, focus, ...rest }: Field): Html {
  const input = attributes({
    id: name,
    name,
    type,
    autocomplete: rest.autocomplete,
    value: rest.value,
    required: true,
    readonly: rest.readonly,
    autofocus: focus,
    autocapitalize: type === 'text' ? undefined : 'none',
    spellcheck: type === 'text' ? undefined : 'false',
    'aria-invalid': error === undefined ? undefined : 'true',
    'aria-describedby':
      [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  })
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input ${input} />
    ${error && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`
}
