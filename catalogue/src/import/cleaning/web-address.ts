/** Adds the scheme that people leave out; of several addresses the first. What is none is left for the contract to judge. */
export function webAddress(text: string): string {
  const first = text.split(/[;,]\s/)[0]?.replace(/;$/, '') ?? ''
  const address = /^[a-z][a-z+.-]*:\/\//i.test(first) ? first : `https://${first.replace(/^\/+/, '')}`
  if (/\s/.test(first) || !URL.canParse(address)) return text
  const url = new URL(address)
  // The parser writes a slash that nobody typed behind a bare host.
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.href.replace(/\/$/, '') : url.href
}
