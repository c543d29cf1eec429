import { emailField } from './email-field.ts'
import { field, statusFor, type FieldErrors } from './field.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import { newPasswordField } from './new-password-field.ts'

export const forgotPasswordPage = (
  base: string,
  email: string | undefined,
  errors: FieldErrors = {},
): Page => ({
  title: 'Forgot the password?',
  status: statusFor(errors),
  body: html`
    <p>We send you a link to set a new one.</p>
    <form method="post" action="${base}/forgot" novalidate>
      ${emailField(email, { errors, isFocused: true })}
      <button class="button" data-busy="Sending…">Send the link</button>
    </form>
    <p><a class="button line" href="${base}/login">Back to log in</a></p>
  `,
})

export const newPasswordPage = (email: string, token: string, errors: FieldErrors = {}): Page => ({
  title: 'Set a new password',
  status: statusFor(errors),
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
          isReadOnly: true,
        })
      }
      ${newPasswordField('New password', { errors, isFocused: true })}
      <button class="button" data-busy="Setting…">Set the password</button>
    </form>
  `,
})

export const passwordChangedPage = (brand: string): Page => ({
  title: 'The password is changed',
  body: html`
    <p>
      You have been signed out on all devices. Log in with the new password, in the window where you were
      about to, or at ${brand}.
    </p>
    <p><a class="button line" href="/">Go to ${brand}</a></p>
  `,
})
