import { expect, test } from 'vitest'
import { lifecycle } from './lifecycle.ts'

test('runs the stop hooks once, in reverse order, however often stop is called', async () => {
  const { onStop, stop } = lifecycle()
  const stopped: string[] = []
  onStop(() => void stopped.push('database'))
  onStop(async () => void stopped.push('server'))
  await Promise.all([stop(), stop()])
  await stop()
  expect(stopped).toEqual(['server', 'database'])
})

test('runs the remaining stop hooks after one that hangs or fails', async () => {
  const { onStop, stop } = lifecycle()
  const stopped: string[] = []
  onStop(() => void stopped.push('first'))
  onStop(() => new Promise(() => {}))
  onStop(() => Promise.reject(new Error('expected in this test')))
  await stop()
  expect(stopped).toEqual(['first'])
})
