import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import { expect, test } from 'vitest'
import { errorOf, fieldWords, sentence } from './field-words.ts'

const textsFor = (draft: object) => {
  const { error } = FacilityDraft.safeParse({ name: 'Fieldhouse', ...draft }, { error: fieldWords })
  return error?.issues.map(({ message }) => sentence(message))
}

test('gives each issue of a field a text for the person who filled it in', () => {
  expect(textsFor({ name: null })).toEqual(['This field is required.'])
  expect(textsFor({ name: '  ' })).toEqual(['This field is required.'])
  expect(textsFor({ name: 'x'.repeat(201) })).toEqual(['Use 200 characters or fewer.'])
  expect(textsFor({ capacity: Number.NaN })).toEqual(['Enter a number.'])
  expect(textsFor({ capacity: 1.5 })).toEqual(['Enter a whole number.'])
  expect(textsFor({ capacity: -1 })).toEqual(['Must be 0 or more.'])
  expect(textsFor({ yearOpened: 20_266 })).toEqual(['Must be 2099 or less.'])
  expect(textsFor({ capacity: 9_000_000 })).toEqual(['Must be 1,000,000 or less.'])
  expect(textsFor({ floorLength: 5001 })).toEqual(['Must be 5,000 or less.'])
  expect(textsFor({ email: 'nobody' })).toEqual(['Enter an email address, such as name@example.com.'])
  expect(textsFor({ website: 'javascript:alert(1)' })).toEqual([
    'Enter a web address, such as https://example.com.',
  ])
  expect(textsFor({ state: 'Bavaria' })).toEqual(['Choose one from the list.'])
})

test('makes sentences of the contract’s own texts', () => {
  expect(textsFor({ phone: 'call us' })).toEqual(['Must be a telephone number.'])
  expect(textsFor({ name: 'a\u0000b' })).toEqual(['Must not contain control characters.'])
  expect(sentence('Already one.')).toBe('Already one.')
  expect(sentence('')).toBe('')
  expect(errorOf({ message: 'is no town' })).toBe('Is no town.')
  expect(errorOf(undefined)).toBeUndefined()
})

test('the error of a range may be in one of its ends', () => {
  expect(errorOf({ to: { message: 'must not be below from' } })).toBe('Must not be below from.')
  expect(errorOf({})).toBeUndefined()
})
