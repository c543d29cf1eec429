import { reportText } from '@app/catalogue/import/report/report-text.ts'
import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { parseCommand } from './command-line.ts'
import { importDatabase, type ImportDatabase } from './testing/import-database.ts'
import { undoImport } from './undo-import.ts'

let database: ImportDatabase
beforeAll(async () => {
  database = await importDatabase(inject('databaseUrl'))
})
afterEach(() => database.empty())
afterAll(() => database.close())

const bureaus = csv(
  'Organization,Type,City,State,Zip,Services,Phone',
  'Visit Gary,DMO,Gary,IN,46402,Grants; Housing,219-555-0100',
  'Gary Sports Commission,Sports Council,Gary,IN,46402,Volunteers,219-555-0101',
)

const destinations = async () =>
  (
    await database.pool.query<{ name: string; type: string; services: string[]; status: string }>(
      `select p.name, d.destination_type as type, d.services, p.status
      from profile p join destination d on d.profile_id = p.id where p.deleted_date is null order by p.name`,
    )
  ).rows

test('a file of destinations is imported, found again and undone', async () => {
  const first = await database.importFile(bureaus, { of: 'destination', approve: true })
  expect(first).toMatchObject({ result: 'imported', counts: { new: 2 } })
  expect(await destinations()).toEqual([
    {
      name: 'Gary Sports Commission',
      type: 'Sports Commission',
      services: ['Volunteer'],
      status: 'Approved',
    },
    {
      name: 'Visit Gary',
      type: 'Destination Management Organization',
      services: ['Grant Programs', 'Lodging Services'],
      status: 'Approved',
    },
  ])
  const { rows } = await database.pool.query<{ operation: string }>(
    'select distinct operation from audit_log',
  )
  expect(rows).toEqual([{ operation: 'destination-mgmt.destinations.import' }])
  expect(await database.importFile(bureaus, { of: 'destination' })).toMatchObject({
    result: 'already imported',
  })
  const undone = await undoImport(database.pool, { id: first.importId ?? '', force: false })
  expect(undone).toMatchObject({ removed: 2, kept: [], undone: { kind: 'destination' } })
  expect(await destinations()).toEqual([])
})

test('another file updates a destination that nobody manages, and undoing restores it', async () => {
  await database.importFile(bureaus, { of: 'destination' })
  const news = csv(
    'Name,City,State,Zip,Services,Website',
    'Visit Gary,Gary,IN,46402,Signs,https://visit.example',
  )
  const changed = await database.importFile(news, { of: 'destination' })
  expect(changed).toMatchObject({ result: 'imported', counts: { new: 0, changed: 1 } })
  expect((await destinations())[1]).toMatchObject({
    services: ['Grant Programs', 'Lodging Services', 'Signage'],
  })
  const again = await database.importFile(`${news}\n`, { of: 'destination' })
  expect(again).toMatchObject({ result: 'nothing to do', counts: { unchanged: 1 } })
  await undoImport(database.pool, { id: changed.importId ?? '', force: false })
  expect((await destinations())[1]).toMatchObject({ services: ['Grant Programs', 'Lodging Services'] })
})

test('destinations are not compared with facilities of the same name', async () => {
  const hall = csv('name,city,state,zip,phone', 'Visit Gary,Gary,IN,46402,219-555-0100')
  await database.importFile(hall)
  const report = await database.importFile(bureaus, { of: 'destination' })
  expect(report.counts).toMatchObject({ new: 2, doubtful: 0 })
  expect(await database.facilities()).toHaveLength(1)
})

test('a file with the same columns of another kind has its own choices', async () => {
  const file = csv('name,city,state,kind', 'Oak Hall,Gary,IN,Arena')
  await database.importFile(file, {
    choices: { map: new Map([['kind', 'facilityType']]), constants: new Map(), ignoreRest: false },
  })
  const report = await database.importFile(csv('name,city,state,kind', 'Oak,Gary,IN,x'), { of: 'company' })
  expect(report).toMatchObject({ result: 'proposed', mappingFrom: null, unknownColumns: ['kind'] })
})

test('companies are imported with a type for those that have none', async () => {
  const file = csv('Company,Founded,City,State', 'Oak Apparel,1999,Gary,IN', 'Elm Group,,Gary,IN')
  expect(await database.importFile(file, { of: 'company' })).toMatchObject({ counts: { new: 2 } })
  const { rows } = await database.pool.query<object>(
    `select p.name, c.company_type as type, c.year_founded as year from profile p join company c on c.profile_id = p.id
    order by p.name`,
  )
  expect(rows).toEqual([
    { name: 'Elm Group', type: 'Service Provider', year: null },
    { name: 'Oak Apparel', type: 'Physical Goods, Equipment & Hardware', year: 1999 },
  ])
})

test('hotels with the Google place ID of another one come without it', async () => {
  const file = csv(
    'Hotel,City,State,Google Place ID,Rooms,Amenities',
    'Oak Inn,Gary,IN,place-1,48,Wifi; Pool',
    'Elm Lodge,Gary,IN,place-1,12,',
  )
  expect(await database.importFile(file, { of: 'hotel' })).toMatchObject({ counts: { new: 2 } })
  const { rows } = await database.pool.query<object>(
    `select p.name, p.google_place_id as place, h.room_count as rooms, h.amenities
    from profile p join hotel h on h.profile_id = p.id order by p.name`,
  )
  expect(rows).toEqual([
    { name: 'Elm Lodge', place: null, rooms: 12, amenities: [] },
    { name: 'Oak Inn', place: 'place-1', rooms: 48, amenities: ['Wi-Fi', 'Pool'] },
  ])
})

test('another file changes the times of a hotel, and undoing restores them', async () => {
  const file = (time: string) =>
    csv('Hotel,City,State,Zip,Check-in,Check-out', `Oak Inn,Gary,IN,46402,3 PM,${time}`)
  const times = async () =>
    (await database.pool.query<object>('select check_in_time as "from", check_out_time as "to" from hotel'))
      .rows[0]
  await database.importFile(file('10 AM'), { of: 'hotel' })
  expect(await times()).toEqual({ from: '15:00', to: '10:00' })
  const same = await database.importFile(`${file('10 AM')}\n`, { of: 'hotel' })
  expect(same).toMatchObject({ counts: { changed: 0, unchanged: 1 } })
  const changed = await database.importFile(file('11 AM'), { of: 'hotel' })
  expect(changed).toMatchObject({ counts: { changed: 1 } })
  expect(reportText(changed, 10).split('\n').at(-1)).toBe(
    'line 2: changed: Oak Inn: check-out time "10:00" → "11:00"',
  )
  expect(await times()).toEqual({ from: '15:00', to: '11:00' })
  await undoImport(database.pool, { id: changed.importId ?? '', force: false })
  expect(await times()).toEqual({ from: '15:00', to: '10:00' })
})

test('businesses are imported with their categories', async () => {
  const file = csv(
    'Business Name,License Description,City,State,Tags',
    'Oak Grill,Restaurant,Gary,IN,TV; Patio',
  )
  expect(await database.importFile(file, { of: 'business' })).toMatchObject({ counts: { new: 1 } })
  const { rows } = await database.pool.query<object>('select business_type as type, attributes from business')
  expect(rows).toEqual([{ type: 'Food & Beverage', attributes: ['TV', 'Outdoor Seating'] }])
})

test.each([
  [['--kind', 'destination', 'a.csv'], { kind: 'file', of: 'destination', path: '/data/a.csv' }],
  [['a.csv', '--kind', 'company'], { kind: 'file', of: 'company', path: '/data/a.csv' }],
  [['facilities', 'a.csv'], { kind: 'file', of: 'facility', path: '/data/a.csv' }],
])('the command %j imports that kind', (args, expected) =>
  expect(parseCommand(args, '/data')).toMatchObject(expected),
)

test.each([
  [['--kind', 'planet', 'a.csv'], '--kind "planet" is not a kind. The kinds are: facility, destination, '],
  [['--kind', 'company'], '"--kind company" needs a file.'],
  [['--kind', 'company', 'a.csv', '--map', 'x=nothing'], '"nothing" is not a field'],
])('the command %j is refused', (args, message) => expect(() => parseCommand(args, '/data')).toThrow(message))
