const name = 'via'

/** Where a link of ours led here from. */
let source: string | null = null

/**
 * Reads it, and leaves the plain address, which people share. Before the router reads the address: the server rendered the page without it, and
 * filters would put it back.
 */
export function takeSource() {
  const url = new URL(location.href)
  source = url.searchParams.get(name)
  if (source === null) return
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

/** Once: what is opened later was found elsewhere. */
export function openedBy(): string | null {
  const found = source
  source = null
  return found
}

/** An address for readers who find it there. It may be a path. */
export function foundBy(found: string, address: string): string {
  const [plain = '', part] = address.split('#')
  const [path = '', query] = plain.split('?')
  const search = new URLSearchParams(query)
  search.set(name, found)
  return `${path}?${search}${part === undefined ? '' : `#${part}`}`
}
