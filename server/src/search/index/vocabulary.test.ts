import { describe, expect, test } from 'vitest'
import { createTextIndex, dropRowTexts, setRowTexts, compactVocabulary } from './text-index.ts'
import { forEachSimilar, forEachWithPrefix, type Vocabulary } from './vocabulary.ts'

const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

function withPrefix(vocabulary: Vocabulary, prefix: string): number {
  const ids = new Set<number>()
  forEachWithPrefix(vocabulary, prefix, (id) => ids.add(id))
  return ids.size
}

test('reuses the ids of words that are no longer used', () => {
  const index = createTextIndex()
  for (let round = 0; round < 30; round++) {
    for (let row = 0; row < 100; row++) {
      const text = Array.from({ length: 10 }, (_, i) => `word${letters(round * 1000 + row * 10 + i)}`).join(
        ' ',
      )
      setRowTexts(index, row, [{ text, weight: 1 }])
    }
    compactVocabulary(index)
    expect(withPrefix(index.vocabulary, 'word')).toBeLessThanOrEqual(2000)
  }
  expect(index.vocabulary.count).toBeLessThanOrEqual(2000)
})

test('dropping all rows leaves no postings', () => {
  const index = createTextIndex()
  for (const round of ['one', 'two', 'three']) {
    for (let row = 0; row < 100; row++)
      setRowTexts(index, row, [{ text: `grand park ${round} ${letters(row)}`, weight: 1 }])
  }
  for (let row = 0; row < 100; row++) dropRowTexts(index, row)
  expect(index.postings.entries).toBe(0)
})

describe('with 600 compacted words and a recent one', () => {
  const index = createTextIndex()
  const text = Array.from({ length: 600 }, (_, i) => `stadium${letters(i)}`).join(' ')
  setRowTexts(index, 0, [{ text, weight: 1 }])
  compactVocabulary(index)
  setRowTexts(index, 1, [{ text: 'stadiumzz', weight: 1 }])
  const { vocabulary } = index

  test('a prefix finds both', () => {
    expect(withPrefix(vocabulary, 'stadium')).toBe(601)
  })

  test.each([
    ['stadiumzz', 1],
    ['stadiumb', 2],
    ['stadiumab', undefined],
  ])('stadiumzy is similar to %s with %s edits', (word, edits) => {
    const similar = new Map<number, number>()
    forEachSimilar(vocabulary, 'stadiumzy', (id, found) => similar.set(id, found))
    expect(similar.get(vocabulary.ids.get(word) ?? -1)).toBe(edits)
  })
})
