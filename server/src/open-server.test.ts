import { expect, inject, test } from 'vitest'
import { openServer, requireSupported } from './open-server.ts'
import { ConfigurationError } from './platform/configuration.ts'

test.each([15, 17])('PostgreSQL %i is refused with the version that is needed', (major) => {
  expect(() => requireSupported(major)).toThrow(
    new ConfigurationError(
      `DATABASE_URL: the database is PostgreSQL ${major}, but version 18 or newer is needed.`,
    ),
  )
})

test('PostgreSQL 18 is accepted', async () => {
  const databaseUrl = inject('databaseUrl')
  const server = await openServer({ databaseUrl, dataDir: '' }, () => {})
  expect(server.url).toBe(databaseUrl)
})
