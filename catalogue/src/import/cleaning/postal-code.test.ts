import { expect, test } from 'vitest'
import { postalCode, type Where } from './postal-code.ts'
import { stateOfPostalCode } from './postal-prefixes.ts'

const anywhere: Where = { country: undefined, state: undefined }
const inState = (state: string): Where => ({ country: 'US', state })

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
])('%s is read as %s', (text, code) => {
  expect(postalCode(text, anywhere)).toEqual({ code })
})

test.each([
  ['1201', 'Massachusetts', '01201'],
  ['1201.0', 'Massachusetts', '01201'],
  ['12011234', 'Massachusetts', '01201'],
  ['745', 'Puerto Rico', '00745'],
  ['802', 'Virgin Island', '00802'],
])('%s of %s had lost its zeros: %s', (text, state, code) => {
  expect(postalCode(text, inState(state))).toMatchObject({
    code,
    remark: expect.stringContaining('leading zeros'),
  })
})

test('lost zeros are given back only where the state has such codes', () => {
  expect(postalCode('4620', inState('Indiana'))).toEqual({ fault: 'is not one of Indiana' })
  expect(postalCode('1201', anywhere)).toMatchObject({ code: '01201' })
})

test.each([
  ['ABC', inState('Indiana'), 'is not one of Indiana'],
  ['123456', inState('Indiana'), 'is not one of Indiana'],
  ['M5V 1J1', inState('Indiana'), 'is not one of Indiana'],
  ['46204', { country: 'CA', state: 'Ontario' } as const, 'is not one of Ontario'],
  ['12', anywhere, 'is not one of the United States or Canada'],
])('%s is refused', (text, where, fault) => {
  expect(postalCode(text, where)).toEqual({ fault })
})

test('a code tells its state, also where the prefix lies', () => {
  expect(
    ['46204', '06390', '20001', '00820', 'H2X 1Y4', 'A1A 1A1', 'Y1A 1A1', 'X0A 0H0'].map(stateOfPostalCode),
  ).toEqual([
    'Indiana',
    'New York',
    'District of Columbia',
    'Virgin Island',
    'Quebec',
    'Newfoundland and Labrador',
    'Yukon',
    'Nunavut',
  ])
  expect(stateOfPostalCode('00000')).toBeUndefined()
})
