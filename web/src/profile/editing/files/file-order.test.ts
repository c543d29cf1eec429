import { expect, test } from 'vitest'
import { inOrder, moved } from './file-order.ts'

const files = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('')

test('sorts files by ids, with files without an id at the end', () => {
  expect(ids(inOrder(files, ['d', 'gone', 'a']))).toBe('dabc')
  expect(ids(inOrder(files, []))).toBe('abcd')
})

test('moves an id by some places, at most to the ends', () => {
  const list = ['a', 'b', 'c', 'd']
  expect(moved(list, 'b', 1).join('')).toBe('acbd')
  expect(moved(list, 'd', -9).join('')).toBe('dabc')
  expect(moved(list, 'd', 1).join('')).toBe('abcd')
  expect(moved(list, 'x', 1)).toEqual(list)
})
