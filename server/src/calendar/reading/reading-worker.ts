import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { busyTimes } from './busy-times.ts'
import { calendarText } from './calendar-text.ts'
import type { ReadingReply } from './read-in-thread.ts'
import { RefusedCalendar } from './refused-calendar.ts'

// On Linux, this is the priority of the thread, so that calls go first. Elsewhere, it would be that of the whole process.
if (process.platform === 'linux') setPriority(10)

const { file, window } = z
  .object({
    file: z.instanceof(Uint8Array),
    window: z.object({ timeZone: z.string(), from: z.number(), to: z.number() }),
  })
  .parse(workerData)

// The second argument satisfies a rule about windows.
const report = (reply: ReadingReply) => parentPort?.postMessage(reply, [])

try {
  report({ done: busyTimes(calendarText(file), window) })
} catch (error) {
  report(error instanceof RefusedCalendar ? { refused: error.message } : { error })
}
