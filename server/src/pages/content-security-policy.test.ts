import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

test('maps load data from our own origin only', () => {
  const policy = directives(contentSecurityPolicy([], 'https://issuer.example'))
  expect(policy['connect-src']).toEqual(["'self'", 'https://issuer.example'])
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:'])
})

test('a map style of others may load data and pictures from its origins, but no scripts', () => {
  const origins = ['https://styles.example', 'https://tiles.example']
  const policy = directives(contentSecurityPolicy(['abc'], 'https://issuer.example', origins))
  expect(policy['connect-src']).toEqual(["'self'", 'https://issuer.example', ...origins])
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', ...origins])
  expect(policy['script-src']).toEqual(["'self'", "'sha256-abc'"])
})

test('a collector of analytics may be sent to, and nothing else', () => {
  const [before, after] = [undefined, 'https://collector.example'].map((collector) =>
    directives(contentSecurityPolicy([], 'https://issuer.example', [], collector)),
  )
  expect(after).toEqual({
    ...before,
    'connect-src': ["'self'", 'https://issuer.example', 'https://collector.example'],
  })
})
