import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { FacilityFilter } from '@app/contract/facilities/facility-filter.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQueries } from './read-queries.ts'
import { destinationSets, venueSets } from './sets.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'queries-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function queriesIn(...lines: string[]) {
  const file = path.join(folder, 'queries.tsv')
  writeFileSync(file, ['text\tfilter\tfrom\tto\tunknownPlace\there', ...lines].join('\n'))
  return readQueries<FacilityFilter>(pathToFileURL(file), (filter) =>
    FacilityFilter.omit({ near: true }).parse(filter),
  )
}

const countsOf = (sets: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(sets).map(([set, queries]) => [set, queries.length]))

test('reads 1,433 queries for venues and 178 for destinations', () => {
  expect(countsOf(venueSets)).toEqual({
    first: 150,
    second: 137,
    third: 96,
    fourth: 200,
    fifth: 230,
    sixth: 180,
    seventh: 180,
    eighth: 130,
    ninth: 130,
  })
  expect(countsOf(destinationSets)).toEqual({
    second: 33,
    third: 30,
    fourth: 30,
    fifth: 30,
    seventh: 25,
    ninth: 30,
  })
})

test('reads all cells of a line, and no comments', () => {
  expect(
    queriesIn(
      '# Places',
      '',
      'rink near me in May\t{"sports":["Ice Hockey"],"near":"Buffalo, NY","dist":40}\t2027-05-01\t2027-05-31\tAtlantis\there',
      'Boise\t{}',
    ),
  ).toEqual([
    {
      text: 'rink near me in May',
      filter: { sports: ['Ice Hockey'], near: 'Buffalo, NY', dist: 40 },
      dates: { from: '2027-05-01', to: '2027-05-31' },
      unknownPlace: 'Atlantis',
      here: true,
    },
    { text: 'Boise', filter: {} },
  ])
})

test.each([
  ['a filter that is no JSON', 'Boise\tnear Boise'],
  ['a filter that is a list', 'Boise\t[]'],
  ['an unknown sport', 'Boise\t{"sports":["Quidditch on Ice"]}'],
  ['an unknown field', 'Boise\t{"town":"Boise"}'],
  ['a distance in words', 'Boise\t{"near":"Boise, ID","dist":"an hour"}'],
  ['only the first day', 'Boise\t{}\t2027-05-01'],
  ['a day that does not exist', 'Boise\t{}\t2027-02-30\t2027-03-01'],
  ['too many cells', 'Boise\t{}\t\t\t\there\tthere'],
  ['no text', '\t{}'],
])('rejects a line with %s', (_, line) => {
  expect(() => queriesIn(line)).toThrow(`has a wrong line: ${line}`)
})
