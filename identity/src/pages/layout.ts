import { fontUrl, iconUrl, scriptUrl, stylesheetUrl } from '../assets.ts'
import { html, verbatim, type Html } from './html.ts'

export interface Page {
  title: string
  body: Html
  status?: number
  headers?: Record<string, string>
  /** Reloads the page in browsers without JavaScript. */
  refresh?: { seconds: number; url: string }
  /** Loaded in a hidden frame, so it needs no styles. */
  isHidden?: boolean
}

// Reads the theme that the product stores. Runs before the first paint to avoid a flash.
const themeScript = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

const logoMark = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M3 3h18v10.5L12 22 3 13.5z" fill="currentColor" />
  <path d="M7.5 7.5v8M16.5 7.5v8M7.5 11.5h9" stroke-width="2.2" fill="none" />
</svg>`

const headAssets = (nonce: string) => html`
  <script nonce="${nonce}">
    ${verbatim(themeScript)}
  </script>
  <link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin />
  <link rel="stylesheet" href="${stylesheetUrl}" />
  <link rel="icon" href="${iconUrl}" type="image/svg+xml" />
  <script nonce="${nonce}" src="${scriptUrl}" type="module"></script>
`

/** `nonce` must be the one in the response's Content-Security-Policy. */
export function documentOf(brand: string, page: Page, nonce: string): string {
  const { title, body, status, refresh, isHidden } = page
  const reload = refresh && `${refresh.seconds}; url=${refresh.url}`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${status === 422 && 'Error: '}${title} | ${brand}</title>
        ${!isHidden && headAssets(nonce)}
        ${reload && html`<noscript><meta http-equiv="refresh" content="${reload}" /></noscript>`}
      </head>
      <body>
        <header class="band">
          <p class="brand">${logoMark}<span>${brand}</span></p>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
          <p class="sr" role="status" id="status"></p>
        </main>
        <div class="art"></div>
      </body>
    </html> `.html
}
