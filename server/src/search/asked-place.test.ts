import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGeocoder } from '@app/catalogue/gazetteer/geocoder.ts'
import { workerServer, type TestServer } from '../testing/test-server.ts'
import { askedPlace } from './asked-place.ts'

let server: TestServer
beforeAll(async () => {
  server = await workerServer()
})
afterAll(() => server.close())

const placeOf = (address: string | null) => askedPlace(address, createGeocoder(server.pool).geocode)

test.each([
  ['Indiana', 'Indiana', 1],
  ['IN', 'Indiana', 1],
  ['indiana, usa', 'Indiana', 1],
  ['State of Georgia', 'Georgia', 1],
  ['anywhere in Texas', 'Texas', 1],
  ['South Florida', 'Florida', 1],
  ['central Indiana', 'Indiana', 1],
  ['north-central Ohio', 'Ohio', 1],
  ['West Virginia', 'West Virginia', 1],
  ['Upstate New York', 'New York', 1],
  ['Washington', 'Washington', 1],
  ['Québec', 'Quebec', 1],
  ['Newfoundland and Labrador', 'Newfoundland and Labrador', 1],
  ['Ohio or Indiana', 'Ohio or Indiana', 2],
  ['IL/IN/WI', 'Illinois or Indiana or Wisconsin', 3],
  ['Ohio, Kentucky, or Indiana', 'Ohio or Kentucky or Indiana', 3],
  ['Midwest', 'the Midwest', 12],
  ['the Southeast', 'the Southeast', 9],
  ['Midwest region', 'the Midwest', 12],
  ['New England', 'New England', 6],
  ['USA', 'the United States', 53],
  ['anywhere in the U.S.', 'the United States', 53],
  ['Canada', 'Canada', 10],
  ['United States', 'the United States', 53],
  ['the United States of America', 'the United States', 53],
  ['New York State', 'New York', 1],
  ['the state of New York', 'New York', 1],
  ['NY', 'New York', 1],
  ['Washington State', 'Washington', 1],
  ['province of Quebec', 'Quebec', 1],
  ['Ohio, Indiana', 'Ohio or Indiana', 2],
  ['Ohio Indiana', 'Ohio or Indiana', 2],
  ['either Ohio or Indiana', 'Ohio or Indiana', 2],
  ['OH, IN, KY', 'Ohio or Indiana or Kentucky', 3],
  ['WA, OR, ID', 'Washington or Oregon or Idaho', 3],
  ['New York, New Jersey and Connecticut', 'New York or New Jersey or Connecticut', 3],
  ['West Virginia, North Carolina', 'West Virginia or North Carolina', 2],
  ['East Coast', 'the East Coast', 17],
  ['Washington, DC or Virginia', 'District of Columbia or Virginia', 2],
  ['Maryland, Virginia or Washington D.C.', 'Maryland or Virginia or District of Columbia', 3],
  ['New York, NY or New Jersey', 'New York or New Jersey', 2],
])('%j is an area: %s', async (address, name, states) => {
  const place = await placeOf(address)
  expect([place?.area?.name, place?.area?.states.length, place?.towns]).toEqual([name, states, []])
})

test.each([
  'New York',
  'Washington, DC',
  'Indiana, PA',
  'Central, SC',
  'South Bend, Indiana',
  'Ontario, CA',
  'Kansas City',
  '46204',
  'Washington DC',
  'Delaware, OH',
  'within 40 miles of Salem, OR',
  'Hamilton County, IN',
  'DFW',
  'Mexico, MO',
  'London, ON',
  'Holland',
  'Truth or Consequences, NM',
  'Lewis and Clark County, MT',
  'Parks and Recreation Department, Salem, OR',
  'Dallas or nearby',
  "St. John's, Newfoundland and Labrador",
])('%j is a town', async (address) => {
  expect(await placeOf(address)).toMatchObject({ area: null, towns: [{ lat: expect.any(Number) }] })
})

test.each([
  ['Dallas or Houston', ['Dallas, TX', 'Houston, TX'], null],
  ['either Dallas or in Houston', ['Dallas, TX', 'Houston, TX'], null],
  ['Dallas, Houston or Austin', ['Dallas, TX', 'Houston, TX', 'Austin, TX'], null],
  ['Dallas, Houston, and Austin, Texas', ['Dallas, TX', 'Houston, TX', 'Austin, TX'], null],
  ['Dallas / Fort Worth', ['Dallas, TX', 'Fort Worth, TX'], null],
  ['Salem or Eugene, Oregon', ['Salem, OR', 'Eugene, OR'], null],
  ['Salem, OR or Eugene', ['Salem, OR', 'Eugene, OR'], null],
  ['Salem OR or Boise ID', ['Salem, OR', 'Boise, ID'], null],
  ['Boise, ID, Salem, OR', ['Boise, ID', 'Salem, OR'], null],
  ['Boise, ID; Salem, OR', ['Boise, ID', 'Salem, OR'], null],
  ['Portland or Bangor, Maine', ['Portland, ME', 'Bangor, ME'], null],
  ['Chicago or Portland, Oregon', ['Chicago, IL', 'Portland, OR'], null],
  ['Kansas City, MO/KS', ['Kansas City, MO', 'Kansas City, KS'], null],
  ['Kansas City mo/ks', ['Kansas City, MO', 'Kansas City, KS'], null],
  ['Springfield, Missouri or Illinois', ['Springfield, MO', 'Springfield, IL'], null],
  ['Portland, ME or NH', ['Portland, ME'], 'New Hampshire'],
  ['Dallas or Oklahoma', ['Dallas, TX'], 'Oklahoma'],
  ['Ohio or Louisville, KY', ['Louisville, KY'], 'Ohio'],
  ['Denver or the Midwest', ['Denver, CO'], 'the Midwest'],
  ['Indiana, PA or Erie, PA', ['Indiana, PA', 'Erie, PA'], null],
  ['Atlanta or Dallas, Texas', ['Atlanta, GA', 'Dallas, TX'], null],
  ['Cleveland, Houston or Dallas, TX', ['Cleveland, OH', 'Houston, TX', 'Dallas, TX'], null],
  ['Paris or Dallas, Texas', ['Paris, TX', 'Dallas, TX'], null],
  ['Baltimore or Washington, DC', ['Baltimore, MD', 'Washington, DC'], null],
  ['Denver, CO or anywhere', [], null],
])('%j is each of its places', async (address, towns, area) => {
  const place = await placeOf(address)
  expect([place?.towns.map(({ label }) => label), place?.area?.name ?? null]).toEqual([towns, area])
})

test.each([
  null,
  'nationwide',
  'Nationally',
  'anywhere',
  'North America',
  'Any state',
  'TBD',
  'no preference',
])('%j is anywhere', async (address) => {
  expect(await placeOf(address)).toEqual({ area: null, towns: [], unknown: [] })
})

test.each([
  ['Salem, OR or Xyzburg', ['Salem, OR'], ['Xyzburg']],
  ['Xyzburg or Salem, OR', ['Salem, OR'], ['Xyzburg']],
  ['Dallas / Nowhereville / Houston', ['Dallas, TX', 'Houston, TX'], ['Nowhereville']],
  ['Dallas or Nowhereville', ['Dallas, TX'], ['Nowhereville']],
])('%j is the places that are known, and names the others', async (address, towns, unknown) => {
  const place = await placeOf(address)
  expect([place?.towns.map(({ label }) => label), place?.unknown]).toEqual([towns, unknown])
})

test.each([
  'Nowhere at all, Zz',
  'London, UK',
  'Paris, France',
  'Tijuana, Mexico',
  'Mexico',
  'Germany',
  '?',
  'Nowhereville or Xyzburg',
])('%j is not known', async (address) => {
  expect(await placeOf(address)).toBeNull()
})
