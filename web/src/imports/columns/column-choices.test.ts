import { expect, test } from 'vitest'
import { choicesOf, columnsByFilter, repeatedChoices, repeatedConstants, editsOf } from './column-choices.ts'

const column = (
  name: string,
  target: string | null,
  recognizedBy: 'source' | 'name' | 'saved' | 'proposal' | 'you' | null,
) => ({ name, samples: ['x'], target, recognizedBy })

const columns = [
  column('Arena', 'name', 'proposal'),
  column('City', 'city', 'name'),
  column('Notes', null, null),
  column('Prop_ID', '-', 'you'),
]
const unedited = editsOf({ constants: [], ignoreRest: false })

test('sends what was chosen or proposed, and leaves out what is recognized by name', () =>
  expect(choicesOf(columns, unedited).columns).toEqual([
    { name: 'Arena', target: 'name' },
    { name: 'Prop_ID', target: '-' },
  ]))

test('an edit replaces what was recognized', () =>
  expect(choicesOf(columns, { ...unedited, targets: new Map([['City', 'alias']]) }).columns).toContainEqual({
    name: 'City',
    target: 'alias',
  }))

test('values for all rows are trimmed, and empty ones are left out', () =>
  expect(
    choicesOf([], {
      ...unedited,
      constants: [
        { field: 'state', value: ' Ohio ' },
        { field: 'city', value: '  ' },
      ],
    }).constants,
  ).toEqual([{ field: 'state', value: 'Ohio' }]))

test('finds a field that is chosen for two columns', () =>
  expect([
    ...repeatedChoices({
      columns: [
        { name: 'A', target: 'name' },
        { name: 'B', target: 'name' },
      ],
    }),
  ]).toEqual([['B', 'A']]))

test.each(['-', 'address', 'sports', 'space:Court'])('%s may be chosen for several columns', (target) =>
  expect(
    repeatedChoices({
      columns: [
        { name: 'A', target },
        { name: 'B', target },
      ],
    }).size,
  ).toBe(0),
)

test('finds a value for all rows that is set twice', () =>
  expect([
    ...repeatedConstants([
      { field: 'state', value: 'Ohio' },
      { field: 'city', value: 'Dayton' },
      { field: 'state', value: 'Iowa' },
    ]),
  ]).toEqual(['state']))

test('an unknown column is ignored if the rest is', () => {
  const names = (ignoreRest: boolean) =>
    columnsByFilter(columns, { ...unedited, ignoreRest }).ignored.map(({ name }) => name)
  expect(names(false)).toEqual(['Prop_ID'])
  expect(names(true)).toEqual(['Notes', 'Prop_ID'])
})
