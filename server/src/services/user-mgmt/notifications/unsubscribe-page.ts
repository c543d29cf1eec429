import { titled } from '@app/contract/page-title.ts'
import { escaped } from '../../../platform/markup.ts'

interface UnsubscribePage {
  title: string
  text: string
  /** Posts to the address of the page. */
  button?: string
}

// The colors of emails, which people come from.
const styles = `:root{color-scheme:light dark;--paper:#fbfaf6;--ink:#17201c;--ink-2:#4a534e;--accent:#0b6a4a;--on-accent:#fff;--line:#e3e0d6;--link:#0a5f42}
@media(prefers-color-scheme:dark){:root{--paper:#0c1412;--ink:#ecebe2;--ink-2:#b4bcb5;--accent:#6fd3a6;--on-accent:#05241a;--line:#22302b;--link:#7fdcb2}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',sans-serif}
header{padding:16px 20px;border-bottom:1px solid var(--line);font-weight:700}
main{max-width:560px;margin:0 auto;padding:48px 20px}
h1{margin:0 0 16px;font-size:28px;font-weight:600;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 24px;color:var(--ink-2)}
a{color:var(--link)}
header a{color:inherit;text-decoration:none}
button{min-height:44px;padding:10px 24px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`

/** A page without scripts, because it must work wherever a link in an email opens. */
export const unsubscribePage = (brand: string, { title, text, button }: UnsubscribePage) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(titled(title, brand))}</title>
<style>${styles}</style>
</head>
<body>
<header><a href="/">${escaped(brand)}</a></header>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${button === undefined ? '' : `<form method="post"><p><button name="List-Unsubscribe" value="One-Click">${escaped(button)}</button></p></form>`}
<p><a href="/account#notifications">Choose your emails</a></p>
</main>
</body>
</html>`
