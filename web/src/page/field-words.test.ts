import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { expect, test } from 'vitest'
import { errorOf, fieldWords, sentence } from './field-words.ts'

const said = (draft: object) => {
  const { error } = FacilityDraft.safeParse({ name: 'Fieldhouse', ...draft }, { error: fieldWords })
  return error?.issues.map(({ message }) => sentence(message))
}

test('says what is wrong with a field in words for whoever filled it', () => {
  expect(said({ name: null })).toEqual(['Fill this in.'])
  expect(said({ name: '  ' })).toEqual(['Fill this in.'])
  expect(said({ name: 'x'.repeat(201) })).toEqual(['Give at most 200 characters.'])
  expect(said({ capacity: Number.NaN })).toEqual(['Give a number.'])
  expect(said({ capacity: 1.5 })).toEqual(['Give a whole number.'])
  expect(said({ capacity: -1 })).toEqual(['Give at least 0.'])
  expect(said({ yearOpened: 20_266 })).toEqual(['Give at most 2099.'])
  expect(said({ capacity: 9_000_000 })).toEqual(['Give at most 1,000,000.'])
  expect(said({ email: 'nobody' })).toEqual(['Give an email address, such as name@example.com.'])
  expect(said({ website: 'javascript:alert(1)' })).toEqual([
    'Give a web address, such as https://example.com.',
  ])
  expect(said({ state: 'Bavaria' })).toEqual(['Choose one from the list.'])
})

test('lets the contract’s own words stand, as a sentence', () => {
  expect(said({ phone: 'call us' })).toEqual(['Must be a telephone number.'])
  expect(said({ name: 'a\u0000b' })).toEqual(['Must not contain control characters.'])
  expect(sentence('Already one.')).toBe('Already one.')
  expect(sentence('')).toBe('')
  expect(errorOf({ message: 'is no town' })).toBe('Is no town.')
  expect(errorOf(undefined)).toBeUndefined()
})
