import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod'
import { RefusedWork } from './refused-work.ts'
import type { OpenWork, WorkReply } from './warm-thread.ts'

// On Linux, this is the priority of the thread, so that calls go first. Elsewhere, it would be that of the whole process.
const lowPriority = 10
if (process.platform === 'linux') setPriority(Math.max(lowPriority, getPriority()))

const { module, databaseUrl } = z.object({ module: z.string(), databaseUrl: z.string() }).parse(workerData)
const { openWork } = (await import(module)) as { openWork: OpenWork<unknown, unknown> }
const work = await openWork({ databaseUrl })

// The second argument satisfies a rule about windows.
const send = (reply: WorkReply<unknown>) => parentPort?.postMessage(reply, [])

parentPort?.on('message', (input: unknown) => {
  void (async () => {
    try {
      send({ done: await work(input) })
    } catch (error) {
      send(error instanceof RefusedWork ? { refused: error.message } : { error })
    }
  })()
})
send({ isReady: true })
