import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import { weekdayOf } from '@app/contract/rules/weekdays.ts'
import { signUp, type SignedUp } from '../../../testing/people.ts'
import {
  eventually,
  refusedFields,
  type Api,
  type TestServer,
  workerServer,
} from '../../../testing/test-server.ts'

let server: TestServer
let visitor: Api
let host: SignedUp
beforeAll(async () => {
  server = await workerServer()
  visitor = await server.as()
  host = await signUp(server, 'host')
})
afterAll(() => server.close())

const read = async (text: string) => (await visitor.facilities.searchReading({ text })).data
const filterOf = async (text: string) => (await read(text)).filter

const hockey = ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey']
const volleyball = {
  sports: ['Volleyball'],
  space: { name: 'Court', sport: 'Volleyball', count: 8 },
}
const columbus = { lat: expect.closeTo(39.96, 1), lng: expect.closeTo(-83, 1), dist: 50 }

test.each([
  [
    '8 volleyball courts',
    { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball', count: 8 } },
  ],
  [
    '8 volleyball courts within 50 miles of Columbus, Ohio',
    { sports: ['Volleyball'], space: { name: 'Court', sport: 'Volleyball', count: 8 }, near: columbus },
  ],
  ['indoor track', { space: { name: 'Track', location: 'Indoor' } }],
  ['natatorium', { space: { name: 'Pool', location: 'Indoor' } }],
  ['turf fields in Texas', { space: { name: 'Field', surface: ['Turf'] }, state: 'Texas' }],
  [
    'hockey rink',
    { sports: ['Ice Hockey', 'Ball Hockey', 'Roller Hockey', 'Sled Hockey'], space: { name: 'Rink' } },
  ],
  ['2,000 seat arena', { facilityType: ['Arena'], capacity: { from: 2000 } }],
  [
    'gym with lights and parking',
    { facilityType: ['Gymnasium'], amenities: ['Field & Court Lighting', 'Parking'] },
  ],
  [
    'sportsplex with 12 hardwood basketball courts',
    {
      facilityType: ['Sports Complex'],
      sports: ['Basketball'],
      space: { name: 'Court', sport: 'Basketball', surface: ['Hardwood'], count: 12 },
    },
  ],
  ['pools in the Bay Area', { space: { name: 'Pool' }, area: 'metro:bay-area' }],
  ['wrestling in Marion County, Indiana', { sports: ['Wrestling'], area: 'county:18097' }],
  ['canchas de fútbol', { sports: ['Soccer', 'Futsal'], spaceType: ['Court', 'Field'] }],
  ['piscina cubierta', { space: { name: 'Pool', location: 'Indoor' } }],
  ['Grand Park', { text: 'Grand Park' }],
  ['YMCA pool', { space: { name: 'Pool' }, text: 'YMCA' }],
  ['8 "volleyball" courts', { space: { name: 'Court', count: 8 }, text: 'volleyball' }],
  ['"indoor track', { text: 'indoor track' }],
  [
    'swim meet carmel in',
    { sports: ['Swimming'], near: expect.objectContaining({ lat: expect.closeTo(39.98, 1) }) },
  ],
  [
    'swim meet carmel in area',
    { sports: ['Swimming'], near: expect.objectContaining({ lat: expect.closeTo(39.98, 1) }) },
  ],
  ['venues', {}],
  ['Quillfjord7b2e84a courts', { space: { name: 'Court' }, text: 'Quillfjord7b2e84a' }],
  ['b2e84768-b116-472d-976a-9aa775cace7c', { text: 'b2e84768-b116-472d-976a-9aa775cace7c' }],
  ['X-Golf', { text: 'X-Golf' }],
  ['Pier 40', { text: 'Pier 40' }],
  ['YMCA 8 courts', { space: { name: 'Court', count: 8 }, text: 'YMCA' }],
  ['50m pool', { space: { name: 'Pool' } }],
  ['-8 courts in Ohio', { space: { name: 'Court' }, state: 'Ohio' }],
  ['0 courts in Ohio', { space: { name: 'Court' }, state: 'Ohio' }],
  ['courts within 0 miles of Columbus', { space: { name: 'Court' }, near: { ...columbus, dist: 1 } }],
  [
    'courts within 99999 miles of Columbus',
    { space: { name: 'Court' }, near: { ...columbus, dist: 12_500 } },
  ],
  ['courts 30 minutes from Columbus', { space: { name: 'Court' }, near: { ...columbus, dist: 25 } }],
  ['courts 2 hours drive from Columbus', { space: { name: 'Court' }, near: { ...columbus, dist: 100 } }],
  ['AT&T', { text: 'AT&T' }],
  ['rinks in "Georgia"', { space: { name: 'Rink' }, text: 'Georgia' }],
  ['courts in Paris, France', { space: { name: 'Court' } }],
  ['courts in Tijuana, Mexico', { space: { name: 'Court' } }],
  ['courts in New Mexico', { space: { name: 'Court' }, state: 'New Mexico' }],
  ['🏐🏐 🏟️', { sports: ['Volleyball'] }],
  [
    'U12 7v7 football fields',
    { sports: ['Non-Contact Football'], space: { name: 'Field', sport: 'Non-Contact Football' } },
  ],
  ['soccer OR lacrosse fields', { sports: ['Soccer', 'Lacrosse'], space: { name: 'Field' } }],
  [
    'soccer fields in Georgia or Florida',
    { sports: ['Soccer'], space: { name: 'Field', sport: 'Soccer' }, state: ['Georgia', 'Florida'] },
  ],
  ['gyms in the Carolinas', { facilityType: ['Gymnasium'], state: ['North Carolina', 'South Carolina'] }],
  ['rinks in northern Michigan', { space: { name: 'Rink' }, state: 'Michigan' }],
  ['Washington state volleyball', { sports: ['Volleyball'], state: 'Washington' }],
  ['pool with 8 lanes', { space: { name: 'Pool' } }],
  ['bmx track', { sports: ['BMX'], space: { name: 'Raceway', sport: 'BMX' } }],
  ['100,000 sq ft convention center', { facilityType: ['Convention Center'], indoorArea: { from: 100_000 } }],
  ['gym with 25 ft ceilings', { facilityType: ['Gymnasium'], clearHeight: { from: 25 } }],
  ['arena within an hour of Columbus', { facilityType: ['Arena'], near: columbus }],
  ['Boys and Girls Club gym', { facilityType: ['Gymnasium'], text: 'Boys and Girls Club' }],
  ["Dick's Sporting Goods Park", { text: "Dick's Sporting Goods Park" }],
  ['track and feild', { sports: ['Track & Field'] }],
  ['baseballfields', { sports: ['Baseball'], space: { name: 'Diamond', sport: 'Baseball' } }],
  ['in door soft ball', { sports: ['Softball'], location: 'Indoor' }],
  ['wheelchair basketbal', { sports: ['Wheelchair Basketball'] }],
  ['dodgeball gym for a charity night', { sports: ['Dodgeball'], facilityType: ['Gymnasium'] }],
  ['Grand Slam Park softball', { sports: ['Softball'], text: 'Grand Slam Park' }],
  ['softbol de mujeres con estacionamiento', { sports: ['Softball'], amenities: ['Parking'] }],
  [
    'hockey mineur à Québec',
    { sports: hockey, near: expect.objectContaining({ lat: expect.closeTo(46.8, 0) }) },
  ],
  ['volleyball courts and a pool', { sports: ['Volleyball'], spaceType: ['Court', 'Pool'] }],
  ['courts and fields', { spaceType: ['Court', 'Field'] }],
  ['rink 4 ringette', { sports: ['Ringette'], space: { name: 'Rink', sport: 'Ringette' } }],
  [
    'flag football Gwinnett County seven fields',
    {
      sports: ['Non-Contact Football'],
      space: { name: 'Field', sport: 'Non-Contact Football', count: 7 },
      area: 'county:13135',
    },
  ],
  ['a company family day with parking', { amenities: ['Parking'] }],
  ['courts x10', { space: { name: 'Court', count: 10 } }],
  [
    'sheets of ice: 2. seats: 1,200.',
    { space: { name: 'Rink', surface: ['Ice'], count: 2 }, capacity: { from: 1200 } },
  ],
  ['bleachers for 800', { amenities: ['Bleachers'], capacity: { from: 800 } }],
  ['3000 chairback seats', { amenities: ['Chair-Back Seating'], capacity: { from: 3000 } }],
  ['arena seating 2.5k', { facilityType: ['Arena'], capacity: { from: 2500 } }],
  [
    'gym with a ceiling height of at least 30 feet',
    { facilityType: ['Gymnasium'], clearHeight: { from: 30 } },
  ],
  ['courts 30 minutes or less from Columbus', { space: { name: 'Court' }, near: { ...columbus, dist: 25 } }],
  ['baloncesto condado de Marion, Indiana', { sports: ['Basketball'], area: 'county:18097' }],
  ['tennis Columbus, OH 43215', { sports: ['Tennis'], near: columbus }],
  [
    'pool Erie Penn',
    { space: { name: 'Pool' }, near: expect.objectContaining({ lat: expect.closeTo(42.1, 0) }) },
  ],
  ['high school wrestling', { sports: ['Wrestling'] }],
  [
    'clay tennis courts in Columbus',
    { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis' }, near: columbus },
  ],
  ['sport:tennis city:Columbus', { sports: ['Tennis'], near: columbus }],
  ['6-8 courts', { space: { name: 'Court', count: 6 } }],
  ['mats 24', { space: { name: 'Mat', count: 24 } }],
  ['8 courts, 3 fields and rinks 40', { spaceType: ['Court', 'Field', 'Rink'] }],
  ['gym with a budget of $2,000', { facilityType: ['Gymnasium'] }],
  ['gym for 500 dollars', { facilityType: ['Gymnasium'] }],
  ['25 yd pool', { space: { name: 'Pool' } }],
  ['gym floor 84 x 50 ft', { facilityType: ['Gymnasium'] }],
  ['courts, not outdoor', { space: { name: 'Court', location: 'Indoor' } }],
  ['fields with no turf', { space: { name: 'Field' } }],
  ['pool without bleachers', { space: { name: 'Pool' } }],
  [
    'soccer, football and lacrosse fields',
    {
      sports: ['Soccer', 'Contact Football', 'Non-Contact Football', 'Lacrosse'],
      space: { name: 'Field' },
    },
  ],
  ['soccer/football', { sports: ['Soccer', 'Contact Football', 'Non-Contact Football'] }],
  ['gym near Ohio State University', { facilityType: ['Gymnasium'], near: columbus }],
  [
    '20 mesas de ping pong',
    { sports: ['Table Tennis'], space: { name: 'Table', sport: 'Table Tennis', count: 20 } },
  ],
  ['T&F D1', { sports: ['Track & Field'] }],
  ['Do you guys love pools?', { space: { name: 'Pool' } }],
] as const)('reads %j', async (text, filter) => {
  expect(await filterOf(text)).toEqual(filter)
})

test('tells the parts, their characters and their values', async () => {
  const { parts } = await read('12 pickelball courts')
  expect(parts).toEqual([
    { from: 0, to: 2, text: '12', values: { count: ['12'] } },
    { from: 3, to: 13, text: 'pickelball', values: { sports: ['Pickleball'] } },
    { from: 14, to: 20, text: 'courts', values: { spaceType: ['Court'] } },
  ])
})

test('tells namesakes of a place, and that a place is spelled differently', async () => {
  const { parts } = await read('tennis in Springfield')
  expect(parts.at(-1)?.otherPlaces?.length).toBeGreaterThan(1)
  const { parts: guessed } = await read('tennis in Chicgo, IL')
  expect(guessed.at(-1)).toMatchObject({ isGuess: true, place: { label: 'Chicago, IL' } })
})

test.each([
  ['pools Atwater', ['Atwater, CA']],
  ['pools at water', []],
  ['pools in Atwater', ['Atwater, CA']],
  ['courts De Kalb', ['DeKalb, IL']],
  ['courts the Bronx', ['Bronx, NY']],
  ['courts we ston', []],
  ['courts Coeur d’Alene', ["Coeur d'Alene, ID"]],
])('%s has the places %j', async (text, labels) => {
  const { parts } = await read(text)
  expect(parts.flatMap(({ place }) => place?.label ?? [])).toEqual(labels)
})

test.each([
  ['courts in Paris, France', 'Paris, France'],
  ['monterrey mexico soccer', 'monterrey mexico'],
  ['pool in Germany', 'Germany'],
  ['courts in Cancún, Mexico', 'Cancún, Mexico'],
  ['fields San Pedro de Macorís, Dominican Republic', 'San Pedro de Macorís, Dominican Republic'],
  ['judo hall Tokyo', 'Tokyo'],
  ['soccer in Mexico City', 'Mexico City'],
])('%s has the unknown place %j', async (text, place) => {
  const { parts } = await read(text)
  expect(parts.filter(({ isUnknownPlace }) => isUnknownPlace).map((part) => part.text)).toEqual([place])
})

test('an unknown place is told, not searched for', async () => {
  const { filter, parts } = await read('gym near Tijuana')
  expect(filter).toEqual({ facilityType: ['Gymnasium'] })
  expect(parts.at(-1)).toMatchObject({ text: 'Tijuana', isUnknownPlace: true })
})

test.each([
  ['fields with no turf', ['no turf']],
  ['gym for 500 dollars, without a scoreboard', ['500 dollars', 'without a scoreboard']],
  ['courts, not outdoor', []],
  ['clay tennis courts for a staff party', ['clay', 'staff', 'party']],
  ['64 team tournament at a gym', []],
])('%s has wishes that no filter has: %j', async (text, wishes) => {
  const { parts } = await read(text)
  expect(parts.filter(({ isUnsearchable }) => isUnsearchable).map((part) => part.text)).toEqual(wishes)
})

test('the second of two towns is offered instead of the first', async () => {
  const { parts } = await read('gyms in Columbus or Milwaukee')
  expect(parts.find(({ text }) => text === 'Columbus')?.otherPlaces?.[0]).toMatchObject({
    label: 'Milwaukee, WI',
  })
  expect(parts.some(({ isUnsearchable }) => isUnsearchable)).toBe(false)
})

test('"near me" is left to the caller', async () => {
  const { filter, parts } = await read('volleyball near me')
  expect(filter).toEqual({ sports: ['Volleyball'] })
  expect(parts.at(-1)).toMatchObject({ isHere: true })
})

test('a region is told with its states', async () => {
  const { parts } = await read('pools in New England')
  expect(parts.at(-1)?.place).toMatchObject({
    label: 'New England',
    states: expect.arrayContaining(['Maine']),
  })
})

test.each([
  ['Howard County, MD', 'county:24027', 'Columbia, MD'],
  ['Twin Cities', 'metro:twin-cities', 'Minneapolis, MN'],
  ['Greater Toronto', 'metro:gta', 'Toronto, ON'],
])('the area %s is told with its largest town', async (text, area, largestTown) => {
  const { parts } = await read(text)
  expect(parts.at(-1)?.place).toMatchObject({ area, largestTown })
})

test('"closest" asks for the position unless a place follows', async () => {
  expect((await read('closest pool')).parts[0]).toMatchObject({ isHere: true })
  expect(await filterOf('pool closest to Columbus')).toEqual({ space: { name: 'Pool' }, near: columbus })
})

test('the filter of a reading finds by area', async () => {
  const { id } = await server.stage.facility({
    manager: host.person,
    name: 'Bayside Pool',
    lat: 37.77,
    lng: -122.42,
  })
  const { filter } = await read('Bay Area')
  const found = () => visitor.facilities.search({ data: filter })
  const { data } = await eventually(found, (page) => page.data.length > 0)
  expect(data.map((facility) => facility.id)).toEqual([id])
})

describe('names of profiles', () => {
  const names = ['Gym of the Lakes', 'Chicago Sports Complex', 'Tennis Courts', 'Kansas City', 'Courtz']
  beforeAll(async () => {
    for (const name of names) await server.stage.facility({ manager: host.person, name })
    await eventually(
      () => visitor.facilities.search({ data: { name: names.at(-1) } }),
      ({ data }) => data.length === 1,
    )
  })

  test.each([
    ['gym of the lakes', { text: 'gym of the lakes' }],
    ['Chicago Sports Complex', { text: 'Chicago Sports Complex' }],
    [
      'volleyball at Gym of the Lakes in Texas',
      { sports: ['Volleyball'], text: 'Gym of the Lakes', state: 'Texas' },
    ],
    ['gym of the lakes phone number', { text: 'gym of the lakes' }],
    ['courtz', { text: 'courtz' }],
    ['tennis courts', { sports: ['Tennis'], space: { name: 'Court', sport: 'Tennis' } }],
    ['pool in Kansas City', { space: { name: 'Pool' }, near: expect.anything() }],
  ])('reads %j', async (text, filter) => {
    expect(await filterOf(text)).toEqual(filter)
  })
})

test.each(['x'.repeat(1001), '', '\u0000'])('refuses %j', async (text) => {
  expect(await refusedFields(read(text))).toContain('text')
})

test.each([
  '🏐🏐🏐',
  '體育館'.repeat(20),
  '((("OR" -- *',
  '1 2 3 4 5 6 7 8 9',
  'near',
  'in in in',
  '99999999999 courts',
  `${'zzyzx '.repeat(160)}in Ohio`,
])('answers %j', async (text) => {
  expect((await visitor.facilities.search({ data: await filterOf(text) })).data).toBeDefined()
})

describe('free days', () => {
  const thisYear = Number(dayOf(new Date()).slice(0, 4))
  const next = (ending: string) => thisYear + (ending < dayOf(new Date()).slice(5) ? 1 : 0)
  test.each([
    ['courts in March', { space: { name: 'Court' } }, '03-01', '03-31'],
    ['turf fields free April 23–25', { space: { name: 'Field', surface: ['Turf'] } }, '04-23', '04-25'],
    ['Apr 23 to 25 rinks', { space: { name: 'Rink' } }, '04-23', '04-25'],
    ['8 volleyball courts 12/5', volleyball, '12-05', '12-05'],
    ['pool first week of May', { space: { name: 'Pool' } }, '05-01', '05-07'],
  ])('%s', async (text, filter, from, to) => {
    const year = next(to)
    expect(await filterOf(text)).toEqual({
      ...filter,
      free: { from: `${year}-${from}`, to: `${year}-${to}` },
    })
  })

  test.each(['this weekend', 'next weekend', 'free on Saturday'])('%s is a day or two', async (text) => {
    const { free, ...others } = await filterOf(`${text} courts`)
    expect(others).toEqual({ space: { name: 'Court' } })
    expect(weekdayOf(free?.to ?? '')).toMatch(text.endsWith('weekend') ? 'Sunday' : 'Saturday')
  })

  test.each(['May Field', 'March Field'])('the name %s stays a name', async (name) => {
    await server.stage.facility({ manager: host.person, name })
    await eventually(
      () => filterOf(name),
      ({ text }) => text === name,
    )
    expect(await filterOf(`${name} in June`)).toMatchObject({ text: name, free: expect.anything() })
  })

  test('quoted words are no days', async () => {
    expect(await filterOf('"March" field')).toEqual({ space: { name: 'Field' }, text: 'March' })
  })
})
