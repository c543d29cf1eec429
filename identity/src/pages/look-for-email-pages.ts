import { html } from './html.ts'
import type { Page } from './layout.ts'

export const LOOK_FOR_AN_EMAIL = 'Look for an email'

const RELOAD_SECONDS = 3

/** Waits for the confirmation of a sign-up; the same whether or not the address has an account already. */
export const confirmationSentPage = (base: string, email: string, again: boolean): Page => ({
  title: LOOK_FOR_AN_EMAIL,
  // The header does what <meta http-equiv="refresh"> does, without JavaScript.
  headers: { refresh: `${RELOAD_SECONDS}; url=${base}/wait` },
  body: html`
    ${again && html`<p class="notice" role="status">The mail is on its way again.</p>`}
    <p>
      We have sent a mail to <strong>${email}</strong>. Open the link in it to confirm the address; this
      window then continues by itself.
    </p>
    <p>Nothing there after a minute? Look into the spam folder, or have it sent again.</p>
    <form method="post" action="${base}/resend"><button class="button line">Send it again</button></form>
    <div class="other">
      <p>Wrong address? <a href="${base}/signup">Change it</a></p>
      <p>Have an account? <a href="${base}/login">Log in</a></p>
      <form method="post" action="${base}/leave"><button class="button quiet">Confirm later</button></form>
    </div>
  `,
})

/** After a request for a new password; the same whether or not the address has an account. */
export const resetSentPage = (base: string): Page => ({
  title: LOOK_FOR_AN_EMAIL,
  body: html`
    <p>
      If the address has an account, a mail with a link to set a new password is on its way. It holds for an
      hour.
    </p>
    <p><a class="button line" href="${base}/login">Back to log in</a></p>
  `,
})
