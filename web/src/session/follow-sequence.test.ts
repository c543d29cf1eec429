import { expect, test, vi } from 'vitest'
import { followSequence } from './follow-sequence.ts'

function list(seen?: number) {
  const state = { last: 0, isDown: false }
  const seenItems: number[] = []
  const fetchAbove = vi.fn<(from: number | undefined) => Promise<{ sequence: number }[]>>(async (from) => {
    if (state.isDown) throw new Error('down')
    const all = Array.from({ length: state.last }, (_, n) => ({ sequence: state.last - n }))
    return from === undefined ? all.slice(0, 1) : all.filter(({ sequence }) => sequence > from)
  })
  const onSeen = vi.fn<(items: readonly { sequence: number }[], last: number) => void>((items) =>
    seenItems.push(...items.map(({ sequence }) => sequence)),
  )
  return { state, seenItems, fetchAbove, onSeen, ...followSequence({ seen, fetchAbove, onSeen }) }
}

test('what is there at the start isn’t news', async () => {
  const { state, seenItems, catchUp, onSeen } = list()
  state.last = 7
  await catchUp()
  expect(seenItems).toEqual([])
  expect(onSeen).toHaveBeenCalledWith([], 7)
})

test('what came while the page was reloaded is news', async () => {
  const { state, seenItems, catchUp } = list(5)
  state.last = 7
  await catchUp()
  expect(seenItems).toEqual([6, 7])
})

test('a gap is filled, oldest first', async () => {
  const { state, seenItems, notice, catchUp } = list(1)
  state.last = 11
  notice(11)
  await catchUp()
  expect(seenItems).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('a doubled notice fetches nothing', async () => {
  const { state, notice, catchUp, fetchAbove } = list(1)
  state.last = 2
  await catchUp()
  notice(2)
  notice(1)
  expect(fetchAbove).toHaveBeenCalledOnce()
})

test('50 notices at once are two requests, and each item is seen once', async () => {
  const { state, seenItems, notice, catchUp, fetchAbove } = list(0)
  state.last = 50
  for (let sequence = 1; sequence <= 50; sequence++) notice(sequence)
  await catchUp()
  expect(seenItems).toEqual(Array.from({ length: 50 }, (_, n) => n + 1))
  expect(fetchAbove).toHaveBeenCalledTimes(2)
})

test('what couldn’t be fetched is fetched with the next notice', async () => {
  const { state, seenItems, catchUp } = list(0)
  state.last = 1
  state.isDown = true
  await catchUp()
  state.isDown = false
  state.last = 2
  await catchUp()
  expect(seenItems).toEqual([1, 2])
})
