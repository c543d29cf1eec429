// A server of its own process, for tests that kill it: the parent passes the database, the folder of files and the key of tokens.
import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import { createLocalJWKSet } from 'jose'
import pino from 'pino'
import { createApp } from '../app.ts'
import { connect } from '../platform/database.ts'

const { databaseUrl, dataDir, rules, jwk } = JSON.parse(process.argv[2] ?? '')
const lookups = connect(databaseUrl, { size: 1 })
const app = await createApp({
  connections: connect(databaseUrl, { size: 3, genericPlans: true }),
  writes: connect(databaseUrl, { size: 3, genericPlans: true }),
  databaseUrl,
  dataDir,
  origin: 'http://localhost',
  brand: 'Test',
  log: pino({ level: 'silent' }),
  report: () => {},
  tokens: { ...rules, keys: createLocalJWKSet({ keys: [jwk] }) },
  geocode: createGeocoder(lookups.pool),
  mail: { send: async () => {}, site: { issuer: 'http://localhost/', brand: 'Test' } },
  quotas: new Map(),
  checkReplies: true,
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
