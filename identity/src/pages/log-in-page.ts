import { emailField } from './email-field.ts'
import { field, statusFor, type FieldErrors } from './field.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'
import { cancelForm } from './ways-out.ts'

/** `base` is the interaction's path, to which all its forms belong. */
export function logInPage(base: string, typed: { email?: string }, errors: FieldErrors = {}): Page {
  const asksEmail = !typed.email || errors.email !== undefined
  return {
    title: 'Log in',
    status: statusFor(errors),
    body: html`
      <form method="post" action="${base}/login" novalidate>
        ${emailField(typed.email, { errors, isFocused: asksEmail })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'current-password',
          error: errors.password,
          isFocused: !asksEmail,
        })}
        <button class="button" data-busy="Logging in…">Log in</button>
      </form>
      <div class="other">
        <p class="row"><a class="reach" href="${base}/forgot">Forgot the password?</a></p>
        <p>No account yet? <a class="reach" href="${base}/signup">Sign up</a></p>
        ${cancelForm(base)}
      </div>
    `,
  }
}
