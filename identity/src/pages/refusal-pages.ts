import { lineScore } from './line-score.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

/** Closes the window if it was opened by another, otherwise leads to the product. */
const leaveButtons = html`
  <p><a class="button line" href="/" data-unless-opened>Go to the home page</a></p>
  <p data-if-opened hidden>
    <button class="button line" type="button" data-closes>Close this window</button>
  </p>
`

/** `code` is shown for troubleshooting. */
export const refusalPage = (status: number, title: string, text: string, code?: string): Page => ({
  title,
  status,
  body: html`
    <p role="alert">${text}</p>
    ${code && html`<p class="hint">${code}</p>`} ${leaveButtons}
  `,
})

export const failurePage = () =>
  refusalPage(500, 'Something went wrong', "It's our fault. Try again in a moment.")

/** Seconds after which a database that restarts usually accepts connections again. */
export const unavailableSeconds = 5

export const unavailablePage = (): Page => ({
  ...refusalPage(503, 'Logging in is paused', `Try again in ${unavailableSeconds} seconds.`),
  headers: { 'retry-after': String(unavailableSeconds) },
})

export const interactionExpiredPage = () =>
  refusalPage(
    400,
    'This login has expired',
    'It was open for too long or finished in another window, or your browser blocks cookies. Close this window and start over.',
  )

/** Shown after the right password only, so that nobody else learns of the block. */
export const accountBlockedPage = (brand: string) =>
  refusalPage(
    403,
    'Your account is blocked',
    `An administrator of ${brand} has blocked this account, so you can't log in. If you think this is a mistake, contact us.`,
  )

export const linkExpiredPage = () =>
  refusalPage(
    400,
    'This link no longer works',
    'It has expired, was already used, or is incomplete. Start over to get a new email.',
  )

/** `back` is the form to try again. `forgot` leads to the password reset, if that helps. */
export function tooManyAttemptsPage(waitSeconds: number, back: string, forgot?: string): Page {
  const seconds = Math.max(1, waitSeconds)
  const [wait, duration] = waitOf(seconds)
  return {
    title: 'Too many attempts',
    status: 429,
    headers: { 'retry-after': String(seconds) },
    body: html`
      <p role="alert">To keep accounts safe, we limit attempts. Try again in ${wait}.</p>
      ${lineScore([{ label: 'Wait', value: html`<time datetime="${duration}">${wait}</time>` }])}
      <p><a class="button line" href="${back}">Back</a></p>
      ${
        forgot &&
        html`<div class="other">
          <p>Don't want to wait? <a class="reach" href="${forgot}">Set a new password</a></p>
        </div>`
      }
    `,
  }
}

function waitOf(seconds: number): [text: string, duration: string] {
  if (seconds < 60) return [seconds === 1 ? '1 second' : `${seconds} seconds`, `PT${seconds}S`]
  const minutes = Math.ceil(seconds / 60)
  return [minutes === 1 ? '1 minute' : `${minutes} minutes`, `PT${minutes}M`]
}

export const emailFailedPage = (back: string): Page => ({
  title: "We couldn't send the email",
  status: 503,
  body: html`
    <p role="alert">Our mail server isn't responding. Try again in a few minutes. No account was created.</p>
    <p><a class="button line" href="${back}">Back</a></p>
  `,
})
