import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Figure } from '../figures.ts'

const eventCount = 10_000

/** Reading a large calendar of another program, in a process that does nothing else. */
export function feedFigures(): Figure[] {
  const script = fileURLToPath(new URL('read-feed.ts', import.meta.url))
  const output = execFileSync(process.execPath, ['--expose-gc', script, String(eventCount)], {
    encoding: 'utf8',
  })
  const [cpu = Number.NaN, memory = Number.NaN] = output.trim().split(' ').map(Number)
  const what = 'a feed of 10,000 events read, with the start of its thread'
  return [
    { what, ours: cpu, atMost: 1, unit: 'CPU s' },
    { what, ours: memory, atMost: 100, unit: 'MB more at peak' },
  ]
}
