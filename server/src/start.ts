import { join } from 'node:path'
import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import { networksOf } from '@app/identity/network-address.ts'
import pino from 'pino'
import { createApp } from './app.ts'
import { buildDemo, closedDemoLines, demoLines } from './demo.ts'
import { openIdentity, siteOf } from './identity.ts'
import type { Lifecycle } from './lifecycle.ts'
import { openMap } from './map/open-map.ts'
import { knownPlaces } from './patterns/place-details.ts'
import { openDrives } from './places/open-drives.ts'
import { openPlaces } from './places/open-places.ts'
import { openServer } from './open-server.ts'
import type { ListenAddress } from './platform/address-values.ts'
import { ConfigurationError, type Configuration } from './platform/configuration.ts'
import { connect } from './platform/database.ts'
import { createDataFolder } from './platform/files/private-folder.ts'
import { portError, startingServer } from './platform/http/starting-server.ts'
import { writePoolSize } from './platform/limits/limit-settings.ts'
import { alwaysInfo, logOptions } from './platform/log.ts'
import { registerDevMail } from './platform/mail/dev-mail.ts'
import { fileOutbox } from './platform/mail/outbox.ts'
import { smtpMail } from './platform/mail/smtp.ts'
import { startMetricsServer } from './platform/metrics/metrics-server.ts'
import { metricsRegistry } from './platform/metrics/registry.ts'
import { pseudonymKey, pseudonyms } from './platform/pseudonyms.ts'
import { securityLog } from './platform/security-events.ts'
import { prepareDatabase } from './prepare-database.ts'

/**
 * Starts everything, from an empty folder to a listening server. `failed` in the result resolves with a reason if the
 * database server ends and can't be started again.
 */
export async function start(
  configuration: Configuration,
  onStop: Lifecycle['onStop'],
  print: (line: string) => void,
) {
  checkMail(configuration)
  const { origin, dataDir, brand, oidc, mode } = configuration
  const { port, host } = configuration
  // An ephemeral port is chosen when the product listens.
  const starting = port === 0 ? undefined : await startingServer({ host, port }, brand)
  onStop(() => starting?.close())
  await createDataFolder(dataDir)
  const log = pino(logOptions(configuration))
  const map = await openMap(configuration.map, log)
  const database = await openServer(configuration, print)
  onStop(() => database.stop())
  const connections = connect(database.url, { genericPlans: true, timeouts: configuration.databaseTimeouts })
  onStop(() => connections.close())
  const writes = connect(database.url, {
    size: writePoolSize,
    genericPlans: true,
    timeouts: configuration.databaseTimeouts,
  })
  onStop(() => writes.close())
  // For geocoding, and for bulk work, whose plans depend on the values.
  const lookups = connect(database.url, { size: 2 })
  onStop(() => lookups.close())
  await prepareDatabase(lookups.pool, print)

  const mail = openMail(configuration, onStop)
  for (const warning of mailWarnings(configuration)) {
    print(warning)
    log.warn(warning)
  }
  const secret = await pseudonymKey(connections.pool)
  const report = securityLog({
    log: alwaysInfo(log, configuration),
    pseudonymOf: pseudonyms(secret),
    prefixOf: (address) => networksOf(address).wide,
  })
  const identity = await openIdentity(configuration, connections.pool, {
    sendMail: mail.send,
    secret,
    log,
    report,
  })
  onStop(() => identity.close())
  const withDemo = configuration.catalogue === 'demo'
  const accounts = mode === 'development' ? identity.accounts : undefined
  const closed = identity.tokens.closedSubjects?.size ?? 0
  if (closed > 0)
    for (const line of closedDemoLines(closed)) {
      print(line)
      log.warn(line)
    }
  if (withDemo) await buildDemo(lookups.pool, accounts, print)

  const metrics = configuration.metrics && (await openMetrics(configuration.metrics, onStop))
  const app = await createApp({
    connections,
    writes,
    limits: configuration.limits,
    databaseUrl: database.url,
    backplaneUrl: configuration.backplaneUrl,
    dataDir,
    origin,
    brand,
    log,
    report,
    tokens: { ...identity.tokens, audience: oidc.audience, rolesClaim: oidc.rolesClaim },
    geocode: createGeocoder(lookups.pool),
    findPlace:
      configuration.places && openPlaces(configuration.places, { log, known: knownPlaces(connections.pool) }),
    findDrives: configuration.routes && openDrives(configuration.routes, { log }),
    mail: { send: mail.send, site: siteOf(configuration) },
    checkReplies: mode !== 'production',
    push: configuration.push,
    calendarOrigins: configuration.calendarOrigins,
    stories: configuration.storiesUrl === undefined ? undefined : { url: configuration.storiesUrl },
    quotas: configuration.quotas,
    plans: configuration.plans,
    questions: configuration.assistantQuestions,
    model: configuration.model,
    areVisitsCounted: configuration.visits,
    proxies: configuration.proxies,
    accessLog: configuration.accessLog,
    metrics,
    lookups: lookups.pool,
    pages: {
      from: configuration.pages,
      signIn: { domain: identity.tokens.issuer.replace(/\/$/, ''), ...signInOf(configuration) },
      links: configuration.links,
      postalAddress: configuration.postalAddress,
      bar: configuration.bar,
      analytics: configuration.analytics,
      stateVideos: configuration.stateVideos,
      map,
      isDevelopment: mode === 'development',
    },
  })
  onStop(() => app.close())
  identity.mount(app)
  if (mode === 'development' && mail.outbox) registerDevMail(app, mail.outbox, brand)
  // Before the port is free for a moment, everything that takes time is done.
  await app.ready()
  await starting?.close()
  await app.listen({ port, host }).catch((error: unknown) => {
    throw portError(port, error)
  })
  print(`${brand} is ready at ${origin}`)
  if (withDemo && accounts) for (const line of demoLines()) print(line)
  return { failed: database.ended }
}

/** Metrics at their own address, which is stopped like everything else. */
async function openMetrics(address: ListenAddress, onStop: Lifecycle['onStop']) {
  const metrics = metricsRegistry()
  const server = await startMetricsServer(metrics, address)
  onStop(() => server.close())
  return metrics
}

const signInOf = ({ oidc: { clientId, audience, rolesClaim } }: Configuration) => ({
  clientId,
  audience,
  rolesClaim,
})

/** What the operator should know about the emails. */
export function mailWarnings(configuration: Configuration): string[] {
  const { mail, mode, postalAddress } = configuration
  if (mail.isDropped) return [`MAIL=drop: nobody receives email. ${withoutMail(configuration)}`]
  if (mode !== 'production' || postalAddress !== undefined) return []
  return [
    'POSTAL_ADDRESS is not set. Laws such as CAN-SPAM require the postal address of the sender in emails.',
  ]
}

const withoutMail = ({ oidc }: Configuration) =>
  `People can't ${
    oidc.issuer === undefined ? 'create accounts, reset passwords, ' : ''
  }claim pages or send requests.`

/** Only in development are emails left in a folder, where nobody would look for them. */
function checkMail(configuration: Configuration) {
  const { mode, mail } = configuration
  if (mode === 'production' && mail.smtpUrl === undefined && !mail.isDropped)
    throw new ConfigurationError(
      `Configuration: SMTP_URL is not set. ${withoutMail(configuration)} Set it, or MAIL=drop to run without email.`,
    )
}

/** Sends mail through SMTP if it is configured, otherwise writes it to files, or drops it. */
function openMail({ mail, dataDir }: Configuration, onStop: Lifecycle['onStop']) {
  if (mail.isDropped) return { send: async () => {}, outbox: undefined }
  if (mail.smtpUrl === undefined) {
    const outbox = fileOutbox(join(dataDir, 'mail'))
    return { send: outbox.send, outbox }
  }
  const smtp = smtpMail(mail.smtpUrl, mail.from)
  onStop(() => smtp.close())
  return { send: smtp.send, outbox: undefined }
}
