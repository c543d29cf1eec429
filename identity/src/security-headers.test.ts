import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const issuer = 'https://brand.test'

test('a client on the issuer’s own origin keeps its popups to itself', () => {
  const headers = securityHeaders(issuer, [issuer])
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(headers['content-security-policy']).toContain("form-action 'self';")
})

test('a client on another origin can be gone back to, and open popups', () => {
  const headers = securityHeaders(issuer, [issuer, 'http://localhost:5173'])
  expect(headers).not.toHaveProperty('cross-origin-opener-policy')
  expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:5173;")
})
