import { expect, test } from 'vitest'
import { UsageError } from '../columns/column-map.ts'
import { ImportRefusal } from '../import-refusal.ts'
import { csv, read } from '../testing/import-fixture.ts'
import { checkAnswers, parseAnswers } from './answers.ts'

test('reads decisions with any columns beside them, and leaves rows without one open', () => {
  const answers = parseAnswers('\ufeffrow;Decision;name\r\n2;Same;Oak\r\n3;;Elm\r\n4/7;skip;Ash\r\n')
  expect([...answers]).toEqual([
    ['2', { decision: 'same', name: 'Oak' }],
    ['4/7', { decision: 'skip', name: 'Ash' }],
  ])
})

test.each([
  ['row,name\n2,Oak', /needs the columns "row" and "decision"/],
  ['row,decision\n2,maybe', /row 2 has the decision "maybe", not one of same, new, skip/],
  ['row,decision\n2,new\n2,skip', /row 2 is decided twice/],
  ['row,decision\n2,"new', /--answers: /],
])('refuses %j with %s', (text, message) => {
  expect(() => parseAnswers(text)).toThrow(UsageError)
  expect(() => parseAnswers(text)).toThrow(message)
})

const file = csv('name,state', 'Oak Park,IN')

test.each([
  ['row,decision,name\n2,new,Elm Park', /row 2 is "Oak Park", but the answer is for "Elm Park"/],
  ['row,decision\n9,new', /have row 9, but the file has no such row/],
])('refuses answers for another file: %j', async (text, message) => {
  const { readings } = await read(file)
  expect(() => checkAnswers(parseAnswers(text), readings)).toThrow(ImportRefusal)
  expect(() => checkAnswers(parseAnswers(text), readings)).toThrow(message)
})

test('accepts answers that fit the file', async () => {
  const { readings } = await read(file)
  expect(() => checkAnswers(parseAnswers('row,decision,name\n2,new,OAK PARK'), readings)).not.toThrow()
})
