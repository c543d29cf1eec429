import { hash, randomBytes } from 'node:crypto'
import type { PageSurroundings } from '@app/contract/page-surroundings.ts'
import { isDatabaseTimeout, isDatabaseUnavailable } from '../platform/database.ts'
import { busy, Refusal } from '../platform/errors.ts'
import { encodedBody } from '../platform/http/encoded-body.ts'
import type { Pages } from './built-pages.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import type { Render } from './kept-pages.ts'
import { hashScripts } from './script-hashes.ts'

const isBusyError = (error: unknown) =>
  isDatabaseTimeout(error) ||
  isDatabaseUnavailable(error) ||
  (error instanceof Refusal && error.status === 503)

/**
 * Renders pages as they are sent. The renderer gets the URL and nothing else of the request, in particular no cookies,
 * so that a page is the same for everyone.
 */
export function pageRenderer(
  pages: Pages,
  surroundings: Omit<PageSurroundings, 'nonce' | 'report'>,
  mapOrigins: readonly string[],
  report: (error: unknown, url: URL) => void,
): Render {
  const issuer = new URL(surroundings.signIn.domain).origin
  const collector = surroundings.analytics && new URL(surroundings.analytics.url).origin
  return async ({ url, encoding, signal }) => {
    const nonce = pages.isBuilt ? randomBytes(16).toString('base64') : ''
    let isBusy = false
    const response = await pages.render(new Request(url, { signal }), {
      ...surroundings,
      nonce,
      report: (error) => {
        isBusy ||= isBusyError(error)
        report(error, url)
      },
    })
    if (response.status === 500 && isBusy) throw busy('The server is busy. Try again in 5 seconds.')
    const { markup, hashes } = hashScripts(await response.text(), nonce)
    const isFound = response.status === 200
    // A part of it may have failed.
    const isComplete = response.headers.get('cache-control') !== 'no-store'
    // Weak, because all encodings share it.
    const etag = isFound && isComplete ? `"${hash('sha256', markup, 'base64url').slice(0, 22)}"` : undefined
    return {
      status: response.status,
      headers: {
        ...(pages.isBuilt && {
          'content-security-policy': contentSecurityPolicy(hashes, issuer, mapOrigins, collector),
        }),
        // Every cache must ask again, because a page may be hidden at any time.
        'cache-control': isFound ? 'no-cache' : 'private, no-cache',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'strict-origin-when-cross-origin',
        vary: 'accept-encoding',
        ...(etag !== undefined && { etag: `W/${etag}` }),
        ...Object.fromEntries(response.headers),
      },
      etag,
      body: await encodedBody(Buffer.from(markup), encoding),
    }
  }
}
