import { expect, test } from 'vitest'
import { NetworkError } from './problem.ts'
import { tryEach } from './try-each.ts'

test('tries the items after one that fails', async () => {
  const { done, failed } = await tryEach([1, 2, 3], async (n) => {
    if (n === 2) throw new Error('No')
  })
  expect({ done, failed }).toEqual({ done: [1, 3], failed: [2] })
})

test('gives the first error, and each reason once', async () => {
  const errors = [1, 2].map(() => new NetworkError(undefined))
  const tried = await tryEach(errors, async (error) => {
    throw error
  })
  expect(tried.error).toBe(errors[0])
  expect(tried.reasons).toBe(errors[0]?.message)
})

test('without failures there is no reason', async () => {
  expect(await tryEach(['a'], async () => {})).toEqual({
    done: ['a'],
    failed: [],
    error: undefined,
    reasons: '',
  })
})
