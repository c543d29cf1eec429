/**
 * Adds a missing scheme to the first address in the text. Leaves other text alone, so that the contract's schema
 * validates it.
 */
export function normalizeWebAddress(text: string): string {
  const first = text.split(/[;,]\s/)[0]?.replace(/;$/, '') ?? ''
  const address = /^[a-z][a-z+.-]*:\/\//i.test(first) ? first : `https://${first.replace(/^\/+/, '')}`
  if (/\s/.test(first) || !URL.canParse(address)) return text
  const url = new URL(address)
  // `URL` adds a slash after a bare host.
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.href.replace(/\/$/, '') : url.href
}
