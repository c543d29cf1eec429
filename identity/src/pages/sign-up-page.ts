import { MIN_PASSWORD_LENGTH } from '../passwords.ts'
import { field, type FieldErrors } from './field.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

export type SignUpTyped = { name?: string; email?: string }

/** `current` is the address of somebody who is signed in here already. */
export const signUpPage = (
  base: string,
  typed: SignUpTyped,
  { errors = {}, current }: { errors?: FieldErrors; current?: string } = {},
): Page => {
  const first = ['name', 'email', 'password'].find((name) => errors[name] !== undefined) ?? 'name'
  return {
    title: 'Sign up',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    body: html`
      ${
        current &&
        html`<form method="post" action="${base}/continue">
          <button class="button line">Continue as ${current}</button>
        </form>`
      }
      <form method="post" action="${base}/signup" novalidate>
        ${field({
          name: 'name',
          label: 'Your name',
          type: 'text',
          autocomplete: 'name',
          value: typed.name,
          error: errors.name,
          focus: first === 'name',
        })}
        ${field({
          name: 'email',
          label: 'Email address',
          type: 'email',
          autocomplete: 'username',
          value: typed.email,
          error: errors.email,
          focus: first === 'email',
        })}
        ${field({
          name: 'password',
          label: 'Password',
          type: 'password',
          autocomplete: 'new-password',
          hint: `At least ${MIN_PASSWORD_LENGTH} characters. A short sentence is a good password.`,
          error: errors.password,
          focus: first === 'password',
        })}
        <button class="button">Sign up</button>
      </form>
      <div class="other">
        <p>Have an account? <a href="${base}/login">Log in</a></p>
        <form method="post" action="${base}/cancel"><button class="button quiet">Cancel</button></form>
      </div>
    `,
  }
}
