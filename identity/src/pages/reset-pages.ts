import { emailField, field, newPasswordField, statusFor, type FieldErrors } from './form.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

export const forgotPasswordPage = (
  base: string,
  email: string | undefined,
  errors: FieldErrors = {},
): Page => ({
  title: 'Forgot your password?',
  status: statusFor(errors),
  body: html`
    <p>We'll email you a link to set a new one.</p>
    <form method="post" action="${base}/forgot" novalidate>
      ${emailField(email, { errors, isFocused: true })}
      <button class="button" data-busy="Sending…">Send link</button>
    </form>
    <p><a class="button line" href="${base}/login">Back to log in</a></p>
  `,
})

export const newPasswordPage = (email: string, token: string, errors: FieldErrors = {}): Page => ({
  title: 'Set a new password',
  status: statusFor(errors),
  body: html`
    <p>You'll be signed out on all devices.</p>
    <form method="post" action="/u/reset" novalidate>
      <input type="hidden" name="token" value="${token}" />
      ${
        // Shows whose password it is and lets password managers save it under the right username.
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
      <button class="button" data-busy="Saving…">Set password</button>
    </form>
  `,
})

export const passwordChangedPage = (brand: string): Page => ({
  title: 'Password changed',
  body: html`
    <p>
      You've been signed out on all devices. Log in with your new password in the window you came from, or at
      ${brand}.
    </p>
    <p><a class="button line" href="/">Go to ${brand}</a></p>
  `,
})
