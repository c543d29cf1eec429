import { expect, test } from 'vitest'
import { alsoKnownAs } from './other-names.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

test('other names are listed', () => {
  expect(alsoKnownAs('Elm Hall', named('Elm Armory', 'Old Mill'))).toBe(
    'Also known as Elm Armory and Old Mill',
  )
})

test('the name of the page is left out in any casing', () => {
  expect(alsoKnownAs('Elm Hall', named('ELM hall'))).toBeUndefined()
})

test('names after the fifth are counted', () => {
  expect(alsoKnownAs('Elm Hall', named('A', 'B', 'C', 'D', 'E', 'F', 'G'))).toBe(
    'Also known as A, B, C, D, E, and 2 more',
  )
})
