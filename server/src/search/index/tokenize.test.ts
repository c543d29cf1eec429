import { describe, expect, test } from 'vitest'
import { nameKey, tokenize } from './tokenize.ts'

describe('tokenize', () => {
  test.each([
    ['plain words', 'Grand Park, 2nd field', ['grand', 'park', '2nd', 'field']],
    ['diacritics', 'Stade Québec Łódź São Žižkov', ['stade', 'quebec', 'lodz', 'sao', 'zizkov']],
    ['letters written as two', 'Großer Ærø', ['grosser', 'aero']],
    ['apostrophes', "O’Hare St. Mary's Hawaiʻi", ['ohare', 'st', 'marys', 'hawaii']],
    ['an apostrophe round words', "'quoted' rock 'n' roll", ['quoted', 'rock', 'n', 'roll']],
    ['initials', 'Y.M.C.A. and U.S. Bank, 3.5 acres', ['ymca', 'and', 'us', 'bank', '3', '5', 'acres']],
    ['other scripts', 'ملعب القاهرة Москва 東京ドーム', ['ملعب', 'القاهرة', 'москва', '東京トーム']],
    ['wide and joined letters', 'ＦＵＬＬ ﬁeld', ['full', 'field']],
    ['Greek and Turkish capitals', 'ΟΔΟΣ İSTANBUL', ['οδοσ', 'istanbul']],
    ['punctuation only', '!?., --- *** ()', []],
    ['emoji', '🏀 court 👩‍👩‍👧', ['court']],
    ['half a character', '\ud83c court \udfc0', ['court']],
    ['nothing', '', []],
  ])('%s', (_, text, words) => {
    expect(tokenize(text)).toEqual(words)
  })

  test('composed and decomposed letters give the same words', () => {
    expect(tokenize('한국 é'.normalize('NFC'))).toEqual(tokenize('한국 é'.normalize('NFD')))
  })

  test('cuts words to 40 characters', () => {
    expect(tokenize(`${'x'.repeat(5000)} y`)).toEqual(['x'.repeat(40), 'y'])
  })
})

test('name keys sort numbers by value', () => {
  const names = ['Field 10', 'field 2', 'Échelon', 'Eden', 'Field']
  const byKey = names.toSorted((a, b) => (nameKey(tokenize(a)) < nameKey(tokenize(b)) ? -1 : 1))
  expect(byKey).toEqual(['Échelon', 'Eden', 'Field', 'field 2', 'Field 10'])
})
