import { html } from './html.ts'
import type { Page } from './layout.ts'
import { lineScore } from './line-score.ts'
import { leaveButtons } from './ways-out.ts'

/** `code` is for whoever looks for the cause, not for the reader. */
export const refusalPage = (status: number, title: string, text: string, code?: string): Page => ({
  title,
  status,
  body: html`
    <p role="alert">${text}</p>
    ${code && html`<p class="hint">${code}</p>`} ${leaveButtons}
  `,
})

export const failurePage = (): Page =>
  refusalPage(500, 'Something went wrong', 'It is our fault. Try again in a moment.')

export const interactionGonePage = (): Page =>
  refusalPage(
    400,
    'This log-in has run out',
    'It was open for too long, was finished in another window, or cookies are blocked. Close this window and start again.',
  )

export const linkGonePage = (): Page =>
  refusalPage(
    400,
    'This link does not work any more',
    'It has been used, has run out, or was not copied whole. Start again and ask for another mail.',
  )

/** `back` is the form to try again with, `forgot` the way to a new password, where that helps. */
export function tooManyAttemptsPage(retryAt: Date, back: string, forgot?: string): Page {
  const seconds = Math.max(1, Math.ceil((retryAt.getTime() - Date.now()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return {
    title: 'Too many attempts',
    status: 429,
    headers: { 'retry-after': String(seconds) },
    body: html`
      <p role="alert">To keep accounts safe we wait a while after many attempts. Try again in ${wait}.</p>
      ${lineScore([{ label: 'Wait', value: html`<time datetime="PT${minutes}M">${wait}</time>` }])}
      <p><a class="button line" href="${back}">Back</a></p>
      ${
        forgot &&
        html`<div class="other">
          <p>No need to wait: <a class="reach" href="${forgot}">set a new password</a></p>
        </div>`
      }
    `,
  }
}

export const mailFailedPage = (back: string): Page => ({
  title: 'The mail could not be sent',
  status: 503,
  body: html`
    <p role="alert">
      Our mail server does not answer at the moment. Try again in a few minutes; no account has been made.
    </p>
    <p><a class="button line" href="${back}">Back</a></p>
  `,
})
