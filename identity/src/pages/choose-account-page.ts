import { html } from './html.ts'
import type { Page } from './layout.ts'

export const chooseAccountPage = (base: string, current: { name: string; email: string }): Page => ({
  title: 'Choose an account',
  body: html`
    <form method="post" action="${base}/continue">
      <button class="button">
        <span>Continue as ${current.name}<small>${current.email}</small></span>
      </button>
    </form>
    <p><a class="button line" href="${base}/login">Use another account</a></p>
    <div class="other">
      <p>No account yet? <a href="${base}/signup">Sign up</a></p>
      <form method="post" action="${base}/cancel"><button class="button quiet">Cancel</button></form>
    </div>
  `,
})
