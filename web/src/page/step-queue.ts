/** A call, or several, that succeed or fail together. */
export interface Step {
  key: string
  /** What it saves, for messages. */
  label: string
  run: (running: Running) => Promise<unknown>
  /** Removes what a failed or canceled run left on the server. */
  undo?: () => Promise<unknown>
  /** Uploads a file. Fewer of these run at once. */
  isUpload?: true
}

export interface Running {
  signal: AbortSignal
  /** Called with the share that is done, from 0 to 1. */
  onProgress: (part: number) => void
}

export interface QueuedStep<S extends Step = Step> {
  step: S
  status: 'waiting' | 'running' | 'done' | 'failed'
  part: number
  /** Why it failed. */
  error?: unknown
}

const callsAtOnce = 4
const uploadsAtOnce = 2

/** A run in progress. */
interface Run {
  abort: AbortController
  ended: Promise<void>
}

interface QueueOptions {
  /** Whether done steps leave the queue. Otherwise they stay, to be counted. */
  removesDone?: boolean
}

/** Runs steps in their order, a few at once. A failed step stays in the queue until it is retried or removed. */
export function createStepQueue<S extends Step>({ removesDone = false }: QueueOptions = {}) {
  let queued: readonly QueuedStep<S>[] = []
  const listeners = new Set<() => void>()
  const runs = new Map<string, Run>()

  function change(next: readonly QueuedStep<S>[]) {
    queued = next
    for (const listener of listeners) listener()
  }
  const set = (key: string, changes: Partial<QueuedStep<S>>) =>
    change(queued.map((each) => (each.step.key === key ? { ...each, ...changes } : each)))

  const leave = (key: string) => change(queued.filter(({ step }) => step.key !== key))

  // What can't be undone now is shown on the page, where it can be removed later.
  const undo = (step: S) => step.undo?.().catch(() => undefined)

  async function run(step: S) {
    const { key } = step
    const abort = new AbortController()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    runs.set(key, { abort, ended })
    set(key, { status: 'running', part: 0, error: undefined })
    try {
      await step.run({ signal: abort.signal, onProgress: (part) => set(key, { part }) })
      if (removesDone) leave(key)
      else set(key, { status: 'done', part: 1 })
    } catch (error) {
      if (abort.signal.aborted) await undo(step)
      else set(key, { status: 'failed', error })
    }
    runs.delete(key)
    end()
    pump()
  }

  function pump() {
    for (const { step, status } of queued) {
      const isSameLane = (other: QueuedStep<S>) => other.step.isUpload === step.isUpload
      const running = queued.filter((other) => other.status === 'running' && isSameLane(other)).length
      if (status === 'waiting' && running < (step.isUpload ? uploadsAtOnce : callsAtOnce)) void run(step)
    }
  }

  const isOver = () => queued.every(({ status }) => status === 'done' || status === 'failed')

  const queue = {
    current: () => queued,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** `isDone` names the steps that an earlier visit completed. */
    add(steps: readonly S[], isDone: (key: string) => boolean = () => false) {
      const added = steps.map((step): QueuedStep<S> =>
        isDone(step.key) ? { step, status: 'done', part: 1 } : { step, status: 'waiting', part: 0 },
      )
      change([...queued, ...added])
      pump()
    },
    /** Runs one failed step again, or all of them. */
    retry(wanted?: string) {
      for (const { step, status } of queued)
        if (status === 'failed' && (wanted === undefined || wanted === step.key))
          set(step.key, { status: 'waiting' })
      pump()
    },
    /** Cancels a step, or gives up a failed one. Resolves once it is undone. */
    async remove(key: string) {
      const found = queued.find(({ step }) => step.key === key)
      const running = runs.get(key)
      leave(key)
      running?.abort.abort()
      pump()
      await running?.ended
      if (found?.status === 'failed') await undo(found.step)
    },
    /** Resolves with the failed steps once none is waiting or running. */
    async finished(): Promise<QueuedStep<S>[]> {
      if (!isOver()) {
        const { promise, resolve } = Promise.withResolvers<void>()
        const stop = queue.subscribe(() => isOver() && resolve())
        await promise
        stop()
      }
      return queued.filter(({ status }) => status === 'failed')
    },
  }
  return queue
}
export type StepQueue<S extends Step = Step> = ReturnType<typeof createStepQueue<S>>
