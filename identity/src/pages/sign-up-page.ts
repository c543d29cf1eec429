import { avatar } from './avatar.ts'
import { emailField } from './email-field.ts'
import { field, statusFor, type FieldErrors } from './field.ts'
import { html, type Html } from './html.ts'
import type { Page } from './layout.ts'
import { newPasswordField } from './new-password-field.ts'
import { cancelForm } from './ways-out.ts'

interface Typed {
  name?: string
  email?: string
}
interface Current {
  name: string
  email: string
}

/** `current` is the account of somebody who is signed in here already. */
export function signUpPage(
  base: string,
  typed: Typed,
  { errors = {}, current }: { errors?: FieldErrors; current?: Current } = {},
): Page {
  const first = ['name', 'email', 'password'].find((name) => errors[name] !== undefined) ?? 'name'
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
          isFocused: first === 'name',
        })}
        ${emailField(typed.email, { errors, isFocused: first === 'email' })}
        ${newPasswordField('Password', { errors, isFocused: first === 'password' })}
        <button class="button" data-busy="Signing up…">Sign up</button>
      </form>
      <div class="other">
        <p>Have an account? <a class="reach" href="${base}/login">Log in</a></p>
        ${cancelForm(base)}
      </div>
    `,
  }
}

const continueForm = (base: string, { name, email }: Current): Html =>
  html`<form class="accounts" method="post" action="${base}/continue">
    <button class="account">${avatar(name)}<span>Continue as ${email}</span></button>
  </form>`
