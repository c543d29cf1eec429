import { expect, test } from 'vitest'
import { parsePostalCode, type Region } from './postal-code.ts'
import { stateOfPostalCode } from './postal-prefixes.ts'

const anywhere: Region = { country: undefined, state: undefined }
const inState = (state: string): Region => ({ country: 'US', state })

test.each([
  ['46204', '46204'],
  ['46204-1234', '46204'],
  ['462041234', '46204'],
  ['46204-', '46204'],
  ['46204.0', '46204'],
  ['m5v1j1', 'M5V 1J1'],
  ['M5V-1J1', 'M5V 1J1'],
  ['M5V  1J1', 'M5V 1J1'],
  ['K1A OB1', 'K1A 0B1'],
])('parses %s as %s', (text, code) => {
  expect(parsePostalCode(text, anywhere)).toEqual({ code })
})

test.each([
  ['1201', 'Massachusetts', '01201'],
  ['1201.0', 'Massachusetts', '01201'],
  ['12011234', 'Massachusetts', '01201'],
  ['745', 'Puerto Rico', '00745'],
  ['802', 'Virgin Island', '00802'],
])('adds the leading zeros to %s in %s: %s', (text, state, code) => {
  expect(parsePostalCode(text, inState(state))).toMatchObject({
    code,
    remark: expect.stringContaining('leading zeros'),
  })
})

test('adds no leading zeros if the state has no such code', () => {
  expect(parsePostalCode('4620', inState('Indiana'))).toEqual({ fault: 'is not valid in Indiana' })
})

test('adds leading zeros without a state if the code exists', () => {
  expect(parsePostalCode('1201', anywhere)).toMatchObject({ code: '01201' })
})

test.each([
  ['ABC', inState('Indiana'), 'is not valid in Indiana'],
  ['123456', inState('Indiana'), 'is not valid in Indiana'],
  ['M5V 1J1', inState('Indiana'), 'is not valid in Indiana'],
  ['46204', { country: 'CA', state: 'Ontario' } as const, 'is not valid in Ontario'],
  ['12', anywhere, 'is not valid in the United States or Canada'],
])('refuses %s in %j: %s', (text, where, fault) => {
  expect(parsePostalCode(text, where)).toEqual({ fault })
})

test.each([
  ['46204', 'Indiana'],
  ['06390', 'New York'],
  ['20001', 'District of Columbia'],
  ['00820', 'Virgin Island'],
  ['H2X 1Y4', 'Quebec'],
  ['A1A 1A1', 'Newfoundland and Labrador'],
  ['Y1A 1A1', 'Yukon'],
  ['X0A 0H0', 'Nunavut'],
  ['00000', undefined],
])('the state of the postal code %s is %s', (code, state) => {
  expect(stateOfPostalCode(code)).toBe(state)
})
