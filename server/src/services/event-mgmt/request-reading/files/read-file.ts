import { textUnreadable } from '../../../../platform/files/refusals.ts'
import { fairQueue } from '../../../../platform/limits/fair-queue.ts'
import { runInThread } from '../../../../platform/run-in-thread.ts'

/** Of a core. A PDF of 200 pages takes two seconds. */
const maxCpuMs = 5000
const maxMs = 15_000
/** In megabytes. */
const maxMemory = 256

/** Each thread takes a core and memory, and anybody may send files. */
const queue = fairQueue({
  maxRunning: 2,
  maxRunningPerShare: 1,
  maxQueued: 20,
  maxQueuedPerShare: 3,
  refusal: 'Too many files are being read. Try again in a few seconds.',
})

/** The words of a file, read in a thread when it is the turn of whoever sent it. Throws a 422 for files that can't be read. */
export async function readFileText(file: Uint8Array, name: string, share: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  queue.enqueue(share, () =>
    runInThread<string>({
      module: new URL('./file-worker.ts', import.meta.url),
      data: { file, name },
      maxMs,
      maxCpuMs,
      maxMemory,
      refusal: textUnreadable,
      tooCostly: 'This file takes too much time or memory to read. Paste the words instead.',
    }).then(resolve, reject),
  )
  return promise
}
