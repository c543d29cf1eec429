import { expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from './platform/configuration.ts'
import { start } from './start.ts'

test.each([
  ['with accounts of our own', {}, 'create accounts, reset passwords, claim pages or send requests'],
  [
    'with accounts elsewhere',
    { OIDC_ISSUER: 'https://issuer.test' },
    "People can't claim pages or send requests",
  ],
])('production without email does not start, %s', async (_what, environment, consequence) => {
  const configuration = readConfiguration({ NODE_ENV: 'production', ...environment })
  const started = start(
    configuration,
    () => {},
    () => {},
  )
  await expect(started).rejects.toThrow(ConfigurationError)
  await expect(started).rejects.toThrow(/^Configuration: SMTP_URL is not set\./)
  await expect(started).rejects.toThrow('Set it, or MAIL=drop to run without email.')
  await expect(started).rejects.toThrow(consequence)
})
