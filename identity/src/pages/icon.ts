import { html, type Html } from './html.ts'

// From Lucide, like the product's icons. Hidden from screen readers, because text follows them.
const icon = (shapes: Html) =>
  html`<svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    aria-hidden="true"
  >
    ${shapes}
  </svg>`

export const alertIcon = icon(html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4M12 16h.01" />`)
export const plusIcon = icon(html`<path d="M12 5v14M5 12h14" />`)
