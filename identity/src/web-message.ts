import { createHash } from 'node:crypto'
import type { Provider } from 'oidc-provider'
import { withOwnWords } from './failure-words.ts'
import { html, verbatim } from './pages/html.ts'
import { documentOf } from './pages/layout.ts'
import { allowScripts, messagePolicy } from './security-headers.ts'

// The opener closes the popup after it has received the message. oidc-provider's own page closes itself at once, which
// an opener may detect before it has read the message and mistake for a canceled login.
const script = `
const { message, target } = document.getElementById('message').dataset;
(window.opener ?? window.parent).postMessage({ type: 'authorization_response', response: JSON.parse(message) }, target);
setTimeout(() => window.close(), 5000);
`
const scriptHash = createHash('sha256').update(script).digest('base64')

/** The response mode of popups and silent frames: posts the response to the client's window. */
export function registerWebMessage(provider: Provider, brand: string, allowedOrigins: string[]): void {
  provider.registerResponseMode('web_message', (ctx, redirectUri, response) => {
    ctx.status = 'error' in response ? 400 : 200
    ctx.type = 'html'
    ctx.remove('x-frame-options')
    ctx.set('content-security-policy', messagePolicy(scriptHash, allowedOrigins))
    const message = JSON.stringify(withOwnWords(response))
    const page = {
      title: 'One moment',
      isHidden: ctx.get('sec-fetch-dest') === 'iframe',
      body: html`
        <p id="message" data-message="${message}" data-target="${new URL(redirectUri).origin}">
          This window closes automatically.
        </p>
        ${verbatim(`<script>${script}</script>`)}
      `,
    }
    ctx.body = documentOf(brand, page, allowScripts(ctx.res))
  })
}
