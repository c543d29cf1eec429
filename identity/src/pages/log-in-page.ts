import { field, type FieldErrors } from './field.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

/** `base` is the interaction's path, to which all its forms belong. */
export const logInPage = (base: string, typed: { email?: string }, errors: FieldErrors = {}): Page => ({
  title: 'Log in',
  status: Object.keys(errors).length > 0 ? 422 : 200,
  body: html`
    <form method="post" action="${base}/login" novalidate>
      ${field({
        name: 'email',
        label: 'Email address',
        type: 'email',
        autocomplete: 'username',
        value: typed.email,
        error: errors.email,
        focus: !typed.email || errors.email !== undefined,
      })}
      ${field({
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'current-password',
        error: errors.password,
        focus: Boolean(typed.email) && errors.email === undefined,
      })}
      <button class="button">Log in</button>
    </form>
    <p class="small"><a href="${base}/forgot">Forgot the password?</a></p>
    <div class="other">
      <p>No account yet? <a href="${base}/signup">Sign up</a></p>
      <form method="post" action="${base}/cancel"><button class="button quiet">Cancel</button></form>
    </div>
  `,
})
