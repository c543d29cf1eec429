import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import type { ThreadReply } from '../../../../platform/run-in-thread.ts'
import { RefusedFile } from './refused-file.ts'
import { textOfFile } from './text-of-file.ts'

// On Linux, this is the priority of the thread, so that calls go first. Elsewhere, it would be that of the whole process.
if (process.platform === 'linux') setPriority(10)

const { file, name } = z.object({ file: z.instanceof(Uint8Array), name: z.string() }).parse(workerData)

// The second argument satisfies a rule about windows.
const report = (reply: ThreadReply<string>) => parentPort?.postMessage(reply, [])

try {
  report({ done: await textOfFile(new Uint8Array(file), name) })
} catch (error) {
  report(error instanceof RefusedFile ? { refused: error.message } : { error })
}
