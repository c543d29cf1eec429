import { titled } from '@app/contract/page-title.ts'
import type { FastifyInstance } from 'fastify'
import { escaped } from '../platform/markup.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The theme is chosen by an attribute. Nothing on the page sets styles.
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

// The tokens of the product that it needs, since stylesheets of pages aren't kept.
const styles = `@font-face{font-family:'Plus Jakarta Sans';src:url('/fonts/plus-jakarta-sans-latin-wght-normal.woff2') format('woff2');font-weight:200 800;font-display:swap}
:root{color-scheme:light;--paper:#fbfaf6;--surface:#fff;--ink:#17201c;--ink-2:#4a534e;--ink-3:#656e68;--line:#e3e0d6;--line-field:#878b82;--accent:#0b6a4a;--on-accent:#fff;--link:#0a5f42}
@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;--paper:#0c1412;--surface:#121c19;--ink:#ecebe2;--ink-2:#b4bcb5;--ink-3:#8f9a93;--line:#22302b;--line-field:#64756e;--accent:#6fd3a6;--on-accent:#05241a;--link:#7fdcb2}}
:root[data-theme=dark]{color-scheme:dark;--paper:#0c1412;--surface:#121c19;--ink:#ecebe2;--ink-2:#b4bcb5;--ink-3:#8f9a93;--line:#22302b;--line-field:#64756e;--accent:#6fd3a6;--on-accent:#05241a;--link:#7fdcb2}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Plus Jakarta Sans',system-ui,sans-serif}
body>header{display:flex;align-items:center;gap:8px;min-height:60px;padding:8px 20px;border-bottom:1px solid var(--line);font-weight:700}
header a{display:flex;align-items:center;gap:8px;color:inherit;text-decoration:none}
main{max-width:640px;margin:0 auto;padding:32px 20px 64px}
h1{margin:0 0 8px;font-size:28px;font-weight:640;line-height:1.2;letter-spacing:-.022em;text-wrap:balance}
h2{margin:40px 0 12px;font-size:18px;font-weight:640;overflow-wrap:anywhere}
p{margin:0 0 16px;color:var(--ink-2)}
button{min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:640;cursor:pointer}
.list{margin:0;padding:0;list-style:none}
.list a{display:block;padding:12px 0;border-top:1px solid var(--line);color:inherit;text-decoration:none}
.list a:hover b{text-decoration:underline}
.list b{display:block;overflow-wrap:anywhere}
.list span{display:block;overflow:hidden;color:var(--ink-2);font-size:14px;text-overflow:ellipsis;white-space:nowrap}
article{margin-bottom:16px}
article b{margin-inline-end:8px;font-size:14px}
article small{color:var(--ink-3);font-size:13px}
article p{margin:2px 0 0;color:var(--ink);overflow-wrap:anywhere;white-space:pre-wrap}
form{display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px;padding-top:16px;border-top:1px solid var(--line)}
textarea{flex:1 1 240px;min-height:44px;padding:10px 12px;border:1px solid var(--line-field);border-radius:8px;background:var(--surface);color:inherit;font:inherit;resize:vertical}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

const page = (brand: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(titled('You’re offline', brand))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
<script src="/offline.js" defer></script>
</head>
<body>
<header><a href="/"><img src="/favicon.svg" alt="" width="28" height="28">${escaped(brand)}</a></header>
<main>
<h1>You’re offline</h1>
<p id="why" role="status">This page needs a connection. It opens by itself when you’re back online.</p>
<button type="button" id="again">Try again</button>
<div id="kept"></div>
</main>
</body>
</html>`

/** The page that the service worker keeps for when there is no connection. */
export const registerOfflinePage = (app: FastifyInstance, { brand }: { brand: string }) =>
  app.get('/offline', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      })
      .send(page(brand)),
  )
