import { createHash } from 'node:crypto'
import { html, type Html } from './html.ts'
import { stylesheet } from './stylesheet.ts'

export type Page = {
  title: string
  body: Html
  status?: number
  headers?: Record<string, string>
}

export const STYLESHEET_PATH = '/u/style.css'
const VERSION = createHash('sha256').update(stylesheet).digest('hex').slice(0, 8)

const PLATE = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M3 3h18v10.5L12 22 3 13.5z" fill="currentColor" />
</svg>`

export const documentOf = (brand: string, { title, body }: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} | ${brand}</title>
        <link rel="stylesheet" href="${STYLESHEET_PATH}?v=${VERSION}" />
      </head>
      <body>
        <header>${PLATE}<span>${brand}</span></header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.html
