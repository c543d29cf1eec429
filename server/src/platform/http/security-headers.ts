import type { ServerResponse } from 'node:http'

// In seconds: a year.
const httpsMaxAge = 31_536_000

const deniedFeatures =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media gyroscope hid idle-detection ' +
  'magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking'

/** What pages use of the browser: marketplaces find places nearby. Everything else is denied to pages and frames. */
const permissions = [
  'geolocation=(self)',
  'fullscreen=(self)',
  ...deniedFeatures.split(' ').map((name) => `${name}=()`),
].join(', ')

/** Sets the headers of all responses, including those of the embedded identity provider. */
export function securityHeaders(isHttps: boolean): (response: ServerResponse) => void {
  const headers: [name: string, value: string][] = [
    ['x-content-type-options', 'nosniff'],
    ['permissions-policy', permissions],
    // Other sites can't load replies into their pages. Public pictures override it.
    ['cross-origin-resource-policy', 'same-origin'],
    // Browsers ignore it over http. Other hosts of the domain aren't ours to decide on.
    ...(isHttps ? [['strict-transport-security', `max-age=${httpsMaxAge}`] satisfies [string, string]] : []),
  ]
  return (response) => {
    for (const [name, value] of headers) response.setHeader(name, value)
  }
}
