import { avatar } from './avatar.ts'
import { cancelForm } from './form.ts'
import { html } from './html.ts'
import { plusIcon } from './icon.ts'
import type { Page } from './layout.ts'

export const chooseAccountPage = (base: string, current: { name: string; email: string }): Page => ({
  title: 'Choose an account',
  body: html`
    <div class="accounts">
      <form method="post" action="${base}/continue">
        <button class="account">
          ${avatar(current.name)}<span>Continue as ${current.name}<small>${current.email}</small></span>
        </button>
      </form>
      <a class="account" href="${base}/login">
        <span class="avatar other-account">${plusIcon}</span><span>Use another account</span>
      </a>
    </div>
    <div class="other">
      <p>Don't have an account? <a class="reach" href="${base}/signup">Sign up</a></p>
      ${cancelForm(base)}
    </div>
  `,
})
