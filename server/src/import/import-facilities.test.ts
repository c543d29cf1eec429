import { parseColumnMap, parseConstants } from '@app/catalogue/import/columns/column-map.ts'
import { parseAnswers } from '@app/catalogue/import/plan/answers.ts'
import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { patchFacilities } from './testing/patch-facilities.ts'
import { undoImport } from './undo-import.ts'
import {
  addManager,
  addOwner,
  addUser,
  importDatabase,
  type ImportDatabase,
} from './testing/import-database.ts'

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

test('imports new facilities with all their children as pending', async () => {
  const report = await database.importFile(csv(header, oak, elm, maple))
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
      // A sport alone says nothing about its spaces.
      spaces: [],
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
    `select p.postal_code, i.import_id, p.time_zone, p.facility_type, p.sports, p.amenities, p.space_types, p.audience,
      a.operation, a.subject_id, a.patch -> 0 ->> 'op' as op
    from derived.facility_item p join profile i using (id) join audit_log a on a.owner_id = p.id where p.name = 'Oak Hill Arena'`,
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
      audience: 'private',
      operation: 'facility-mgmt.facilities.import',
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

test('--approve approves new facilities and makes them public', async () => {
  await database.importFile(csv(header, oak), { approve: true })
  expect(await database.facilities()).toMatchObject([{ status: 'Approved' }])
  expect((await database.pool.query('select audience from profile')).rows).toEqual([{ audience: 'public' }])
})

test('notifies the servers of an imported facility', async () => {
  const listener = new pg.Client({ connectionString: database.url })
  await listener.connect()
  try {
    const notice = new Promise<string | undefined>((resolve) =>
      listener.once('notification', ({ payload }) => resolve(payload)),
    )
    await listener.query('listen profile')
    const report = await database.importFile(csv(header, oak))
    expect(await notice).toBe(`facility:${report.rows[0]?.facilityId}`)
  } finally {
    await listener.end()
  }
})

test('a dry run returns the same counts and writes nothing', async () => {
  const report = await database.importFile(csv(header, oak, elm), { dryRun: true })
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

test('a file with invalid rows is refused with each line, or imported without them with --skip-broken', async () => {
  const file = many(100, (index) => index % 20 === 7)
  const refused = await database.importFile(file)
  expect(refused).toMatchObject({ result: 'refused', counts: { new: 95, refused: 5 } })
  expect(
    refused.rows
      .filter(({ outcome }) => outcome === 'refused')
      .map(({ line, reasons }) => [line, ...reasons]),
  ).toEqual(
    [9, 29, 49, 69, 89].map((line) => [line, 'postal code "ABC" (column zip) is not valid in Indiana']),
  )
  expect(await database.count('profile')).toBe(0)
  expect(await database.importFile(file, { skipBroken: true })).toMatchObject({
    result: 'imported',
    counts: { new: 95, refused: 5 },
  })
  expect(await database.count('profile')).toBe(95)
})

test('a failed write rolls back the whole import', async () => {
  await database.pool.query(`create function stumble() returns trigger language plpgsql as $$ begin
    if new.name = 'Venue 1150 Hall' then raise 'the disk is full'; end if; return new; end $$;
    create trigger stumble before insert on profile for each row execute function stumble()`)
  await expect(database.importFile(many(1200, () => false))).rejects.toThrow('the disk is full')
  const tables = ['profile', 'facility', 'import', 'import_change', 'audit_log', 'entry']
  expect(await Promise.all(tables.map(database.count))).toEqual(tables.map(() => 0))
  await database.pool.query('drop trigger stumble on profile')
  expect(await database.importFile(many(1200, () => false))).toMatchObject({ counts: { new: 1200 } })
})

test('fixes lost zeros and placeholders, and refuses foreign places and unknown positions', async () => {
  const file = `\ufeff${csv(
    'NAME,CITY,STATE,ZIP,COUNTRY,LATITUDE,LONGITUDE,TELEPHONE,CAPACITY',
    "MCDONALD YMCA AT O'NEILL PARK,PITTSFIELD,MA,1201,USA,42.45,-73.25,NOT AVAILABLE,-999",
    'ESTADIO AZUL,CIUDAD DE MEXICO,DF,03810,MEX,19.38,-99.18,NOT AVAILABLE,-999',
    'LOST ARENA,GARY,IN,46402,USA,0,0,,',
  )}`
  const report = await database.importFile(file, { skipBroken: true })
  expect(report.rows).toMatchObject([
    { outcome: 'new', remarks: [{ code: 'lost-zeros' }] },
    { outcome: 'refused', reasons: ['Estadio Azul, Mexico: outside the United States and Canada'] },
    { outcome: 'refused', reasons: [expect.stringContaining('unknown position')] },
  ])
  expect(await database.facilities()).toMatchObject([
    { name: "McDonald YMCA at O'Neill Park", phone: null, capacity: null },
  ])
})

test('proposes choices for a file with an unknown column and writes nothing', async () => {
  expect(await database.importFile(csv('name,state,Mascot', 'Oak,IN,Owl'))).toMatchObject({
    result: 'proposed',
    counts: { new: 1 },
    proposal: { map: [], set: [], ignoreRest: true },
  })
  expect(await database.count('profile')).toBe(0)
})

test('a second file updates the fields it has and keeps the rest', async () => {
  await database.importFile(csv(header, oak, elm), { approve: true })
  const better = 'OAK HILL ARENA,Theirs.,,IN,,39.77,-86.15,317-555-0199,5200,,Volleyball,,'
  const report = await database.importFile(csv(header, better, elm))
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
    `select a.patch, e.facts from audit_log a join entry e on e.profile_id = a.owner_id where a.subject_id = $1`,
    [report.importId],
  )
  expect(rows[0].facts.sports).toContain('Volleyball')
  expect(rows[0].patch).toContainEqual({ op: 'replace', path: '/capacity', value: 5200 })
})

test('never changes a facility that has a manager or whose owner has one', async () => {
  await database.importFile(csv(header, oak, elm))
  const [park, arena] = await database.facilities()
  const user = await addUser(database.pool, 'keeper')
  await addManager(database.pool, arena?.id ?? '', user)
  const owner = await addOwner(database.pool, 'organization')
  await database.pool.query(`insert into profile (id, kind, name) values ($1, 'organization', 'Owners')`, [
    owner,
  ])
  await database.pool.query('update profile set parent_id = $1 where id = $2', [owner, park?.id])
  await addManager(database.pool, owner, user)
  const report = await database.importFile(
    csv(header, oak.replace('5000', '1'), elm.replace('Soccer', 'Golf')),
    { acceptDoubtful: true },
  )
  expect(report).toMatchObject({ result: 'nothing to do', counts: { doubtful: 2 } })
  expect(report.rows[0]?.reasons).toEqual(['has a manager, who can update capacity'])
})

test('a file that was imported before changes nothing without --again', async () => {
  const file = csv(header, oak, elm)
  const { importId } = await database.importFile(file)
  await database.pool.query(`update profile set phone = null where name = 'Oak Hill Arena'`)
  expect(await database.importFile(file)).toMatchObject({
    result: 'already imported',
    importId,
    counts: { unchanged: 1, changed: 1 },
  })
  expect((await database.facilities())[1]).toMatchObject({ phone: null })
  expect(await database.importFile(file, { again: true })).toMatchObject({
    result: 'imported',
    counts: { unchanged: 1, changed: 1 },
  })
  expect(await database.importFile(file, { again: true })).toMatchObject({
    result: 'nothing to do',
    counts: { unchanged: 2 },
  })
})

test('a patch for an outdated revision is skipped', async () => {
  await database.importFile(csv(header, oak, elm))
  const [park, arena] = await database.facilities()
  const client = await database.pool.connect()
  try {
    const patch = (id: string | undefined, revision: number) => ({
      id: id ?? '',
      revision,
      fields: { phone: '1', capacity: 1 },
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

const namesHeader = 'name,former name,city,state,lat,lng,seating capacity,status'
const renamed = 'Elm Bank Stadium,Oak Stadium,Gary,IN,41.6012,-87.3321,20000,Open'

test('stores former names and matches them in the next file', async () => {
  await database.importFile(csv(namesHeader, renamed))
  expect((await database.pool.query('select name from other_name')).rows).toEqual([{ name: 'Oak Stadium' }])
  const report = await database.importFile(csv('name,city,state,seats', 'OAK STADIUM,Gary,IN,19500'))
  expect(report.rows).toMatchObject([{ outcome: 'changed', changes: [{ field: 'capacity', to: 19_500 }] }])
  expect(await database.facilities()).toMatchObject([{ name: 'Elm Bank Stadium' }])
})

test('finds an imported facility by its former name', async () => {
  await database.importFile(csv(namesHeader, renamed))
  const { rows } = await database.pool.query('select facts from entry')
  expect(rows[0].facts.otherNames).toEqual(['Oak Stadium'])
})

test('a name that is not the current one becomes another name, and an undo removes it', async () => {
  await database.importFile(csv(namesHeader, renamed))
  const { importId } = await database.importFile(
    csv('name,city,state,lat,lng,seats', 'Elm Bank County Stadium,Gary,IN,41.6012,-87.3322,20000'),
  )
  const names = async () => (await database.pool.query('select name from other_name order by name')).rows
  expect(await names()).toEqual([{ name: 'Elm Bank County Stadium' }, { name: 'Oak Stadium' }])
  await undoImport(database.pool, { id: importId ?? '', force: false })
  expect(await names()).toEqual([{ name: 'Oak Stadium' }])
})

test('imports a closed venue as inactive', async () => {
  const report = await database.importFile(csv(namesHeader, renamed.replace('Open', 'Closed')), {
    approve: true,
  })
  expect(report.rows[0]?.remarks).toContainEqual({ code: 'closed', text: 'marked as closed' })
  expect((await database.pool.query('select is_active, audience from profile')).rows).toEqual([
    { is_active: false, audience: 'private' },
  ])
})

test('an open facility that a file calls closed is doubtful, and an answer hides it until an undo', async () => {
  await database.importFile(csv(namesHeader, renamed))
  const closed = csv(namesHeader, renamed.replace('Open', 'Closed'))
  expect((await database.importFile(closed)).rows).toMatchObject([
    { outcome: 'doubtful', reasons: ['marked as closed, but open here'] },
  ])
  const answers = parseAnswers('row,decision\n2,same')
  const { importId } = await database.importFile(closed, { answers })
  const active = async () => (await database.pool.query('select is_active from profile')).rows
  expect(await active()).toEqual([{ is_active: false }])
  await undoImport(database.pool, { id: importId ?? '', force: false })
  expect(await active()).toEqual([{ is_active: true }])
})

test('--again fills empty fields but keeps values that were changed since', async () => {
  const file = csv(header, oak)
  await database.importFile(file)
  await database.pool.query(`update profile set phone = null, city = 'Speedway'`)
  const report = await database.importFile(file, { again: true })
  expect(report.rows[0]?.changes).toEqual([{ field: 'phone', from: null, to: '(317) 555-0100' }])
})

const similar = csv('name,state,lat,lng', 'Oak Hil Arena,IN,39.7704,-86.15', 'Elm Parke,IN,41.6003,-87.34')

test('answers decide doubtful rows as same, new or skip', async () => {
  await database.importFile(csv(header, oak, elm))
  expect(await database.importFile(similar)).toMatchObject({ counts: { doubtful: 2 } })
  const answers = parseAnswers('row,decision,name\n2,same,Oak Hil Arena\n3,skip,Elm Parke')
  const report = await database.importFile(similar, { answers })
  expect(report.rows).toMatchObject([
    { outcome: 'changed', added: { otherNames: ['Oak Hil Arena'] } },
    { outcome: 'skipped', reasons: ['skipped by your answer'] },
  ])
  const others = parseAnswers('row,decision\n3,new')
  expect(await database.importFile(similar, { answers: others, again: true })).toMatchObject({
    counts: { new: 1 },
  })
})

test('the doubtful rows are a template for answers', async () => {
  await database.importFile(csv(header, oak, elm))
  const { doubtful } = await database.importFile(similar, { dryRun: true })
  const [columns = '', first = ''] = doubtful.split('\r\n')
  expect(columns).toContain('row,decision,reasons,name')
  expect(first).toContain('2,,"looks like ""Oak Hill Arena"" at the same place: similar name",Oak Hil Arena')
  expect(parseAnswers(doubtful).size).toBe(0)
  expect([...parseAnswers(doubtful.replace('\r\n2,,', '\r\n2,new,'))]).toEqual([
    ['2', { decision: 'new', name: 'Oak Hil Arena' }],
  ])
})

test('keeps the choices of a source for its next file', async () => {
  const choices = {
    map: parseColumnMap(['Where=name', 'Nets=space:Tennis Court']),
    constants: parseConstants(['state=IN']),
    ignoreRest: true,
  }
  await database.importFile(csv('Where,city,Nets,Mascot', 'Oak Park,Gary,4,Owl'), { choices })
  const report = await database.importFile(csv('Mascot,Nets,Where,city', 'Cat,2,Elm Park,Gary'))
  expect(report).toMatchObject({ result: 'imported', mappingFrom: 'file', counts: { new: 1 } })
  expect(await database.facilities()).toMatchObject([
    { name: 'Elm Park', region: 'Midwest', sports: ['Tennis'], spaces: ['Court'] },
    { name: 'Oak Park', spaces: ['Court'] },
  ])
})

test('rows of one place become one facility with all sports and the sum of its spaces', async () => {
  const report = await database.importFile(
    csv(
      'park,sport,courts,city,state,lat,lng',
      'Oak Park,Tennis,4,Gary,IN,41.6012,-87.3321',
      'Elm Park,Soccer,,Gary,IN,41.5512,-87.3321',
      'OAK PARK,Pickleball,6,Gary,IN,41.6012,-87.3321',
      'Oak Park,Tennis,4,Gary,IN,41.6012,-87.3321',
    ),
  )
  expect(report).toMatchObject({ counts: { new: 2, merged: 2 } })
  const { rows } = await database.pool.query(
    `select name, sports, space_types from derived.facility_item order by name`,
  )
  expect(rows).toMatchObject([
    { name: 'Elm Park', sports: ['Soccer'], space_types: [] },
    {
      name: 'Oak Park',
      sports: ['Tennis', 'Pickleball'],
      space_types: [{ name: 'Court', count: 10, surface: null }],
    },
  ])
})

test('rows that are fields of one park become spaces of the park', async () => {
  const position = 'Gary,IN,41.6012,-87.3321'
  await database.importFile(
    csv(
      'name,surface,city,state,lat,lng',
      `Oak Park - Soccer Field 1,Grass,${position}`,
      `Oak Park - Soccer Field 2,Grass,${position}`,
      `Oak Park Softball Diamond 1,,${position}`,
      `Elm Park Field 1,,Gary,IN,41.5512,-87.3321`,
    ),
  )
  const { rows } = await database.pool.query(
    `select name, sports, space_types from derived.facility_item order by name`,
  )
  expect(rows).toMatchObject([
    { name: 'Elm Park Field 1' },
    {
      name: 'Oak Park',
      sports: ['Soccer', 'Softball'],
      space_types: [
        { name: 'Field', count: 2, surface: 'Grass' },
        { name: 'Diamond', count: 1, surface: null },
      ],
    },
  ])
})
