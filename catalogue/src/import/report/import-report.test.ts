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

test('the text counts outcomes and names the rows worth a look by their line', async () => {
  const report = await reportOf(
    csv(header, '1,Elm Rink,IN,46204,,', '2,Oak Rink,IN,ABC,,', '3,Ash Rink,IN,,-86.15,39.77'),
  )
  expect(reportText(report, 50).split('\n')).toEqual([
    'venues.csv: 3 rows, CSV, utf-8',
    'left out: objectid',
    '',
    '  new             1  facilities that are not here yet',
    '  changed         0  facilities that the file knows better',
    '  unchanged       0  facilities that are here as the file has them',
    '  doubtful        1  left out until somebody has looked at them',
    '  refused         1  rows that cannot be brought in',
    '',
    '        1 × placed in the middle of the postal code',
    '',
    'line 3: refused: postal code "ABC" (column zip) is not one of Indiana',
    'line 4: doubtful: Ash Rink: latitude -86.15 and longitude 39.77 look swapped',
  ])
})

test('the text shows so many rows and says how many more there are', async () => {
  const text = reportText(await reportOf(csv(header, ...broken(60))), 50)
  expect(text.match(/^line/gm)).toHaveLength(50)
  expect(text).toContain('… and 10 more; --report FILE.csv writes them all')
})

test('the spreadsheet has every row, and runs nothing that a file has smuggled in', async () => {
  const content = csv(
    header,
    '1,"=HYPERLINK(""http://evil.example"")",IN,46204,,',
    '2,"Oak, ""The"" Rink",IN,46204,39.7,-86.1',
    ...broken(60),
  )
  const lines = reportCsv(await reportOf(content)).split('\r\n')
  expect(lines).toHaveLength(1 + 62 + 1)
  expect(lines[0]).toBe('\ufeffline,feature,outcome,name,city,state,reasons,changes,remarks,facility id')
  expect(lines[1]).toContain(`2,,new,"'=HYPERLINK(""http://evil.example"")",`)
  expect(lines[2]).toContain('3,,new,"Oak, ""The"" Rink",,Indiana,')
})
