import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const issuer = 'https://brand.test'

test('with the client on the issuer’s origin, popups are isolated from other origins', () => {
  const headers = securityHeaders(issuer, [issuer])
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
  expect(headers['content-security-policy']).toContain("form-action 'self';")
})

test('with a client on another origin, popups keep their opener and forms may redirect to the client', () => {
  const headers = securityHeaders(issuer, [issuer, 'http://localhost:5173'])
  expect(headers).not.toHaveProperty('cross-origin-opener-policy')
  expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:5173;")
})
