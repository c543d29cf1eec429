import type { Provider } from 'oidc-provider'
import { html } from './pages/html.ts'
import { documentOf } from './pages/layout.ts'
import { allowScripts } from './security-headers.ts'

const formPattern =
  /<form method="post" action="([^"]+)">\s*<input type="hidden" name="xsrf" value="([^"]+)"\/>/

/**
 * oidc-provider's own page, with which somebody who logs in takes over the browser from somebody else, in our
 * look: the same form, sent on by our script.
 */
export function registerHandOver(provider: Provider, brand: string): void {
  provider.use(async (ctx, next) => {
    await next()
    const [, action, xsrf] = (typeof ctx.body === 'string' && formPattern.exec(ctx.body)) || []
    if (action === undefined || xsrf === undefined) return
    const page = {
      title: 'One moment',
      body: html`
        <p>The account that was signed in before is being signed out.</p>
        <form method="post" action="${action}" data-goes-on>
          <input type="hidden" name="xsrf" value="${xsrf}" />
          <input type="hidden" name="logout" value="yes" />
          <button class="button">Continue</button>
        </form>
      `,
    }
    ctx.body = documentOf(brand, page, allowScripts(ctx.res))
  })
}
