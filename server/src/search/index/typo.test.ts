import { describe, expect, test } from 'vitest'
import { createRandom } from './testing/random.ts'
import { createDeletionIndex, forEachSimilarWord, editDistance, allowedEdits } from './typo.ts'

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

  test.each([
    ['abc', 'xyz', 1, 2],
    ['a', 'abcdef', 2, 3],
  ])('%s → %s is capped at the maximum of %i + 1', (a, b, most, distance) => {
    expect(editDistance(a, b, most)).toBe(distance)
  })
})

test.each([
  ['abc', 0],
  ['abcd', 1],
  ['abcdefg', 1],
  ['abcdefgh', 2],
  ['46074', 0],
  ['a1bcdefgh', 0],
  ['x'.repeat(30), 0],
])('%s may have %i typos', (word, edits) => {
  expect(allowedEdits(word)).toBe(edits)
})

describe('the deletion index', () => {
  const random = createRandom(8)
  const word = () => Array.from({ length: 3 + random.below(8) }, () => random.pick([...'abcd'])).join('')
  const vocabulary = [...new Set(Array.from({ length: 1500 }, word))]

  test('finds exactly the words within the allowed edits', () => {
    const index = createDeletionIndex([...vocabulary, 'abc1', 'x'.repeat(40)])
    for (let i = 0; i < 100; i++) {
      const typed = word()
      const found = new Map<string, number>()
      forEachSimilarWord(index, typed, (near, edits) => found.set(near, edits))
      const expected = vocabulary
        .map((near): [string, number] => [near, editDistance(typed, near, 9)])
        .filter(([, edits]) => edits > 0 && edits <= allowedEdits(typed))
      expect(found).toEqual(new Map(expected))
    }
  })

  test('visits a word once even if many deletions lead to it', () => {
    const visited: string[] = []
    forEachSimilarWord(createDeletionIndex(['aaaaaaaaa']), 'aaaaaaaa', (near) => visited.push(near))
    expect(visited).toEqual(['aaaaaaaaa'])
  })

  test('visits nothing if empty', () => {
    const visited: string[] = []
    forEachSimilarWord(createDeletionIndex([]), 'tennis', (near) => visited.push(near))
    expect(visited).toEqual([])
  })
})
