import { gauge, histogram, total, type MetricsRegistry } from './registry.ts'

const sampleEveryMs = 20
const delayBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const microsecondsPerSecond = 1e6

/** Memory and CPU time of this process, and how long its event loop is blocked. Returns a function that stops. */
export function addProcessMetrics(metrics: MetricsRegistry): () => void {
  const startedAt = Date.now() / 1000 - process.uptime()
  metrics.add(
    gauge('process_start_time_seconds', 'Start of the process, as a Unix time.', () => [
      { value: startedAt },
    ]),
  )
  metrics.add(
    total('process_cpu_seconds_total', 'CPU time of the process, without the picture process.', () => {
      const { user, system } = process.cpuUsage()
      return [{ value: (user + system) / microsecondsPerSecond }]
    }),
  )
  metrics.add(
    gauge('process_resident_memory_bytes', 'Resident memory, without the picture process.', () => [
      { value: process.memoryUsage.rss() },
    ]),
  )
  metrics.add(
    gauge('nodejs_memory_bytes', 'Memory of the heap, and of buffers outside of it.', () => {
      const { heapUsed, heapTotal, external } = process.memoryUsage()
      return [
        { labels: { kind: 'heap_used' }, value: heapUsed },
        { labels: { kind: 'heap_total' }, value: heapTotal },
        { labels: { kind: 'external' }, value: external },
      ]
    }),
  )
  return sampleEventLoop(metrics)
}

/** A timer of our own, because the histogram of Node can't be read by fixed bounds, which Prometheus sums up over servers. */
function sampleEventLoop(metrics: MetricsRegistry): () => void {
  const delays = metrics.add(
    histogram('nodejs_eventloop_delay_seconds', 'How late a timer of 20 ms was.', delayBounds),
  )
  let expected = performance.now() + sampleEveryMs
  const timer = setInterval(() => {
    const now = performance.now()
    delays.observe(Math.max(0, now - expected) / 1000)
    expected = now + sampleEveryMs
  }, sampleEveryMs).unref()
  return () => clearInterval(timer)
}
