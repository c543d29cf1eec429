import { expect, test } from 'vitest'
import { agesAt } from './ages.ts'
import { tokensOf } from './tokens.ts'

function agesIn(text: string) {
  const found = agesAt(tokensOf(text), 0)
  return found?.meaning.type === 'filler' ? { ages: found.meaning.ages, length: found.length } : undefined
}

test.each([
  ['14u', [{ to: 14 }]],
  ['U14', [{ to: 14 }]],
  ['U-16AA', [{ to: 16 }]],
  ['u10-u12', [{ to: 10 }, { to: 12 }]],
  ['10-12u', [{ to: 10 }, { to: 12 }]],
  ['7s', []],
  ['11s', []],
  ['12s', [{ to: 12 }]],
  ['19s', [{ to: 19 }]],
  ['20s', []],
  ['0u', []],
  ['35o', [{ from: 35 }]],
  ['12 and under', [{ to: 12 }]],
  ['12 & under', [{ to: 12 }]],
  ['12 years and under', [{ to: 12 }]],
  ['18 or older', [{ from: 18 }]],
  ['40 & over', [{ from: 40 }]],
  ['under-14', [{ to: 14 }]],
  ['under 14s', [{ to: 14 }]],
  ['under the age of 14', [{ to: 14 }]],
  ['over 35 years', [{ from: 35 }]],
  ['10-12 years', [{ from: 10, to: 12 }]],
  ['10 to 12 yrs', [{ from: 10, to: 12 }]],
  ['10 year olds', [{ from: 10, to: 10 }]],
  ['ages 10 to 12', [{ from: 10, to: 12 }]],
  ['ages 12', [{ from: 12, to: 12 }]],
  ['ages 18+', [{ from: 18 }]],
  ['ages ten to twelve', [{ from: 10, to: 12 }]],
  ['twelve and under', [{ to: 12 }]],
  ['twenty-one or older', [{ from: 21 }]],
  ['ten year olds', [{ from: 10, to: 10 }]],
  ['under the age of fourteen', [{ to: 14 }]],
])('%s is %j', (text, ages) => {
  expect(agesIn(text)).toEqual({ ages, length: tokensOf(text).length })
})

test.each([
  '10 years',
  '8+',
  'under 14',
  '$50 and under',
  '8 courts and under',
  '12-10 years',
  '100 and under',
  '14, and under',
  'ten years',
  'a dozen and under',
  'two hundred and under',
])('%s has no ages', (text) => {
  expect(agesIn(text)).toBeUndefined()
})
