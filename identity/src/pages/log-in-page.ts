import { cancelForm, emailField, field, statusFor, type FieldErrors } from './form.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

/** `base` is the interaction's path, the prefix of all its forms. */
export function logInPage(base: string, typed: { email?: string }, errors: FieldErrors = {}): Page {
  const needsEmail = !typed.email || errors.email !== undefined
  return {
    title: 'Log in',
    status: statusFor(errors),
    body: html`
      <form method="post" action="${base}/login" novalidate>
        ${emailField(typed.email, { errors, isFocused: needsEmail })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          error: errors.password,
          isFocused: !needsEmail,
        })}
        <button class="button" data-busy="Logging in…">Log in</button>
      </form>
      <div class="other">
        <p class="row"><a class="reach" href="${base}/forgot">Forgot your password?</a></p>
        <p>Don't have an account? <a class="reach" href="${base}/signup">Sign up</a></p>
        ${cancelForm(base)}
      </div>
    `,
  }
}
