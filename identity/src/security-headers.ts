import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/**
 * Headers of every reply of the provider. No script runs: oidc-provider adds the hash of its own one to
 * `script-src`, and our documents the nonce of theirs.
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
    // Chromium holds the redirect that follows a form to this as well, and it may end at a client's origin.
    ['form-action', "'self'", ...foreign].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    // `no-referrer` would make browsers send `Origin: null` with our own forms.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    // Must be on every step of the popup: a step without it would cut the popup from its opener. The opener
    // has to send it too, and be of this origin, so it stays off where a client lives on another one.
    ...(foreign.length === 0 && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  }
}

/** Lets the scripts of one document run that carry the nonce it answers. */
export function allowScripts(res: ServerResponse): string {
  const nonce = randomBytes(16).toString('base64')
  const policy = String(res.getHeader('content-security-policy'))
  res.setHeader('content-security-policy', policy.replace(/script-src[^;]*/, `$& 'nonce-${nonce}'`))
  return nonce
}

/** The policy of a reply that a client reads from a frame or a popup. */
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
