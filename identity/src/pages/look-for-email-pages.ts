import { html } from './html.ts'
import type { Page } from './layout.ts'
import { lineScore } from './line-score.ts'

export const lookForEmail = 'Look for an email'

/** Rarer than the script asks: each time the page begins anew, under the hands of whoever is using it. */
const refreshSeconds = 10
const resendCooldownSeconds = 30

interface Wait {
  base: string
  brand: string
  email: string
  isAgain: boolean
}

/** Waits for the confirmation of a sign-up; the same whether or not the address has an account already. */
export const confirmationSentPage = ({ base, brand, email, isAgain }: Wait): Page => ({
  title: lookForEmail,
  lookAgain: { seconds: refreshSeconds, at: `${base}/wait` },
  body: html`
    ${isAgain && html`<p class="notice" role="status">The mail is on its way again.</p>`}
    ${lineScore([
      { label: 'Sent to', value: email, isWide: true },
      { label: 'From', value: brand },
      { label: 'The link holds for', value: '24 hours' },
    ])}
    <ol class="steps" data-waits-at="${base}/waiting" data-then="${base}/wait">
      <li>Open the mail. After a minute without one, look into the spam folder.</li>
      <li>Follow its link and say that it was you, on any device.</li>
      <li>Come back. This window continues by itself.</li>
    </ol>
    <noscript
      ><p><a href="${base}/wait">I have confirmed it</a></p></noscript
    >
    <form method="post" action="${base}/resend">
      <button class="button line" data-busy="Sending…" data-cooldown="${resendCooldownSeconds}">
        Send it again
      </button>
    </form>
    <div class="other">
      <p>Wrong address? <a class="reach" href="${base}/signup">Change it</a></p>
      <form method="post" action="${base}/leave"><button class="button quiet">Confirm later</button></form>
    </div>
  `,
})

/** After a request for a new password; the same whether or not the address has an account. */
export const resetSentPage = (base: string): Page => ({
  title: lookForEmail,
  body: html`
    <p>If the address has an account, a mail with a link to set a new password is on its way.</p>
    ${lineScore([
      { label: 'The link holds for', value: '1 hour' },
      { label: 'Can be used', value: 'once' },
    ])}
    <ol class="steps">
      <li>Open the mail. After a minute without one, look into the spam folder.</li>
      <li>Follow its link and set the new password, on any device.</li>
      <li>Come back and log in with it.</li>
    </ol>
    <p><a class="button line" href="${base}/login">Back to log in</a></p>
    <div class="other">
      <p>Nothing there? <a class="reach" href="${base}/forgot">Ask again</a></p>
    </div>
  `,
})
