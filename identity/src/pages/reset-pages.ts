import { MIN_PASSWORD_LENGTH } from '../passwords.ts'
import { field, type FieldErrors } from './field.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

export const forgotPasswordPage = (
  base: string,
  email: string | undefined,
  errors: FieldErrors = {},
): Page => ({
  title: 'Forgot the password?',
  status: Object.keys(errors).length > 0 ? 422 : 200,
  body: html`
    <p>We send you a link to set a new one.</p>
    <form method="post" action="${base}/forgot" novalidate>
      ${field({
        name: 'email',
        label: 'Email address',
        type: 'email',
        autocomplete: 'username',
        value: email,
        error: errors.email,
        focus: true,
      })}
      <button class="button">Send the link</button>
    </form>
    <p><a class="button line" href="${base}/login">Back to log in</a></p>
  `,
})

export const newPasswordPage = (email: string, token: string, errors: FieldErrors = {}): Page => ({
  title: 'Set a new password',
  status: Object.keys(errors).length > 0 ? 422 : 200,
  body: html`
    <p>You will be signed out on all devices.</p>
    <form method="post" action="/u/reset" novalidate>
      <input type="hidden" name="token" value="${token}" />
      ${
        // Shows whose password it is, and lets a password manager store it under the right name.
        field({
          name: 'email',
          label: 'Email address',
          type: 'email',
          autocomplete: 'username',
          value: email,
          readonly: true,
        })
      }
      ${field({
        name: 'password',
        label: 'New password',
        type: 'password',
        autocomplete: 'new-password',
        hint: `At least ${MIN_PASSWORD_LENGTH} characters. A short sentence is a good password.`,
        error: errors.password,
        focus: true,
      })}
      <button class="button">Set the password</button>
    </form>
  `,
})

export const passwordChangedPage = (brand: string): Page => ({
  title: 'The password is changed',
  body: html`<p>
    You have been signed out on all devices. Log in with the new password, in the window where you were about
    to, or at <a href="/">${brand}</a>.
  </p>`,
})
