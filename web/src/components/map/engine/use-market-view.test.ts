import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LoadMarketView, MarketView } from '../market-view.ts'
import { createViewLoader } from './use-market-view.ts'

const area = (zoom: number) => ({ bounds: { west: -90, south: 37, east: -82, north: 43 }, zoom })
const viewOf = (count: number): MarketView => ({ markers: [], clusters: [], count })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A loader with responses that the test resolves. */
function manualLoader() {
  const requests: { zoom: number; signal: AbortSignal; response: PromiseWithResolvers<MarketView> }[] = []
  const load: LoadMarketView = ({ zoom }, signal) => {
    const response = Promise.withResolvers<MarketView>()
    requests.push({ zoom, signal, response })
    return response.promise
  }
  const changes: object[] = []
  return { requests, changes, loader: createViewLoader(load, (change) => changes.push(change)) }
}

test('several moves in a row load one view', async () => {
  const { requests, loader } = manualLoader()
  loader.loadSoon(area(4))
  loader.loadSoon(area(5))
  loader.loadSoon(area(6))
  await vi.runAllTimersAsync()
  expect(requests.map(({ zoom }) => zoom)).toEqual([6])
})

test('a newer request aborts the older one and ignores its response', async () => {
  const { requests, changes, loader } = manualLoader()
  loader.load(area(4))
  loader.load(area(5))
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[0]?.response.resolve(viewOf(1))
  requests[1]?.response.resolve(viewOf(2))
  await vi.runAllTimersAsync()
  expect(changes).toEqual([
    { status: 'loading' },
    { status: 'loading' },
    { status: 'ready', view: viewOf(2), zoom: 5 },
  ])
})

test('reports a failed request, but not an aborted one', async () => {
  const { requests, changes, loader } = manualLoader()
  loader.load(area(4))
  requests[0]?.response.reject(new Error('offline'))
  await vi.runAllTimersAsync()
  expect(changes.at(-1)).toEqual({ status: 'failed' })

  loader.load(area(5))
  loader.stop()
  requests[1]?.response.reject(new Error('aborted'))
  await vi.runAllTimersAsync()
  expect(changes.at(-1)).toEqual({ status: 'loading' })
})

test('loads nothing after it was stopped', async () => {
  const { requests, loader } = manualLoader()
  loader.loadSoon(area(4))
  loader.stop()
  await vi.runAllTimersAsync()
  expect(requests).toEqual([])
})
