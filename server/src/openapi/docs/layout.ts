import { titled } from '@app/contract/page-title.ts'
import { escaped } from '../../platform/markup.ts'

export interface DocsPage {
  title: string
  /** The path, to mark it in the navigation. */
  path: '/docs' | '/docs/problems'
  body: string
}

const places = [
  { path: '/docs', label: 'Operations' },
  { path: '/docs/problems', label: 'Problems' },
  { path: '/openapi.json', label: 'openapi.json' },
]

/** A page about the API: the bar, the content, and nothing from other hosts. */
export function layOut({ title, path, body }: DocsPage, brand: string): string {
  const links = places.map(
    (place) =>
      `<a href="${place.path}"${place.path === path ? ' aria-current="page"' : ''}>${place.label}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(titled(title, brand))}</title>
<script src="/docs/docs.js"></script>
<link rel="preload" href="/fonts/plus-jakarta-sans-latin-wght-normal.woff2" as="font" type="font/woff2" crossorigin>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="bar">
<a class="logo" href="/" aria-label="${escaped(brand)}, home page"><svg viewBox="2 2.5 20 20" width="22" height="22" aria-hidden="true"><path class="plate" d="M3 3h18v10.5L12 22 3 13.5z"/><path class="posts" d="M7.5 7.5v8M16.5 7.5v8M7.5 11.5h9"/></svg><span>${escaped(brand)}</span></a>
<nav aria-label="API">${links.join('')}</nav>
</header>
<main id="content" class="page" tabindex="-1">
${body}
</main>
</body>
</html>`
}
