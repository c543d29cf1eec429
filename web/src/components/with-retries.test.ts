import { expect, test } from 'vitest'
import { withRetries } from './with-retries.ts'

/** Fails as often as given, then resolves with the number of calls. */
function failing(times: number) {
  let calls = 0
  return async () => {
    calls += 1
    if (calls <= times) throw new Error(`failure ${calls}`)
    return calls
  }
}

test('does not load again after a success', async () => expect(await withRetries(failing(0), [0])).toBe(1))

test('loads again after each failure', async () => expect(await withRetries(failing(2), [0, 0])).toBe(3))

test('fails with the last error after the last delay', async () =>
  expect(withRetries(failing(9), [0, 0])).rejects.toThrow('failure 3'))
