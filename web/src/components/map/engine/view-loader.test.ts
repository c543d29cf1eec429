import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadMarketView, MarketView } from '../market-view.ts'
import { createViewLoader } from './view-loader.ts'

const area = (zoom: number) => ({ bounds: { west: -90, south: 37, east: -82, north: 43 }, zoom })
const viewOf = (count: number): MarketView => ({ markers: [], clusters: [], count })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A loader whose answers come when the test says so. */
function loaderInHand() {
  const asked: { zoom: number; signal: AbortSignal; answer: PromiseWithResolvers<MarketView> }[] = []
  const load: LoadMarketView = ({ zoom }, signal) => {
    const answer = Promise.withResolvers<MarketView>()
    asked.push({ zoom, signal, answer })
    return answer.promise
  }
  const changes: object[] = []
  return { asked, changes, loader: createViewLoader(load, (change) => changes.push(change)) }
}

test('a map that is still moving is asked about once', async () => {
  const { asked, loader } = loaderInHand()
  loader.askSoon(area(4))
  loader.askSoon(area(5))
  loader.askSoon(area(6))
  await vi.runAllTimersAsync()
  expect(asked.map(({ zoom }) => zoom)).toEqual([6])
})

test('a newer question ends the older, whose answer is not heard', async () => {
  const { asked, changes, loader } = loaderInHand()
  loader.ask(area(4))
  loader.ask(area(5))
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[0]?.answer.resolve(viewOf(1))
  asked[1]?.answer.resolve(viewOf(2))
  await vi.runAllTimersAsync()
  expect(changes).toEqual([
    { status: 'loading' },
    { status: 'loading' },
    { status: 'ready', view: viewOf(2), zoom: 5 },
  ])
})

test('a failure is told and leaves the earlier view; one that was ended is none', async () => {
  const { asked, changes, loader } = loaderInHand()
  loader.ask(area(4))
  asked[0]?.answer.reject(new Error('offline'))
  await vi.runAllTimersAsync()
  expect(changes.at(-1)).toEqual({ status: 'failed' })

  loader.ask(area(5))
  loader.stop()
  asked[1]?.answer.reject(new Error('aborted'))
  await vi.runAllTimersAsync()
  expect(changes.at(-1)).toEqual({ status: 'loading' })
})

test('nothing is asked after the map is gone', async () => {
  const { asked, loader } = loaderInHand()
  loader.askSoon(area(4))
  loader.stop()
  await vi.runAllTimersAsync()
  expect(asked).toEqual([])
})
