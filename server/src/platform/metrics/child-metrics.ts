import { readFile } from 'node:fs/promises'
import { gauge, total, type MetricsRegistry } from './registry.ts'

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100

/**
 * Memory and CPU time of a child process, which is undefined while there is none. Only on Linux: elsewhere, the metrics are left
 * out. `name` is the beginning of their names, and `help` names the process.
 */
export function addChildMetrics(
  metrics: MetricsRegistry,
  { name, help, pid }: { name: string; help: string; pid: () => number | undefined },
) {
  const read = async (file: string, value: (text: string) => number) => {
    const id = pid()
    return id === undefined ? [] : [{ value: value(await readFile(`/proc/${id}/${file}`, 'utf8')) }]
  }
  metrics.add(
    gauge(`${name}_resident_memory_bytes`, `Resident memory of ${help}.`, () =>
      read('status', (text) => Number(/^VmRSS:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1024),
    ),
  )
  metrics.add(
    total(`${name}_cpu_seconds_total`, `CPU time of ${help}.`, () =>
      read('stat', (text) => {
        // The second field, the name of the program, may contain spaces.
        const [, , , , , , , , , , , user = 0, system = 0] = text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number)
        return (user + system) / ticksPerSecond
      }),
    ),
  )
}
