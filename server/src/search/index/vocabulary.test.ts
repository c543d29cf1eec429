import { expect, test } from 'vitest'
import { createTextIndex, dropRowTexts, setRowTexts, settleTexts } from './text-index.ts'
import { eachNear, eachWithPrefix, type Vocabulary } from './vocabulary.ts'

const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')

function withPrefix(vocabulary: Vocabulary, prefix: string): number {
  const ids = new Set<number>()
  eachWithPrefix(vocabulary, prefix, (id) => ids.add(id))
  return ids.size
}

test('does not grow while words come and go', () => {
  const index = createTextIndex()
  for (let round = 0; round < 30; round++) {
    for (let row = 0; row < 100; row++) {
      const text = Array.from({ length: 10 }, (_, i) => `word${letters(round * 1000 + row * 10 + i)}`).join(
        ' ',
      )
      setRowTexts(index, row, [{ text, weight: 1 }])
    }
    settleTexts(index)
    expect(withPrefix(index.vocabulary, 'word')).toBeLessThanOrEqual(2000)
  }
  expect(index.vocabulary.count).toBeLessThanOrEqual(2000)
  for (let row = 0; row < 100; row++) dropRowTexts(index, row)
  expect(index.postings.entries).toBe(0)
})

test('finds words that came lately as it finds those before', () => {
  const index = createTextIndex()
  const text = Array.from({ length: 600 }, (_, i) => `stadium${letters(i)}`).join(' ')
  setRowTexts(index, 0, [{ text, weight: 1 }])
  settleTexts(index)
  setRowTexts(index, 1, [{ text: 'stadiumzz', weight: 1 }])
  const { vocabulary } = index
  expect(withPrefix(vocabulary, 'stadium')).toBe(601)
  const near = new Map<number, number>()
  eachNear(vocabulary, 'stadiumzy', (id, edits) => near.set(id, edits))
  expect(near.get(vocabulary.ids.get('stadiumzz') ?? -1)).toBe(1)
  expect(near.get(vocabulary.ids.get('stadiumab') ?? -1)).toBeUndefined()
  expect(near.get(vocabulary.ids.get('stadiumb') ?? -1)).toBe(2)
})
