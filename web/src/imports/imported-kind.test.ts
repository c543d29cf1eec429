import { expect, test } from 'vitest'
import { textAbout } from './imported-kind.ts'

const company = { one: 'company', other: 'companies' }

test.each([
  ['Import 312 venues', 'Import 312 companies'],
  ['Same venue', 'Same company'],
  ['Venues that people use stay.', 'Companies that people use stay.'],
  ['Nothing new', 'Nothing new'],
])('%j about companies is %j', (text, expected) => expect(textAbout(text, company)).toBe(expected))
