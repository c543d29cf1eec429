import { expect, test } from 'vitest'
import { firstStep, importQuery, readImportView } from './import-view.ts'

const read = (query: string) => readImportView(new URLSearchParams(query))

test.each([
  ['', {}],
  ['?step=duplicates', { step: 'duplicates' }],
  [
    '?step=check&rows=refused&q=Elm+%26+Oak&page=3',
    { step: 'check', outcome: 'refused', text: 'Elm & Oak', page: 3 },
  ],
] as const)('reads the query %s and writes it again', (query, view) => {
  expect(read(query)).toMatchObject(view)
  expect(importQuery(read(query))).toBe(query)
})

test('ignores a step, an outcome or a page that does not exist', () =>
  expect(read('step=payment&rows=lost&page=0')).toEqual({
    step: undefined,
    outcome: undefined,
    isOutside: false,
    text: undefined,
    page: 1,
  }))

test('cuts a search at the 100 characters that the API allows', () =>
  expect(read(`q=${'x'.repeat(300)}`).text).toHaveLength(100))

const column = { name: 'Name', samples: [], target: 'name', recognizedBy: 'name' as const }
const ready = { state: 'Ready' as const, isProposed: false, columns: [column], ignoreRest: false }

test('opens the rows first when every column is known', () => expect(firstStep(ready)).toBe('check'))

test.each([
  ['the choices are a proposal', { isProposed: true }],
  ['a column is unknown', { columns: [{ ...column, target: null, recognizedBy: null }] }],
  ['the file is unusable', { state: 'Unusable' as const }],
])('opens the columns first when %s', (_, change) =>
  expect(firstStep({ ...ready, ...change })).toBe('columns'),
)

test('an unknown column is no reason to open the columns when the rest is ignored', () =>
  expect(
    firstStep({ ...ready, ignoreRest: true, columns: [{ ...column, target: null, recognizedBy: null }] }),
  ).toBe('check'))
