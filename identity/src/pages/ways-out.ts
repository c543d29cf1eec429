import { html, type Html } from './html.ts'

/** The way back to the client, without an account. */
export const cancelForm = (base: string): Html =>
  html`<form method="post" action="${base}/cancel"><button class="button quiet">Cancel</button></form>`

/** Where there is nothing more to do: out of the window, or, where it was not opened by another, to the product. */
export const leaveButtons = html`
  <p><a class="button line" href="/" data-unless-opened>Go to the start page</a></p>
  <p data-if-opened hidden>
    <button class="button line" type="button" data-closes>Close this window</button>
  </p>
`
