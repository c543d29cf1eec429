import { expect, test } from 'vitest'
import { lifecycle } from './lifecycle.ts'

test('stopping takes the steps in reverse, once, whoever asks', async () => {
  const { onStop, stop } = lifecycle()
  const taken: string[] = []
  onStop(() => void taken.push('database'))
  onStop(async () => void taken.push('server'))
  await Promise.all([stop(), stop()])
  await stop()
  expect(taken).toEqual(['server', 'database'])
})

test('a step that hangs or fails does not keep the others', async () => {
  const { onStop, stop } = lifecycle()
  const taken: string[] = []
  onStop(() => void taken.push('last'))
  onStop(() => new Promise(() => {}))
  onStop(() => Promise.reject(new Error('a step that was made to fail')))
  await stop()
  expect(taken).toEqual(['last'])
})
