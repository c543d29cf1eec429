import { expect, test } from 'vitest'
import { isChatWord, isCommonWord } from './common-words.ts'

test.each(
  'busque siga conozca sintieron pidiendo durmió toca tendrá huele buscándola llevarlos veulent mangeons finissent appellent reviendrait craint planned bothering'
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(' '),
)('the form "%s" of a verb is common', (word) => {
  expect(isCommonWord(word)).toBe(true)
})

test.each(['curiosas', 'countries', 'heureuses', 'opiniones'])(
  '"%s" is ordinary in all its forms',
  (word) => {
    expect(isCommonWord(word)).toBe(true)
  },
)

test.each(['sauna', 'permit', 'weather', 'champion', 'ski'])('"%s" may be asked of a page', (word) => {
  expect(isCommonWord(word)).toBe(false)
})

test('a common word may ask for something where a word of chat never does', () => {
  expect([isCommonWord('promise'), isChatWord('promise'), isChatWord('porfa')]).toEqual([true, false, true])
})
