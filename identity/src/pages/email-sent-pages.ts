import { lineScore } from './line-score.ts'
import { html } from './html.ts'
import type { Page } from './layout.ts'

export const lookForEmail = 'Look for an email'

/** Longer than the script's interval: a refresh reloads the page while somebody may be using it. */
const refreshSeconds = 10
const resendCooldownSeconds = 30

interface ConfirmationSent {
  base: string
  brand: string
  email: string
  isResent: boolean
  /** The origin of the page that opened this window. */
  openerOrigin: string
}

/** Waits for the confirmation of a sign-up. Doesn't reveal whether the address already has an account. */
export const confirmationSentPage = ({
  base,
  brand,
  email,
  isResent,
  openerOrigin,
}: ConfirmationSent): Page => ({
  title: lookForEmail,
  refresh: { seconds: refreshSeconds, url: `${base}/wait` },
  body: html`
    ${isResent && html`<p class="notice" role="status">We sent the email again.</p>`}
    ${lineScore([
      { label: 'Sent to', value: email, isWide: true },
      { label: 'From', value: brand },
      { label: 'Link expires in', value: '24 hours' },
    ])}
    <ol
      class="steps"
      data-poll="${base}/waiting"
      data-next="${base}/wait"
      data-mail-awaited-by="${openerOrigin}"
    >
      <li>Open the email. Don't see it after a minute? Check your spam folder.</li>
      <li>Click the link and confirm that it was you. You can use any device.</li>
      <li>Come back here. This window continues automatically.</li>
    </ol>
    <noscript
      ><p><a href="${base}/wait">I've confirmed my email</a></p></noscript
    >
    <form method="post" action="${base}/resend">
      <button class="button line" data-busy="Sending…" data-cooldown="${resendCooldownSeconds}">
        Resend email
      </button>
    </form>
    <div class="other">
      <p>Wrong address? <a class="reach" href="${base}/signup">Change it</a></p>
      <form method="post" action="${base}/leave"><button class="button quiet">Confirm later</button></form>
    </div>
  `,
})

interface ResetSent {
  base: string
  /** The origin of the page that opened this window. */
  openerOrigin: string
}

/** Doesn't reveal whether the address has an account. */
export const resetSentPage = ({ base, openerOrigin }: ResetSent): Page => ({
  title: lookForEmail,
  body: html`
    <p>If there's an account with this address, we've sent it a link to set a new password.</p>
    ${lineScore([
      { label: 'Link expires in', value: '1 hour' },
      { label: 'Works', value: 'once' },
    ])}
    <ol class="steps" data-mail-awaited-by="${openerOrigin}">
      <li>Open the email. Don't see it after a minute? Check your spam folder.</li>
      <li>Click the link and set a new password. You can use any device.</li>
      <li>Come back here and log in with your new password.</li>
    </ol>
    <p><a class="button line" href="${base}/login">Back to log in</a></p>
    <div class="other">
      <p>No email? <a class="reach" href="${base}/forgot">Try again</a></p>
    </div>
  `,
})
