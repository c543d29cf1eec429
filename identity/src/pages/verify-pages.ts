import { html } from './html.ts'
import type { Page } from './layout.ts'
import { lineScore } from './line-score.ts'

/** Asks for a press of the button: mail scanners open links too, and must not confirm for their owners. */
export const confirmAddressPage = (brand: string, email: string, token: string): Page => ({
  title: 'Confirm your address',
  body: html`
    <p>Somebody signed up at ${brand} with this address and is let in as soon as you confirm it.</p>
    ${lineScore([{ label: 'Address', value: email }])}
    <p>Confirm only if it was you.</p>
    <form method="post" action="/u/verify">
      <input type="hidden" name="token" value="${token}" />
      <button class="button" data-busy="Confirming…">Yes, that was me</button>
    </form>
  `,
})

export const addressConfirmedPage = (brand: string): Page => ({
  title: 'The address is confirmed',
  body: html`
    <p>
      Go back to the window where you signed up: it continues by itself. If it is closed, log in at ${brand}.
    </p>
    <p><a class="button line" href="/">Go to ${brand}</a></p>
  `,
})

export const addressTakenPage = (brand: string): Page => ({
  title: 'You have an account already',
  status: 409,
  body: html`
    <p>
      This address has been confirmed with another sign-up. Log in at ${brand} with the password of that one,
      or ask for a new password there.
    </p>
    <p><a class="button line" href="/">Go to ${brand}</a></p>
  `,
})
