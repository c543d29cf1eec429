import { expect, test, vi } from 'vitest'
import { createConfirmQueue } from './confirm-queue.ts'

const owner = Symbol('owner')

test.each(['confirmed', 'canceled', 'closed'] as const)('a confirmation ends as %s', async (outcome) => {
  const queue = createConfirmQueue()
  const answer = queue.ask(owner, {})
  queue.current()?.settle(outcome)
  expect(await answer).toBe(outcome)
  expect(queue.current()).toBeUndefined()
})

test('abandoning an owner settles only its own confirmations', async () => {
  const queue = createConfirmQueue()
  const mine = [queue.ask(owner, { title: 'first' }), queue.ask(owner, { title: 'second' })]
  const other = queue.ask(Symbol('other'), { title: 'other' })
  queue.abandon(owner)
  expect(await Promise.all(mine)).toEqual(['abandoned', 'abandoned'])
  expect(queue.current()?.options.title).toBe('other')
  queue.current()?.settle('confirmed')
  expect(await other).toBe('confirmed')
})

test('shows one confirmation after the other and notifies its listeners', async () => {
  const queue = createConfirmQueue()
  const listener = vi.fn<() => void>()
  const stop = queue.subscribe(listener)
  const first = queue.ask(owner, { title: 'first' })
  const second = queue.ask(owner, { title: 'second' })
  expect(queue.current()?.options.title).toBe('first')
  queue.current()?.settle('canceled')
  expect(queue.current()?.options.title).toBe('second')
  queue.current()?.settle('closed')
  expect(await Promise.all([first, second])).toEqual(['canceled', 'closed'])
  expect(listener).toHaveBeenCalledTimes(4)
  stop()
  void queue.ask(owner, {})
  expect(listener).toHaveBeenCalledTimes(4)
})

test('ignores a second request for the same while the first is open', async () => {
  const queue = createConfirmQueue()
  const first = queue.ask(owner, { title: 'Publish it?' })
  expect(await queue.ask(owner, { title: 'Publish it?' })).toBe('abandoned')
  queue.current()?.settle('confirmed')
  expect(await first).toBe('confirmed')
  expect(queue.current()).toBeUndefined()
  void queue.ask(owner, { title: 'Publish it?' })
  expect(queue.current()?.options.title).toBe('Publish it?')
})

test('throws for an unknown button', () => {
  const queue = createConfirmQueue()
  const options = { buttonOrder: JSON.parse('["cancel", "maybe"]') }
  expect(() => queue.ask(owner, options)).toThrow(/no button maybe/)
  expect(queue.current()).toBeUndefined()
})
