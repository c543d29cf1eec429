import type { Imprint, MailSender } from '../imprint.ts'
import { avatar } from './avatar.ts'
import { cancelForm, emailField, field, newPasswordField, statusFor, type FieldErrors } from './form.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

interface CurrentAccount {
  name: string
  email: string
}

interface SignUpParts extends MailSender {
  errors?: FieldErrors
  /** The account that is signed in to this browser. */
  current?: CurrentAccount | undefined
}

export function signUpPage(
  base: string,
  typed: { name?: string; email?: string },
  { errors = {}, current, brand, imprint }: SignUpParts,
): Page {
  const focused = ['name', 'email', 'password'].find((name) => errors[name] !== undefined) ?? 'name'
  return {
    title: 'Sign up',
    status: statusFor(errors),
    body: html`
      ${current && continueForm(base, current)}
      <form method="post" action="${base}/signup" novalidate>
        ${field({
          name: 'name',
          label: 'Your name',
          type: 'text',
          autocomplete: 'name',
          value: typed.name,
          error: errors.name,
          isFocused: focused === 'name',
        })}
        ${emailField(typed.email, { errors, isFocused: focused === 'email' })}
        ${newPasswordField('Password', { errors, isFocused: focused === 'password' })}
        ${imprint && agreement(brand, imprint)}
        <button class="button" data-busy="Signing up…">Sign up</button>
      </form>
      <div class="other">
        <p>Already have an account? <a class="reach" href="${base}/login">Log in</a></p>
        ${cancelForm(base)}
      </div>
    `,
  }
}

const agreement = (brand: string, { privacy, terms }: Imprint) => html`
  <p class="hint">
    By signing up, you agree to the <a href="${terms}" target="_blank" rel="noreferrer">terms</a> of ${brand}.
    How it handles your data is in <a href="${privacy}" target="_blank" rel="noreferrer">privacy</a>.
  </p>
`

const continueForm = (base: string, { name, email }: CurrentAccount) =>
  html`<form class="accounts" method="post" action="${base}/continue">
    <button class="account">${avatar(name)}<span>Continue as ${email}</span></button>
  </form>`
