import { Worker } from 'node:worker_threads'
import type { IndexDeclaration, IndexRow } from '../search/index/declaration.ts'
import type { SearchQuery } from '../search/index/query.ts'

/** A profile as it was compared last, and as it is. Null if it is not searched for. */
export interface RowChange {
  id: string
  before: IndexRow | null
  after: IndexRow | null
}

/** The ids of the searches that a change concerns. `unsure`: gained if the whole index finds the profile. */
export interface Comparison {
  id: string
  gained: string[]
  unsure: string[]
  lost: string[]
}

export type MatcherRequest =
  | {
      type: 'put'
      kind: string
      declaration: IndexDeclaration
      searches: readonly { id: string; query: SearchQuery }[]
    }
  | { type: 'remove'; ids: readonly string[] }
  | { type: 'compare'; kind: string; changes: readonly RowChange[] }

type Reply = { compared: Comparison[] } | { error: unknown }

/** In megabytes. 50,000 searches take a tenth of it. */
const maxMemory = 1024

/** The thread that has the saved searches in memory. One request at a time. */
export function openMatcherThread() {
  const worker = new Worker(new URL('./matcher-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    execArgv: [],
  })
  let hasEnded = false
  worker.once('exit', () => {
    hasEnded = true
  })
  // An idle thread must not keep a process alive, and an error in one must not end it.
  worker.on('error', () => {})
  worker.unref()

  async function send(request: MatcherRequest): Promise<Comparison[]> {
    if (hasEnded) throw new Error('the thread of saved searches ended')
    const { promise, resolve, reject } = Promise.withResolvers<Comparison[]>()
    const onMessage = (reply: Reply) => ('error' in reply ? reject(reply.error) : resolve(reply.compared))
    const onExit = () => reject(new Error('the thread of saved searches ended'))
    worker.once('message', onMessage)
    worker.once('exit', onExit)
    worker.once('error', reject)
    worker.postMessage(request, [])
    try {
      return await promise
    } finally {
      worker.off('message', onMessage).off('exit', onExit).off('error', reject)
    }
  }

  return { send, hasEnded: () => hasEnded, close: () => worker.terminate() }
}
