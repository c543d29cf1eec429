import { describe, expect, test } from 'vitest'
import { createRandom } from './testing/random.ts'
import { createDeletionIndex, eachNearWord, editDistance, forgivenEdits } from './typo.ts'

describe('editDistance', () => {
  test.each([
    ['tennis', 'tennis', 0],
    ['tenis', 'tennis', 1],
    ['tennsi', 'tennis', 1],
    ['tannis', 'tennis', 1],
    ['tenniss', 'tennis', 1],
    ['voleybal', 'volleyball', 2],
    ['ca', 'abc', 3],
    ['', 'ab', 2],
    ['abcd', 'badc', 2],
    ['abc', 'xyz', 3],
  ])('%s → %s', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance)
    expect(editDistance(b, a, 5)).toBe(distance)
  })

  test('stops counting past the most that is asked for', () => {
    expect(editDistance('abc', 'xyz', 1)).toBe(2)
    expect(editDistance('a', 'abcdef', 2)).toBe(3)
  })
})

test('forgives more in longer words, and nothing in numbers', () => {
  expect(
    ['abc', 'abcd', 'abcdefg', 'abcdefgh', '46074', 'a1bcdefgh', 'x'.repeat(30)].map(forgivenEdits),
  ).toEqual([0, 1, 1, 2, 0, 0, 0])
})

describe('the deletion index', () => {
  const random = createRandom(8)
  const word = () => Array.from({ length: 3 + random.below(8) }, () => random.pick([...'abcd'])).join('')
  const vocabulary = [...new Set(Array.from({ length: 1500 }, word))]

  test('finds exactly the words within the forgiven edits', () => {
    const index = createDeletionIndex([...vocabulary, 'abc1', 'x'.repeat(40)])
    for (let i = 0; i < 100; i++) {
      const typed = word()
      const found = new Map<string, number>()
      eachNearWord(index, typed, (near, edits) => found.set(near, edits))
      const expected = vocabulary
        .map((near): [string, number] => [near, editDistance(typed, near, 9)])
        .filter(([, edits]) => edits > 0 && edits <= forgivenEdits(typed))
      expect(found).toEqual(new Map(expected))
    }
  })

  test('offers a word once though many deletions lead to it', () => {
    const offered: string[] = []
    eachNearWord(createDeletionIndex(['aaaaaaaaa']), 'aaaaaaaa', (near) => offered.push(near))
    expect(offered).toEqual(['aaaaaaaaa'])
  })

  test('may be empty', () => {
    const offered: string[] = []
    eachNearWord(createDeletionIndex([]), 'tennis', (near) => offered.push(near))
    expect(offered).toEqual([])
  })
})
