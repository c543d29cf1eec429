import { expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from './platform/configuration.ts'
import { mailWarnings, start } from './start.ts'

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

test.each<[string, Record<string, string>, string[]]>([
  [
    'production without a postal address',
    { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test' },
    ['POSTAL_ADDRESS'],
  ],
  [
    'production with one',
    { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.test', POSTAL_ADDRESS: '1 Main Street' },
    [],
  ],
  ['production without email', { NODE_ENV: 'production', MAIL: 'drop' }, ['MAIL=drop']],
  ['development', {}, []],
])('%s warns of %j: %j', (_what, environment, about) => {
  const warnings = mailWarnings(readConfiguration(environment))
  expect(warnings.map((warning) => about.find((name) => warning.startsWith(name)))).toEqual(about)
})
