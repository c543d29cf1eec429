import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { csv } from '@app/catalogue/import/testing/import-fixture.ts'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { parseCommand } from './command-line.ts'
import { progressOn } from './progress.ts'
import { runCommand } from './run-command.ts'
import { importDatabase, type ImportDatabase } from './testing/import-database.ts'

let database: ImportDatabase
let folder: string
beforeAll(async () => {
  database = await importDatabase(inject('databaseUrl'))
  folder = await mkdtemp(join(tmpdir(), 'import-'))
})
afterEach(() => database.empty())
afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})

const screen = () => {
  const texts: string[] = []
  return { write: (text: string) => texts.push(text), text: () => texts.join('') }
}

async function run(...args: string[]) {
  const output = screen()
  const errors = screen()
  const code = await runCommand(args, { environment: { DATABASE_URL: database.url }, folder, output, errors })
  return { code, output: output.text(), errors: errors.text() }
}

const save = (name: string, content: string) => writeFile(join(folder, name), content)
const good = csv('name,state,lat,lng', 'Oak Hill Arena,IN,39.77,-86.15', 'Elm Park,IN,41.6,-87.34')

test('runs a dry run, an import, a repeated import, a list and an undo', async () => {
  await save('venues.csv', good)
  expect(await run('list')).toMatchObject({ code: 0, output: 'No imports yet.\n' })
  const dry = await run('facilities', 'venues.csv', '--dry-run')
  expect(dry).toMatchObject({
    code: 0,
    output: expect.stringContaining('Nothing was changed: this was a dry run.'),
  })
  const done = await run('facilities', 'venues.csv', '--approve', '--by', 'Kim')
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('Imported 2 new and changed 0.') })
  expect(await run('facilities', 'venues.csv')).toMatchObject({
    code: 0,
    output: expect.stringContaining('was imported before'),
  })
  const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]+/.exec(done.output) ?? []
  expect((await run('list')).output).toMatch(
    new RegExp(`^${id}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  venues.csv, by Kim: 2 new\\n$`),
  )
  expect(await run('undo', id)).toMatchObject({
    code: 0,
    output: expect.stringContaining('2 facilities removed, 0 restored.'),
  })
  expect((await run('list')).output).toContain('; undone ')
})

test('a refused file exits with 1 and the reasons', async () => {
  await save('broken.csv', csv('name,state,zip', 'Oak Hill Arena,IN,46204', 'Elm Park,IN,ABC'))
  expect(await run('facilities', 'broken.csv')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /line 3: refused: postal code "ABC" \(column zip\) is not valid in Indiana\n\nNothing was changed: 1 row was refused\. Fix the file, or skip that row/,
    ),
  })
  expect(await run('facilities', 'broken.csv', '--skip-broken')).toMatchObject({ code: 0 })
  await save('unknown.csv', csv('name,state,Mascot', 'Oak,IN,Owl'))
  expect(await run('facilities', 'unknown.csv')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /unknown columns: Mascot\n[^]*\n {2}npm run import -- facilities unknown.csv --ignore-rest\n$/,
    ),
  })
  expect(await run('facilities', 'unknown.csv', '--map', 'Mascot=-', '--dry-run')).toMatchObject({ code: 0 })
})

test('writes reports as CSV and JSON', async () => {
  await save('venues.csv', good)
  await run('facilities', 'venues.csv', '--dry-run', '--report', 'outcome.csv')
  expect(await readFile(join(folder, 'outcome.csv'), 'utf8')).toContain('2,,new,Oak Hill Arena,,Indiana,')
  await run('facilities', 'venues.csv', '--report', 'outcome.json')
  expect(JSON.parse(await readFile(join(folder, 'outcome.json'), 'utf8'))).toMatchObject({
    result: 'imported',
    columns: { name: ['name'] },
    counts: { new: 2 },
    rows: [{ line: 2, name: 'Oak Hill Arena', facilityId: expect.any(String) }, {}],
  })
})

test('--help prints examples', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('npm run import -- facilities venues.csv --dry-run'),
  })
})

test.each([
  [[], /Name a command/],
  [['hotels', 'a.csv'], /Unknown command "hotels"/],
  [['facilities'], /needs a file/],
  [['facilities', 'a.csv', 'b.csv'], /got also "b.csv"/],
  [['facilities', 'missing.csv'], /Cannot read the file .*missing.csv/],
  [['facilities', 'a.csv', '--force'], /"facilities" has no option --force/],
  [['facilities', 'a.csv', '--colour'], /Unknown option '--colour'/],
  [['facilities', 'a.csv', '--report', 'a.txt'], /must end in .json or .csv/],
  [['facilities', 'a.csv', '--map', 'a=b'], /"b" is not a field/],
  [['undo'], /needs the id/],
  [['list', 'all'], /takes no arguments, but got "all"/],
])('refuses %j', async (args, message) => {
  expect(await run(...args)).toMatchObject({ code: 2, output: '', errors: expect.stringMatching(message) })
})

test('exits with 1 for an unreachable database and with 2 for invalid settings', async () => {
  const errors = screen()
  const context = { folder, output: screen(), errors }
  expect(
    await runCommand(['list'], {
      ...context,
      environment: { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
    }),
  ).toBe(1)
  expect(errors.text()).toMatch(/cannot be reached: .*ECONNREFUSED/)
  expect(await runCommand(['list'], { ...context, environment: { PORT: 'high' } })).toBe(2)
  expect(errors.text()).toMatch(/PORT/)
})

test('resolves paths against the folder of the call', () => {
  expect(parseCommand(['facilities', 'a.csv'], '/data')).toMatchObject({
    path: '/data/a.csv',
    report: undefined,
  })
})

test('progress rewrites one line on a terminal and writes a line every 5 seconds to a log', () => {
  let time = 0
  const now = () => time
  const terminal = { isTTY: true, ...screen() }
  const log = screen()
  const [onTerminal, onLog] = [progressOn(terminal, now), progressOn(log, now)]
  for (time = 1000; time <= 7000; time += 2000)
    for (const { progress } of [onTerminal, onLog]) progress('writing', time, 9000)
  onTerminal.end()
  onLog.end()
  expect(terminal.text()).toContain('\r\u001b[2Kwriting 7,000 of 9,000 rows …\r\u001b[2K')
  expect(log.text()).toBe('writing 5,000 of 9,000 rows …\n')
})
