import { lineScore } from './line-score.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

/** Confirms by a button, not by opening the link: mail scanners open links, too. */
export const confirmAddressPage = (brand: string, email: string, token: string): Page => ({
  title: 'Confirm your email address',
  body: html`
    <p>
      Someone signed up for ${brand} with this email address. Confirming it lets them log in, so only confirm
      if it was you.
    </p>
    ${lineScore([{ label: 'Email address', value: email }])}
    <form method="post" action="/u/verify">
      <input type="hidden" name="token" value="${token}" />
      <button class="button" data-busy="Confirming…">Yes, that was me</button>
    </form>
  `,
})

export const addressConfirmedPage = (brand: string): Page => ({
  title: 'Email address confirmed',
  body: html`
    <p>
      Go back to the window where you signed up. It continues automatically. If you closed it, log in at
      ${brand}.
    </p>
    <p><a class="button line" href="/">Go to ${brand}</a></p>
  `,
})

export const addressTakenPage = (brand: string): Page => ({
  title: 'You already have an account',
  status: 409,
  body: html`
    <p>
      This email address was confirmed with another sign-up. Log in at ${brand} with the password from that
      sign-up, or set a new password there.
    </p>
    <p><a class="button line" href="/">Go to ${brand}</a></p>
  `,
})
