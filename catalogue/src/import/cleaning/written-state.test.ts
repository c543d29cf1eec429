import { expect, test } from 'vitest'
import { writtenState } from './written-state.ts'

test.each([
  'MD',
  'md.',
  'Maryland',
  'Maryland, MD',
  'MD (Maryland)',
  'MD - Maryland',
  'Maryland MD',
  'Maryland/MD',
  'State of Maryland',
  'US-MD',
  'Maryland, USA',
  'Maryland (Md.)',
  'MD, U.S.A.',
])('%s is Maryland', (text) => {
  expect(writtenState(text)?.name).toBe('Maryland')
})

test.each([
  ['CA-ON', 'Ontario'],
  ['NY New York', 'New York'],
  ['New York', 'New York'],
  ['Calif.', 'California'],
  ['Wash., WA', 'Washington'],
  ['Washington, D.C.', 'District of Columbia'],
  ['Newfoundland and Labrador, Canada', 'Newfoundland and Labrador'],
  ['Province of Québec (QC)', 'Quebec'],
])('%s is %s', (text, name) => {
  expect(writtenState(text)?.name).toBe(name)
})

test.each(['', 'USA', 'Maryland, VA', 'CA-MD', 'Baltimore, MD', 'MD VA', 'North', 'Wash', 'Miss'])(
  '“%s” is no state',
  (text) => {
    expect(writtenState(text)).toBeUndefined()
  },
)
