import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importHandlers } from '../import/api/import-handlers.ts'
import { marketRegistry } from '../markets.ts'
import { locationResolver } from '../patterns/resolve-location.ts'
import { uncachedTexts } from '../patterns/item-texts.ts'
import { connect } from '../platform/database.ts'
import { createFileStore } from '../platform/files/file-store.ts'
import { visitor } from '../platform/http/call.ts'
import { heavyWork } from '../platform/heavy-work/heavy-work.ts'
import { httpServer } from '../platform/http/server.ts'
import { tourGuideHandlers } from '../services/assistant-mgmt/index.ts'
import { businessService } from '../services/business-mgmt/index.ts'
import { storyPaths } from '../services/story-mgmt/index.ts'
import { companyService } from '../services/company-mgmt/index.ts'
import { destinationService } from '../services/destination-mgmt/index.ts'
import { lazyGazetteer, readers } from '../search/reading/open-reader.ts'
import { askedBlockHandlers } from '../services/hotel-mgmt/index.ts'
import { facilityService } from '../services/facility-mgmt/index.ts'
import { type TestServer, workerServer } from '../testing/test-server.ts'
import { registerSitemap } from './sitemap.ts'
import { testPictures } from '../platform/files/testing/test-pictures.ts'
import { admin } from '../testing/test-tokens.ts'

let server: TestServer
let sitemap: Awaited<ReturnType<typeof sitemapServer>>
const host = { email: 'host@test.test' }
beforeAll(async () => {
  server = await workerServer()
})
afterAll(async () => {
  await sitemap.close()
  await server.close()
})

/** Serves only the sitemap, over the profiles in the test server's database. */
async function sitemapServer() {
  const connections = connect(server.databaseUrl, { size: 2 })
  const geocoder = createGeocoder(connections.pool)
  const log = pino({ level: 'silent' })
  const markets = marketRegistry(connections, geocoder, log)
  const store = await createFileStore({ dataDir: server.dataDir, pictures: testPictures })
  const parts = {
    brand: 'Test',
    origin: 'https://public.example',
    store,
    resolveLocation: locationResolver(geocoder),
    findPlace: async () => null,
    texts: uncachedTexts,
    openReader: readers(lazyGazetteer(connections.pool)),
    openHeavyWork: heavyWork(server.databaseUrl).open,
    openMarket: markets.open,
    imports: importHandlers(store),
    calendarOrigins: [],
  }
  facilityService(parts)
  destinationService(parts, {
    blocks: askedBlockHandlers(parts).ofDestination,
    tourGuide: tourGuideHandlers(),
  })
  businessService(parts)
  companyService(parts)
  const changes = await markets.follow(server.databaseUrl)
  const app = httpServer(log, async () => visitor)
  registerSitemap(app, {
    origin: 'https://public.example',
    kinds: markets.listed,
    paths: ['/help'],
    stories: (most) => storyPaths(connections.db, most),
  })
  return {
    read: async (path: string) => (await app.inject(path)).body.match(/(?<=<loc>)[^<]+/g),
    close: async () => {
      await app.close()
      await changes.close()
      await connections.close()
    },
  }
}

test('the sitemap lists the marketplaces and public profiles of every kind with pages', async () => {
  const facility = await server.stage.facility({ manager: host, state: 'Indiana' })
  const destination = await server.stage.destination({ manager: host, state: 'Texas' })
  const pending = await (
    await server.as(host)
  ).destinations.create({
    data: { name: 'Oak County', destinationType: 'Sports Commission' },
  })
  expect(pending.data.status).toBe('Pending')
  const company = await (
    await server.as(host)
  ).companies.create({ data: { name: 'Elm Group', companyType: 'Service Provider', state: 'Ohio' } })
  await (await server.as(admin)).companies.approve({ id: company.data.id })
  const business = await (
    await server.as(host)
  ).businesses.create({ data: { name: 'Elm Grill', businessType: 'Food & Beverage', state: 'Ohio' } })
  await (await server.as(admin)).businesses.approve({ id: business.data.id })
  sitemap = await sitemapServer()
  expect(await sitemap.read('/sitemap.xml')).toEqual([
    'https://public.example/sitemaps/pages.xml',
    'https://public.example/sitemaps/landing.xml',
    'https://public.example/sitemaps/stories.xml',
    'https://public.example/sitemaps/facilities-1.xml',
    'https://public.example/sitemaps/destinations-1.xml',
    'https://public.example/sitemaps/businesses-1.xml',
    'https://public.example/sitemaps/companies-1.xml',
  ])
  expect(await sitemap.read('/sitemaps/pages.xml')).toEqual([
    'https://public.example/',
    'https://public.example/help',
    'https://public.example/facilities/marketplace',
    'https://public.example/facilities/marketplace?state=Indiana',
    'https://public.example/destinations/marketplace',
    'https://public.example/destinations/marketplace?state=Texas',
    'https://public.example/businesses/marketplace',
    'https://public.example/businesses/marketplace?state=Ohio',
  ])
  expect(await sitemap.read('/sitemaps/facilities-1.xml')).toEqual([
    `https://public.example/facilities/${facility.id}`,
  ])
  expect(await sitemap.read('/sitemaps/destinations-1.xml')).toEqual([
    `https://public.example/destinations/${destination.id}`,
  ])
  expect(await sitemap.read('/sitemaps/businesses-1.xml')).toEqual([
    `https://public.example/businesses/${business.data.id}`,
  ])
  expect(await sitemap.read('/sitemaps/companies-1.xml')).toEqual([
    `https://public.example/companies/${company.data.id}`,
  ])
})
