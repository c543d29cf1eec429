import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/**
 * The headers of every response. They allow no scripts: oidc-provider adds the hash of its own script to `script-src`,
 * and our pages add a nonce.
 */
export function securityHeaders(issuerOrigin: string, allowedOrigins: string[]): Record<string, string> {
  const foreign = allowedOrigins.filter((origin) => origin !== issuerOrigin)
  const policy = [
    "default-src 'none'",
    'script-src',
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // Chromium applies this to redirects after a form, too, which may end at a client's origin.
    ['form-action', "'self'", ...foreign].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    // With `no-referrer`, browsers would send `Origin: null` with our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Every step of the popup must send this header, or the popup loses its opener. The opener must send it, too, and
    // have the same origin, so it is off if a client is on another origin.
    ...(foreign.length === 0 && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  }
}

/** Allows scripts with the returned nonce in this response. */
export function allowScripts(res: ServerResponse): string {
  const nonce = randomBytes(16).toString('base64')
  const policy = String(res.getHeader('content-security-policy'))
  res.setHeader('content-security-policy', policy.replace(/script-src[^;]*/, `$& 'nonce-${nonce}'`))
  return nonce
}

/** Allows forms of this response to end at another address. */
export function allowFormsTo(res: ServerResponse, address: string): void {
  const { protocol, origin } = new URL(address)
  const source = /^https?:$/.test(protocol) ? origin : protocol
  const policy = String(res.getHeader('content-security-policy'))
  res.setHeader(
    'content-security-policy',
    policy.replace(/form-action[^;]*/, (rule) => `${rule} ${source}`),
  )
}

/** The policy of a response that a client reads from a frame or popup. */
export const messagePolicy = (scriptHash: string, allowedOrigins: string[]) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${scriptHash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    ['frame-ancestors', ...allowedOrigins].join(' '),
  ].join('; ')
