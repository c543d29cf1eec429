import { residentTreeOf } from '../processes.ts'
import { openAgent, send, type Shot } from '../load.ts'
import type { RunningSide } from '../sides.ts'

const defaultWorkers = 4
const sampleEveryMs = 50

/** What visitors of the same server noticed while something ran. */
export interface Observation {
  /** The 99th percentile of their calls, in ms. */
  p99: number
  calls: number
  /** Calls with another status than 200. */
  failed: number
  /** The most resident memory of the server and its child processes, in MB. */
  peakMemory: number
}

/** Sends calls of other visitors, four at a time by default, for as long as `work` runs. */
export async function observe(
  side: RunningSide,
  shotAt: (n: number) => Shot,
  work: () => Promise<void>,
  workers = defaultWorkers,
): Promise<Observation> {
  const agent = openAgent(workers)
  const latencies: number[] = []
  let failed = 0
  let peakMemory = residentTreeOf(side.pid)
  const over = new AbortController()
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, residentTreeOf(side.pid))
  }, sampleEveryMs)
  const visitor = async () => {
    while (!over.signal.aborted) {
      const from = performance.now()
      await send(agent, side.port, side.headers, shotAt(latencies.length)).catch(() => (failed += 1))
      latencies.push(performance.now() - from)
    }
  }
  const visitors = Promise.all(Array.from({ length: workers }, visitor))
  try {
    await work()
  } finally {
    over.abort()
    await visitors
    clearInterval(timer)
    agent.destroy()
  }
  return { p99: percentile(latencies, 0.99), calls: latencies.length, failed, peakMemory }
}

const percentile = (numbers: readonly number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN
