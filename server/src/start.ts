import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import { composeMail } from '@app/identity/mail-document.ts'
import pino from 'pino'
import { createApp } from './app.ts'
import { buildDemo, demoLines } from './demo.ts'
import { openIdentity } from './identity.ts'
import type { Lifecycle } from './lifecycle.ts'
import { openMap } from './map/open-map.ts'
import { openServer } from './open-server.ts'
import { ConfigurationError, type Configuration } from './platform/configuration.ts'
import { connect } from './platform/database.ts'
import { logOptions } from './platform/log.ts'
import { registerDevMail } from './platform/mail/dev-mail.ts'
import { fileOutbox } from './platform/mail/outbox.ts'
import { smtpMail } from './platform/mail/smtp.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * Starts everything, from an empty folder to a listening server. `failed` in the result resolves with a reason if the
 * database server exits unexpectedly.
 */
export async function start(
  configuration: Configuration,
  onStop: Lifecycle['onStop'],
  print: (line: string) => void,
) {
  const { origin, dataDir, brand, oidc, mode } = configuration
  await mkdir(dataDir, { recursive: true })
  const log = pino(logOptions(configuration))
  const map = await openMap(configuration.map, log)
  const database = await openServer(configuration, print)
  onStop(() => database.stop())
  const connections = connect(database.url, { genericPlans: true })
  onStop(() => connections.close())
  // For geocoding, and for bulk work, whose plans depend on the values.
  const lookups = connect(database.url, { size: 2 })
  onStop(() => lookups.close())
  await prepareDatabase(lookups.pool, print)

  const mail = openMail(configuration, onStop)
  const identity = await openIdentity(configuration, connections.pool, mail.send, log)
  onStop(() => identity.close())
  const withDemo = configuration.catalogue === 'demo'
  const accounts = mode === 'development' ? identity.accounts : undefined
  if (withDemo) await buildDemo(lookups.pool, accounts, print)

  const app = await createApp({
    connections,
    databaseUrl: database.url,
    dataDir,
    origin,
    brand,
    log,
    tokens: { ...identity.tokens, audience: oidc.audience, rolesClaim: oidc.rolesClaim },
    geocode: createGeocoder(lookups.pool),
    mail: { send: mail.send, layOut: (letter) => composeMail(brand, letter) },
    checkReplies: mode !== 'production',
    proxies: configuration.proxies,
    pages: {
      from: configuration.pages,
      signIn: { domain: identity.tokens.issuer.replace(/\/$/, ''), ...signInOf(configuration) },
      links: configuration.links,
      map,
      isDevelopment: mode === 'development',
    },
  })
  onStop(() => app.close())
  identity.mount(app)
  if (mode === 'development' && mail.outbox) registerDevMail(app, mail.outbox)
  await app.listen({ port: configuration.port, host: configuration.host }).catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new ConfigurationError(`PORT: ${configuration.port} is already in use`) : error
  })
  print(`${brand} is ready at ${origin}`)
  if (withDemo && accounts) for (const line of demoLines()) print(line)
  return { failed: database.ended }
}

const signInOf = ({ oidc: { clientId, audience, rolesClaim } }: Configuration) => ({
  clientId,
  audience,
  rolesClaim,
})

/** Sends mail through SMTP if it is configured, otherwise writes it to files. */
function openMail({ mail, dataDir }: Configuration, onStop: Lifecycle['onStop']) {
  if (mail.smtpUrl === undefined) {
    const outbox = fileOutbox(join(dataDir, 'mail'))
    return { send: outbox.send, outbox }
  }
  const smtp = smtpMail(mail.smtpUrl, mail.from)
  onStop(() => smtp.close())
  return { send: smtp.send, outbox: undefined }
}
