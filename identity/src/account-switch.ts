import type { Provider } from 'oidc-provider'
import { html } from './pages/html.ts'
import { documentOf } from './pages/layout.ts'
import { allowScripts } from './security-headers.ts'

const formPattern =
  /<form method="post" action="([^"]+)">\s*<input type="hidden" name="xsrf" value="([^"]+)"\/>/

/**
 * Restyles the page on which oidc-provider ends the previous account's session when another account logs in. Our script
 * submits its form.
 */
export function registerAccountSwitch(provider: Provider, brand: string): void {
  provider.use(async (ctx, next) => {
    await next()
    const [, action, xsrf] = (typeof ctx.body === 'string' && formPattern.exec(ctx.body)) || []
    if (action === undefined || xsrf === undefined) return
    const page = {
      title: 'One moment',
      body: html`
        <p>We're signing out the previous account.</p>
        <form method="post" action="${action}" data-auto-submit>
          <input type="hidden" name="xsrf" value="${xsrf}" />
          <input type="hidden" name="logout" value="yes" />
          <button class="button">Continue</button>
        </form>
      `,
    }
    ctx.body = documentOf(brand, page, allowScripts(ctx.res))
  })
}
