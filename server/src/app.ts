import type { RouteTree } from '@app/contract/route.ts'
import { maxImportBytes } from '@app/contract/rules/limits.ts'
import { services as trees } from '@app/contract/tree.ts'
import { accountPort as accounts } from '@app/identity/account-port.ts'
import { networkOf } from '@app/identity/network-address.ts'
import type { FastifyInstance } from 'fastify'
import { startAppMails } from './app-mails.ts'
import { registerAppPages } from './app-pages.ts'
import type { AppParts } from './app-parts.ts'
import { startAppPush } from './app-push.ts'
import { startAppQueues } from './app-queues.ts'
import { addAppMetrics } from './app-metrics.ts'
import { findFiles } from './delivery/find-file.ts'
import { registerDelivery } from './delivery/register-delivery.ts'
import { registerExports } from './exports/register-exports.ts'
import { startHousekeeping } from './housekeeping.ts'
import { kindList } from './kinds.ts'
import { registerMcp } from './mcp/register-mcp.ts'
import { marketRegistry } from './markets.ts'
import { duplicateFinder } from './import/find-duplicates.ts'
import { importHandlers } from './import/api/import-handlers.ts'
import { registerDocs } from './openapi/register-docs.ts'
import { checkStateNames } from './pages/state-names.ts'
import { cachedTexts } from './patterns/item-texts.ts'
import { noDrives } from './patterns/drive-distances.ts'
import { knownPlaces } from './patterns/place-details.ts'
import { checkQuotaNames } from './patterns/quotas.ts'
import { readerAs } from './patterns/read-as.ts'
import type { ServiceParts } from './patterns/service-parts.ts'
import { locationResolver } from './patterns/resolve-location.ts'
import { openWebsiteChecks } from './patterns/website-checks.ts'
import { bearerAuthentication } from './platform/auth.ts'
import { defaultPlans } from '@app/contract/plans.ts'
import { createFileStore } from './platform/files/file-store.ts'
import { openPictures } from './platform/files/pictures/open-pictures.ts'
import { heavyWork } from './platform/heavy-work/heavy-work.ts'
import { logRequests } from './platform/http/access-log.ts'
import { registerHealth } from './platform/http/health.ts'
import { implement } from './platform/http/implement.ts'
import { inProcessAll } from './platform/http/in-process.ts'
import { openOwnWrites } from './platform/http/own-writes.ts'
import { httpServer } from './platform/http/server.ts'
import { compressReplies } from './platform/http/compress-replies.ts'
import { openLimits } from './platform/limits/open-limits.ts'
import { addProcessMetrics } from './platform/metrics/process-metrics.ts'
import { metricsRegistry } from './platform/metrics/registry.ts'
import { addRequestMetrics, countClosedConnections } from './platform/metrics/request-metrics.ts'
import { probeWebsites } from './platform/outgoing/probe-website.ts'
import { pseudonymKey, pseudonyms } from './platform/pseudonyms.ts'
import { checkMigrations } from './prepare-database.ts'
import { readSecret } from './platform/secrets.ts'
import { rights } from './rights.ts'
import { openServices } from './services.ts'
import { openSessionHub } from './session/open-session-hub.ts'
import { lazyGazetteer, readers } from './search/reading/open-reader.ts'
import {
  keepUpRequests,
  registerCalendarFeeds,
  settleEndingsOf,
  tellOpenRates,
} from './services/event-mgmt/index.ts'
import { openPageService, visitChores } from './services/page-mgmt/index.ts'
import { reportChores } from './services/report-mgmt/index.ts'
import { fillTimeZones } from './services/business-mgmt/index.ts'
import { hotelChores, settleBlocks } from './services/hotel-mgmt/index.ts'
import { registerStoryFeeds, storyPaths } from './services/story-mgmt/index.ts'
import { registerSpaceFeeds } from './services/facility-mgmt/index.ts'
import { registerStatus } from './services/status-mgmt/index.ts'
import { registerUnsubscribe, signIn } from './services/user-mgmt/index.ts'

const maxCachedTextBytes = 16 * 1024 * 1024

/** The composition root. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { connections, writes, dataDir, geocode, limits, log, tokens, metrics = metricsRegistry() } = parts
  const secret = await pseudonymKey(connections.pool)
  const findCaller = signIn(connections.db, { ...tokens, newAccountHours: limits?.newAccountHours })
  const authenticate = bearerAuthentication(tokens, findCaller)
  checkQuotaNames(trees, parts.quotas)
  if (parts.pages) checkStateNames(parts.pages.stateVideos)
  const { turns, requests: requestLimits } = limits
    ? openLimits(limits, { pool: connections.pool, secret, log, networkOf, proxies: parts.proxies })
    : {}
  const app = httpServer(log, authenticate, {
    brand: parts.brand,
    proxies: parts.proxies,
    isHttps: parts.origin.startsWith('https:'),
    connections: limits?.connections,
    onClosedConnection: countClosedConnections(metrics),
    networkOf,
    limits: requestLimits,
  })
  addRequestMetrics(metrics, app)
  const stopProcessMetrics = addProcessMetrics(metrics)
  if (parts.accessLog) logRequests(app, { networkOf, pseudonymOf: pseudonyms(secret) })
  await compressReplies(app)
  const pictures = openPictures()
  const store = await createFileStore({ dataDir, pictures })
  const markets = marketRegistry(connections, geocode, log)
  const { origin, brand, probeWebsite: probe = probeWebsites(), findDrives = noDrives } = parts
  const heavy = heavyWork(parts.databaseUrl)
  const shared: ServiceParts = {
    brand,
    origin,
    store,
    resolveLocation: locationResolver(geocode),
    findPlace: parts.findPlace ?? knownPlaces(connections.pool),
    texts: cachedTexts(maxCachedTextBytes).read,
    openReader: readers(lazyGazetteer(connections.pool)),
    openHeavyWork: heavy.open,
    openMarket: markets.open,
    imports: importHandlers(store),
    calendarOrigins: parts.calendarOrigins ?? [],
  }
  const websites = openWebsiteChecks({ db: writes.db, probe, log })
  const approvals = { websites, findDuplicates: duplicateFinder(connections.pool) }
  const push = await startAppPush(parts)
  const visits = openPageService({
    isOn: parts.areVisitsCounted ?? true,
    db: writes.db,
    log,
    metrics,
    timeZoneAt: geocode.timeZoneAt,
    gate: kindList.find(({ gate }) => gate !== undefined)?.gate,
  })
  const services = openServices({
    shared,
    geocode,
    findDrives,
    accounts,
    metrics,
    approvals,
    plans: parts.plans ?? defaultPlans,
    markets,
    push,
    visits: visits.service,
    assistants: parts,
  })
  const changes = await markets.follow(parts.databaseUrl)
  const zoned = [fillTimeZones(geocode), ...reportChores(geocode)]
  const housekeeping = startHousekeeping({
    db: writes.db,
    store,
    kinds: kindList,
    chores: [keepUpRequests(settleBlocks), ...hotelChores, tellOpenRates, ...visitChores, ...zoned],
    log,
  })
  const { checkReplies, report } = parts
  const environment = {
    connections,
    writes,
    turns,
    rights,
    quotas: parts.quotas,
    newAccountHours: limits?.newAccountHours,
    checkReplies,
    ownWrites: openOwnWrites(changes.settled),
    report,
    largestFile: maxImportBytes,
    networkOf,
    settle: settleEndingsOf(settleBlocks),
  }
  const unsubscribeKey = await readSecret(connections.pool, 'unsubscribe')
  const readAs = readerAs(environment, Object.values(services))
  const mailQueue = await startAppMails({ ...parts, db: writes.db, key: unsubscribeKey, readAs })
  const queues = await startAppQueues(parts, { store, markets, changes, openHeavyWork: heavy.open })
  await openSessionHub(app, { ...parts, db: writes.db, authenticate, metrics })
  app.addHook('onClose', async () => {
    stopProcessMetrics()
    housekeeping.stop()
    pictures.close()
    await visits.close()
    await websites.close()
    await queues.close()
    await mailQueue.close()
    await push.close()
    await changes.close()
    await heavy.close()
  })
  const { pool, db } = connections
  registerHealth(app, {
    database: () => pool.query('select 1'),
    migrations: () => checkMigrations(pool),
    // Throws unless all indexes are loaded.
    searchIndex: async () => changes.ages(),
  })
  addAppMetrics(metrics, {
    pools: { reads: pool, writes: writes.pool, ...(parts.lookups && { lookups: parts.lookups }) },
    db,
    pictures: pictures.counts,
    pictureProcess: pictures.pid,
    mail: mailQueue.counts,
    lastHousekeeping: housekeeping.lastSuccess,
    indexAges: changes.ages,
  })
  for (const service of Object.values(services)) implement<RouteTree>(app, environment, service)
  registerExports(app, { environment, services: Object.values(services), kinds: kindList })
  registerCalendarFeeds(app, { db, brand, origin })
  registerSpaceFeeds(app, { db, brand })
  registerStoryFeeds(app, { db, brand, origin })
  await registerUnsubscribe(app, { db: writes.db, brand, key: unsubscribeKey })
  await registerStatus(app, { db, changes, log })
  registerDelivery(app, { store, dataDir, pictures, networkOf, find: findFiles(connections.pool) })
  registerMcp(app, { origin, brand, tokens, secret, findCaller })
  registerDocs(
    app,
    Object.entries(trees).map(([name, tree]) => ({ name, tree })),
    parts,
  )
  if (parts.pages)
    await registerAppPages(app, parts, {
      ...parts.pages,
      api: inProcessAll<typeof trees>(services, environment),
      listed: markets.listed,
      stories: (most) => storyPaths(db, most),
      hasDrives: findDrives !== noDrives,
      areVisitsCounted: parts.areVisitsCounted ?? true,
      onSent: visits.onDocument,
      changes,
      turns: turns?.pages,
      networkOf,
    })
  return app
}
