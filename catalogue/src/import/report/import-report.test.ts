import { expect, test } from 'vitest'
import { fingerprint } from '../file/fingerprint.ts'
import { planImport } from '../plan/plan-import.ts'
import { csv, read, withFile } from '../testing/import-fixture.ts'
import { importReport, type ImportReport } from './import-report.ts'
import { reportCsv } from './report-csv.ts'
import { reportText } from './report-text.ts'

async function reportOf(content: string): Promise<ImportReport> {
  const print = await withFile(content, fingerprint)
  const reading = await read(content)
  const outcomes = planImport(reading.readings, [], { acceptDoubtful: false })
  return importReport({ file: 'venues.csv', print, ...reading, outcomes }, 'dry run', null)
}

const header = 'objectid,name,state,zip,lat,lng'
const broken = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index},Oak ${index},IN,ABC,,`)

test('the text counts outcomes and lists the rows that need attention', async () => {
  const report = await reportOf(
    csv(header, '1,Elm Rink,IN,46204,,', '2,Oak Rink,IN,ABC,,', '3,Ash Rink,,,-86.15,39.77'),
  )
  expect(reportText(report, 50).split('\n')).toEqual([
    'venues.csv: 3 rows, CSV, utf-8',
    'ignored columns: objectid',
    '',
    '  new             1  venues not in the database yet',
    '  changed         0  venues with updates from the file',
    '  unchanged       0  venues that already match the file',
    '  merged          0  rows joined with an earlier row of the same place',
    '  doubtful        1  rows skipped until someone reviews them',
    '  skipped         0  rows skipped by your answers',
    '  refused         1  rows with errors',
    '',
    '        1 × placed at the center of the postal code',
    '        1 × state taken from the coordinates',
    '',
    'line 3: refused: postal code "ABC" (column zip) is not valid in Indiana',
    'line 4: doubtful: Ash Rink: latitude -86.15 and longitude 39.77 look swapped',
  ])
})

test('the text lists at most the given number of rows and counts the others', async () => {
  const text = reportText(await reportOf(csv(header, ...broken(60))), 50)
  expect(text.match(/^line/gm)).toHaveLength(50)
  expect(text).toContain('… and 10 more. Use --report FILE.csv to get the full list.')
})

test('the CSV report has every row', async () => {
  const content = csv(header, '1,"Oak, ""The"" Rink",IN,46204,39.7,-86.1', ...broken(60))
  const lines = reportCsv(await reportOf(content)).split('\r\n')
  expect(lines).toHaveLength(1 + 61 + 1)
  expect(lines[0]).toBe('\ufeffline,feature,outcome,name,city,state,reasons,changes,remarks,facility id')
  expect(lines[1]).toContain('2,,new,"Oak, ""The"" Rink",,Indiana,')
})

test('the CSV report disarms formulas', async () => {
  const content = csv(header, '1,"=HYPERLINK(""http://evil.example"")",IN,46204,,')
  const lines = reportCsv(await reportOf(content)).split('\r\n')
  expect(lines[1]).toContain(`2,,new,"'=HYPERLINK(""http://evil.example"")",`)
})
