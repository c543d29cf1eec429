import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import { maxOpenImports } from '@app/contract/rules/limits.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signUp } from '../../testing/people.ts'
import { refusal, testServer, type TestServer } from '../../testing/test-server.ts'
import { fewerPlaces, importerOf } from '../testing/online-imports.ts'

let server: TestServer
let importer: ReturnType<typeof importerOf>
let people = 0

beforeAll(async () => {
  server = await testServer()
  await fewerPlaces(server.pool)
})
beforeEach(async () => {
  await server.pool.query('delete from import')
  importer = importerOf((await signUp(server, `admin-${people++}`, ['admin'])).api)
})
afterAll(() => server.close())

const header = 'name,state,lat,lng'
const oak = 'Oak Hill Arena,IN,39.771,-86.153'
const file = csv(header, oak)
/** A file with a venue that no other test has. */
const newFile = (...rows: string[]) =>
  csv(header, `Venue ${people++} Hall,IN,${(39 + people / 10 + 0.013).toFixed(3)},-86.153`, ...rows)

const refused = async (call: Promise<unknown>) => {
  const { status, problem } = await refusal(call)
  return [status, problem.code, problem.detail]
}

test('an empty file is refused', async () => {
  expect(await refused(importer.upload(''))).toEqual([422, 'FILE_EMPTY', 'The file is empty.'])
})

test('a file of 200 MB is refused', async () => {
  const part = new Uint8Array(1_000_000).fill(65)
  const content = new Blob(Array.from({ length: 200 }, () => part))
  expect(await refused(importer.upload(content))).toEqual([
    413,
    'FILE_TOO_LARGE',
    'The file must have at most 100 MB.',
  ])
})

test.each([
  ['of one line', 'name,city,state', 'The file has no rows.'],
  [
    'whose first line is a row',
    'Oak 1,Elm 2\nMaple 3,Birch 4',
    'The first line looks like a row, not like column names: Oak 1, Elm 2. Add a line above it, such as name,address,city,state.',
  ],
  [
    'that is an archive',
    'PK\u0003\u0004 and more',
    'The file is a spreadsheet or archive, not a CSV file. Save it as CSV (UTF-8) and try again.',
  ],
  ['of null bytes', '\0'.repeat(100), 'The file is not text: it contains null bytes.'],
  [
    'of one line of a million characters',
    'a'.repeat(1_500_000),
    'The row that starts on line 1 is longer than 1,000,000 characters; a closing quote or line breaks may be missing.',
  ],
  [
    'of a million columns',
    `${Array.from({ length: 200_000 }, (_, index) => index.toString(36)).join(',')}\n1`,
    'The file has 200,000 columns. At most 1,000 can be read.',
  ],
  ['with two columns of one name', 'name,name\na,b', 'Two columns are named "name".'],
])('a file %s is unusable', async (_what, content, text) => {
  expect(await importer.dropped(content)).toMatchObject({
    state: 'Unusable',
    problem: { text },
    counts: null,
  })
})

test('a file without a name column shows its columns, and becomes usable by choosing one', async () => {
  const read = await importer.dropped(csv('what,state,lat,lng', '12345,IN,39.771,-86.153'))
  expect(read).toMatchObject({
    state: 'Unusable',
    problem: { text: 'No column has the names of the venues. Choose one.', reasons: [] },
    columns: [
      { name: 'what', samples: ['12345'], target: null, recognizedBy: null },
      { name: 'state', samples: ['IN'], target: 'state', recognizedBy: 'name' },
      { name: 'lat', target: 'lat' },
      { name: 'lng', target: 'lng' },
    ],
  })
  expect(await importer.check(read.id, { columns: [{ name: 'what', target: 'name' }] })).toMatchObject({
    state: 'Ready',
    problem: null,
    counts: { new: 1 },
    columns: [{ name: 'what', target: 'name', recognizedBy: 'you' }, {}, {}, {}],
  })
})

test('guessed columns have to be confirmed', async () => {
  const read = await importer.dropped(csv('venu name,lat,lng,mystery', 'Oak Hill Arena,39.771,-86.153,7'))
  expect(read).toMatchObject({
    state: 'Ready',
    isProposed: true,
    ignoreRest: false,
    columns: [{ target: 'name', recognizedBy: 'proposal' }, {}, {}, { target: null, recognizedBy: null }],
  })
  expect((await refused(importer.start(read.id))).slice(0, 2)).toEqual([409, 'COLUMNS_UNCONFIRMED'])
  const choices = { columns: [{ name: 'venu name', target: 'name' as const }], ignoreRest: true }
  expect(await importer.check(read.id, choices)).toMatchObject({ isProposed: false, state: 'Ready' })
  expect((await importer.imported(read.id)).state).toBe('Imported')
})

test.each([
  [
    'a column twice',
    {
      columns: [
        { name: 'lat', target: 'lat' as const },
        { name: 'lat', target: 'lng' as const },
      ],
    },
    'data/columns/1/name',
  ],
  [
    'a field twice',
    {
      columns: [
        { name: 'lat', target: 'lat' as const },
        { name: 'lng', target: 'lat' as const },
      ],
    },
    'data/columns/1/target',
  ],
  [
    'a column that the file lacks',
    { columns: [{ name: 'zip', target: '-' as const }] },
    'data/columns/0/name',
  ],
  ['an unknown amenity', { columns: [{ name: 'lat', target: 'amenity:Moat' }] }, 'data/columns/0/target'],
  [
    'a constant twice',
    {
      columns: [],
      constants: [
        { field: 'city' as const, value: 'A' },
        { field: 'city' as const, value: 'B' },
      ],
    },
    'data/constants/1/field',
  ],
])('choices that name %s are refused', async (_what, data, path) => {
  const { id } = await importer.dropped(file)
  const { status, problem } = await refusal(importer.check(id, data))
  expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [path]])
})

test('the same file again names the import that has it, and starts only if asked to', async () => {
  const again = csv(`${header},phone`, 'Repeated Hall,IN,39.613,-86.553,317-555-0142')
  const first = await importer.dropped(again, 'first.csv')
  await importer.imported(first.id)
  const second = await importer.dropped(again, 'second.csv')
  expect(second.sameFile).toMatchObject({ id: first.id, fileName: 'first.csv', state: 'Imported' })
  await server.pool.query('update profile set phone = null')
  await importer.check(second.id, { columns: [] })
  expect((await refused(importer.start(second.id))).slice(0, 2)).toEqual([409, 'ALREADY_IMPORTED'])
  expect(await importer.imported(second.id, { again: true })).toMatchObject({
    state: 'Imported',
    counts: { changed: 1 },
  })
})

test('rows with errors have to be left out', async () => {
  const { id, counts } = await importer.dropped(newFile('Elm Hall,Narnia,39,-86'))
  expect(counts).toMatchObject({ refused: 1 })
  expect((await refused(importer.start(id))).slice(0, 2)).toEqual([409, 'ROWS_REFUSED'])
  expect(await importer.imported(id, { skipBroken: true })).toMatchObject({ state: 'Imported' })
})

test('a row that resembles nothing cannot be the same as something', async () => {
  const { id } = await importer.dropped(csv(header, 'Birch Hall,IN,40.271,-86.153'))
  expect((await refused(importer.decide(id, { rows: [1], decision: 'same' }))).slice(0, 2)).toEqual([
    409,
    'NOT_DECIDABLE',
  ])
})

test('an imported file can be neither decided nor started nor deleted', async () => {
  const { id } = await importer.dropped(csv(header, 'Cedar Hall,IN,40.571,-86.153'))
  await importer.imported(id)
  for (const call of [
    () => importer.decide(id, { rows: [1], decision: 'skip' }),
    () => importer.start(id),
    () => importer.remove(id),
  ])
    expect((await refused(call())).slice(0, 2)).toEqual([409, 'IMPORT_STATE'])
})

test('a file that was not imported cannot be undone, but deleted', async () => {
  const { id } = await importer.dropped(file)
  expect((await refused(importer.undone(id))).slice(0, 2)).toEqual([409, 'IMPORT_STATE'])
  await importer.remove(id)
  expect((await refusal(importer.read(id))).status).toBe(404)
})

test('one person has one file worked on at a time', async () => {
  const { id } = await importer.dropped(file)
  await server.pool.query(`update import set job_due = now() + interval '1 hour' where id = $1`, [id])
  expect((await refused(importer.upload(file, 'next.csv'))).slice(0, 2)).toEqual([409, 'TOO_MANY'])
})

test('the number of files that were not imported is limited', async () => {
  await server.pool.query(
    `insert into import (id, file_name, sha256, by, state)
    select gen_random_uuid(), 'x.csv', n::text, 'Ada', 'Ready' from generate_series(1, $1) n`,
    [maxOpenImports],
  )
  expect((await refused(importer.upload(file))).slice(0, 2)).toEqual([409, 'TOO_MANY'])
})

test('a name with folders is only shown, and never a path', async () => {
  const { fileName } = await importer.dropped(file, '../../etc/C:\\venues of Ann.csv')
  expect(fileName).toBe('venues of Ann.csv')
})
