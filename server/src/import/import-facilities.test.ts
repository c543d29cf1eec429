import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { patchFacilities } from './patch-facilities.ts'
import { addManager, addUser, importDatabase, type ImportDatabase } from './testing/import-database.ts'

let database: ImportDatabase
beforeAll(async () => {
  database = await importDatabase(inject('databaseUrl'))
})
afterEach(() => database.empty())
afterAll(() => database.close())

const header = 'name,description,city,state,zip,lat,lng,phone,capacity,facility type,sports,spaces,amenities'
const oak =
  'Oak Hill Arena,,Indianapolis,IN,46204,39.77,-86.15,317-555-0100,5000,Arena,Basketball;Ice Hockey,2 Court (Hardwood),Wifi'
const elm = 'Elm Park,Grass.,Gary,IN,46402,41.6,-87.34,,,Parks & Rec,Soccer,,'
const maple = 'Maple Gym,,Pittsfield,MA,1201,42.45,-73.25,,,Gymnasium,,,'

test('new facilities stand with everything that belongs to them, pending', async () => {
  const report = await database.bringIn(csv(header, oak, elm, maple))
  expect(report).toMatchObject({
    result: 'imported',
    counts: { new: 3, changed: 0, unchanged: 0, doubtful: 0, refused: 0 },
  })
  const facilities = await database.facilities()
  expect(facilities).toMatchObject([
    {
      name: 'Elm Park',
      region: 'Midwest',
      status: 'Pending',
      description: 'Grass.',
      sports: ['Soccer'],
      spaces: ['Field'],
    },
    { name: 'Maple Gym', region: 'Northeast', capacity: null, sports: [], spaces: [] },
    {
      name: 'Oak Hill Arena',
      phone: '(317) 555-0100',
      capacity: 5000,
      sports: ['Basketball', 'Ice Hockey'],
      spaces: ['Court'],
    },
  ])
  expect(new Set(report.rows.map(({ facilityId }) => facilityId))).toEqual(
    new Set(facilities.map(({ id }) => id)),
  )
  const { rows } = await database.pool.query(
    `select p.postal_code, p.import_id, f.time_zone, f.facility_type, e.sports, e.amenities, e.space_types, e.is_public, a.operation, a.subject_id,
      a.patch -> 0 ->> 'op' as op from profile p join facility f on f.profile_id = p.id join marketplace_entry e on e.profile_id = p.id
      join audit_log a on a.profile_id = p.id where p.name = 'Oak Hill Arena'`,
  )
  expect(rows).toMatchObject([
    {
      postal_code: '46204',
      import_id: report.importId,
      time_zone: 'America/Indiana/Indianapolis',
      facility_type: 'Arena',
      sports: ['Basketball', 'Ice Hockey'],
      amenities: ['Wifi'],
      space_types: [{ name: 'Court', surface: 'Hardwood', count: 2 }],
      is_public: false,
      operation: 'facilities.import',
      subject_id: report.importId,
      op: 'add',
    },
  ])
  expect(
    (await database.pool.query('select file_name, sha256, by, counts, undone_date from import')).rows,
  ).toEqual([
    { file_name: 'file', sha256: report.sha256, by: 'tester', counts: report.counts, undone_date: null },
  ])
})

test('approved at once where that is said', async () => {
  await database.bringIn(csv(header, oak), { approve: true })
  expect(await database.facilities()).toMatchObject([{ status: 'Approved' }])
  expect((await database.pool.query('select is_public from marketplace_entry')).rows).toEqual([
    { is_public: true },
  ])
})

test('the servers hear of it once it is committed', async () => {
  const listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  try {
    const heard = new Promise<string | undefined>((resolve) =>
      listener.once('notification', ({ payload }) => resolve(payload)),
    )
    await listener.query('listen marketplace')
    const report = await database.bringIn(csv(header, oak))
    expect(await heard).toBe(report.rows[0]?.facilityId)
  } finally {
    await listener.end()
  }
})

test('a dry run says the same and changes nothing', async () => {
  const report = await database.bringIn(csv(header, oak, elm), { dryRun: true })
  expect(report).toMatchObject({ result: 'dry run', counts: { new: 2 }, importId: null })
  expect(await Promise.all(['profile', 'import', 'audit_log'].map(database.count))).toEqual([0, 0, 0])
})

const many = (count: number, broken: (index: number) => boolean) =>
  csv(
    header,
    ...Array.from(
      { length: count },
      (_, index) =>
        `Venue ${index} Hall,,Gary,IN,${broken(index) ? 'ABC' : '46402'},${(41 + index / 1000).toFixed(3)},-86,,,,,,`,
    ),
  )

test('a file with broken rows names each line and brings nothing in, unless it may leave them out', async () => {
  const file = many(100, (index) => index % 20 === 7)
  const refused = await database.bringIn(file)
  expect(refused).toMatchObject({ result: 'refused', counts: { new: 95, refused: 5 } })
  expect(
    refused.rows
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ line, reasons }) => [line, ...reasons]),
  ).toEqual(
    [9, 29, 49, 69, 89].map((line) => [line, 'postal code "ABC" (column zip) is not valid in Indiana']),
  )
  expect(await database.count('profile')).toBe(0)
  expect(await database.bringIn(file, { skipBroken: true })).toMatchObject({
    result: 'imported',
    counts: { new: 95, refused: 5 },
  })
  expect(await database.count('profile')).toBe(95)
})

test('a failure in the middle of the writing leaves nothing behind', async () => {
  await database.pool.query(`create function stumble() returns trigger language plpgsql as $$ begin
    if new.name = 'Venue 1150 Hall' then raise 'the disk is full'; end if; return new; end $$;
    create trigger stumble before insert on profile for each row execute function stumble()`)
  await expect(database.bringIn(many(1200, () => false))).rejects.toThrow('the disk is full')
  const tables = ['profile', 'facility', 'import', 'import_change', 'audit_log', 'marketplace_entry']
  expect(await Promise.all(tables.map(database.count))).toEqual(tables.map(() => 0))
  await database.pool.query('drop trigger stumble on profile')
  expect(await database.bringIn(many(1200, () => false))).toMatchObject({ counts: { new: 1200 } })
})

test('bad input of every kind at once is understood or refused by name', async () => {
  const file = `\ufeff${csv(
    'NAME,CITY,STATE,ZIP,COUNTRY,LATITUDE,LONGITUDE,TELEPHONE,CAPACITY',
    "MCDONALD YMCA AT O'NEILL PARK,PITTSFIELD,MA,1201,USA,42.45,-73.25,NOT AVAILABLE,-999",
    'ESTADIO AZUL,CIUDAD DE MEXICO,DF,03810,MEX,19.38,-99.18,NOT AVAILABLE,-999',
    'LOST ARENA,GARY,IN,46402,USA,0,0,,',
  )}`
  const report = await database.bringIn(file, { skipBroken: true })
  expect(report.rows).toMatchObject([
    { outcome: 'new', remarks: [{ code: 'lost-zeros' }] },
    { outcome: 'refused', reasons: ['Estadio Azul, Mexico: outside the United States and Canada'] },
    { outcome: 'refused', reasons: [expect.stringContaining('unknown position')] },
  ])
  expect(await database.facilities()).toMatchObject([
    { name: "McDonald YMCA at O'Neill Park", phone: null, capacity: null },
  ])
})

test('an unknown column refuses the file before anything is read', async () => {
  await expect(database.bringIn(csv('name,state,Mascot', 'Oak,IN,Owl'))).rejects.toThrow(/unknown column/)
  expect(await database.count('profile')).toBe(0)
})

test('a second file changes what it knows better and leaves the rest', async () => {
  await database.bringIn(csv(header, oak, elm), { approve: true })
  const better = 'OAK HILL ARENA,Theirs.,,IN,,39.77,-86.15,317-555-0199,5200,,Volleyball,,'
  const report = await database.bringIn(csv(header, better, elm))
  expect(report).toMatchObject({ result: 'imported', counts: { new: 0, changed: 1, unchanged: 1 } })
  expect(report.rows[0]).toMatchObject({
    changes: [
      { field: 'description', from: null, to: 'Theirs.' },
      { field: 'phone', from: '(317) 555-0100', to: '(317) 555-0199' },
      { field: 'capacity', from: 5000, to: 5200 },
    ],
    added: { sports: ['Volleyball'] },
  })
  expect((await database.facilities())[1]).toMatchObject({
    name: 'Oak Hill Arena',
    status: 'Approved',
    region: 'Midwest',
    phone: '(317) 555-0199',
    capacity: 5200,
    sports: ['Basketball', 'Ice Hockey', 'Volleyball'],
  })
  const { rows } = await database.pool.query(
    `select a.patch, e.sports from audit_log a join marketplace_entry e using (profile_id) where a.subject_id = $1`,
    [report.importId],
  )
  expect(rows[0].sports).toContain('Volleyball')
  expect(rows[0].patch).toContainEqual({ op: 'replace', path: '/capacity', value: 5200 })
})

test('a facility that somebody manages, or whose owner is managed, stays as it is', async () => {
  await database.bringIn(csv(header, oak, elm))
  const [park, arena] = await database.facilities()
  const user = await addUser(database.pool, 'keeper')
  await addManager(database.pool, arena?.id ?? '', user)
  const owner = crypto.randomUUID()
  await database.pool.query(`insert into profile (id, kind, name) values ($1, 'organization', 'Owners')`, [
    owner,
  ])
  await database.pool.query('update profile set parent_id = $1 where id = $2', [owner, park?.id])
  await addManager(database.pool, owner, user)
  const report = await database.bringIn(
    csv(header, oak.replace('5000', '1'), elm.replace('Soccer', 'Golf')),
    { acceptDoubtful: true },
  )
  expect(report).toMatchObject({ result: 'nothing to do', counts: { doubtful: 2 } })
  expect(report.rows[0]?.reasons).toEqual(['has a manager, who can update capacity'])
})

test('the very same file says so and changes nothing, until it is read again', async () => {
  const file = csv(header, oak, elm)
  const { importId } = await database.bringIn(file)
  await database.pool.query(`update profile set phone = null where name = 'Oak Hill Arena'`)
  expect(await database.bringIn(file)).toMatchObject({
    result: 'already imported',
    importId,
    counts: { unchanged: 2, changed: 0 },
  })
  expect((await database.facilities())[1]).toMatchObject({ phone: null })
  expect(await database.bringIn(file, { again: true })).toMatchObject({
    result: 'imported',
    counts: { unchanged: 1, changed: 1 },
  })
  expect(await database.bringIn(file, { again: true })).toMatchObject({
    result: 'nothing to do',
    counts: { unchanged: 2 },
  })
})

test('a patch leaves alone what has moved on since it was read', async () => {
  await database.bringIn(csv(header, oak, elm))
  const [park, arena] = await database.facilities()
  const client = await database.pool.connect()
  try {
    const patch = (id: string | undefined, revision: number) => ({
      id: id ?? '',
      revision,
      profile: { phone: '1' },
      facility: { capacity: 1 },
    })
    expect([...(await patchFacilities(client, [patch(park?.id, 1), patch(arena?.id, 7)]))]).toEqual([
      [park?.id, 2],
    ])
  } finally {
    client.release()
  }
  expect(await database.facilities()).toMatchObject([
    { phone: '1', capacity: 1, description: 'Grass.' },
    { phone: '(317) 555-0100', capacity: 5000 },
  ])
})
