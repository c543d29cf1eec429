import { html } from './html.ts'
import type { Page } from './layout.ts'

/** `code` is for whoever looks for the cause, not for the reader. */
export const refusalPage = (status: number, title: string, text: string, code?: string): Page => ({
  title,
  status,
  body: html`
    <p role="alert">${text}</p>
    ${code && html`<p class="hint">${code}</p>`}
  `,
})

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

/** `back` is the form to try again with. */
export const tooManyAttemptsPage = (retryAt: Date, back: string, now = new Date()): Page => {
  const seconds = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1000))
  const minutes = Math.ceil(seconds / 60)
  return {
    title: 'Too many attempts',
    status: 429,
    headers: { 'retry-after': String(seconds) },
    body: html`
      <p role="alert">
        To keep accounts safe we wait a while after many attempts. Try again
        <time datetime="${retryAt.toISOString()}"
          >in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}</time
        >.
      </p>
      <p><a class="button line" href="${back}">Back</a></p>
    `,
  }
}

export const mailFailedPage = (back: string): Page => ({
  title: 'The mail could not be sent',
  status: 503,
  body: html`
    <p role="alert">Our mail server does not answer at the moment. Try again in a few minutes.</p>
    <p><a class="button line" href="${back}">Back</a></p>
  `,
})
