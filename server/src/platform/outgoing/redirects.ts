import type { IncomingMessage } from 'node:http'

export const maxRedirects = 5
const usualPorts = ['', '80', '443']
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Whether it is of the web, at a usual port or one of these. */
export const isUsualAddress = ({ protocol, port }: URL, ports: readonly string[] = []) =>
  /^https?:$/.test(protocol) && [...usualPorts, ...ports].includes(port)

/** Where a reply redirects to: null if that is no address. Undefined if it doesn't. */
export function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null | undefined {
  const { location } = headers
  return redirects.has(statusCode) && location !== undefined ? URL.parse(location, url) : undefined
}
