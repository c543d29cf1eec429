import { ApiProblem, reasonOf } from '../../../api/problem.ts'
import { flawOf } from '../../../page/file-rules.ts'

export interface Upload {
  key: string
  file: File
  /** The share that is sent, from 0 to 1. */
  part: number
  status: 'waiting' | 'sending' | 'failed'
  reason?: string | undefined
  canRetry: boolean
}

export interface Sending {
  id: string
  file: File
  signal: AbortSignal
  onProgress: (part: number) => void
}

export interface UploadCalls {
  /**
   * Creates the item that the file is uploaded to. A retry with the same key creates no second one. It is not aborted,
   * because only its reply has the id that is needed to discard it.
   */
  make: (making: { key: string; file: File }) => Promise<string>
  /** Resolves when the file is stored and shown. */
  send: (sending: Sending) => Promise<void>
  /** Removes an item that will get no file. */
  discard: (id: string) => Promise<void>
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

const atOnce = 2

/** Uploads files, two at a time. A failed upload stays with its reason until it is retried or dismissed. */
export function createUploadQueue({ make, send, discard }: UploadCalls) {
  let uploads: readonly Upload[] = []
  const listeners = new Set<() => void>()
  const aborts = new Map<string, AbortController>()
  const made = new Map<string, string>()
  let lastMade: Promise<unknown> = Promise.resolve()

  function change(next: readonly Upload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }
  const set = (key: string, changes: Partial<Upload>) =>
    change(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  function forget(key: string) {
    const id = made.get(key)
    made.delete(key)
    if (id !== undefined) void discard(id).catch(() => undefined)
  }

  /** Items are created one after another, so that they keep the order of the chosen files. */
  async function itemOf(key: string, file: File, signal: AbortSignal): Promise<string> {
    const known = made.get(key)
    if (known !== undefined) return known
    const making = lastMade.then(() => {
      signal.throwIfAborted()
      return make({ key, file })
    })
    lastMade = making.catch(() => undefined)
    const id = await making
    made.set(key, id)
    return id
  }

  async function run({ key, file }: Upload) {
    const abort = new AbortController()
    aborts.set(key, abort)
    set(key, { status: 'sending', part: 0, reason: undefined })
    try {
      const { signal } = abort
      const id = await itemOf(key, file, signal)
      signal.throwIfAborted()
      await send({ id, file, signal, onProgress: (part) => set(key, { part }) })
      made.delete(key)
      change(uploads.filter((upload) => upload.key !== key))
    } catch (error) {
      if (abort.signal.aborted) forget(key)
      else fail(key, error)
    }
    aborts.delete(key)
    pump()
  }

  function fail(key: string, error: unknown) {
    const status = error instanceof ApiProblem ? error.status : undefined
    const isGone = status === 404
    // The server would refuse the same file again.
    const canRetry = status === undefined || status >= 500 || isGone
    if (isGone) made.delete(key)
    else if (!canRetry) forget(key)
    // The same idempotency key would return the item that is gone.
    set(key, {
      ...(isGone && { key: crypto.randomUUID() }),
      status: 'failed',
      canRetry,
      reason: reasonOf(error),
    })
  }

  function pump() {
    for (const upload of uploads.filter(({ status }) => status === 'waiting')) {
      if (uploads.filter(({ status }) => status === 'sending').length >= atOnce) return
      void run(upload)
    }
  }

  return {
    current: () => uploads,
    /** Whether an item is still waiting for its file. */
    isMaking: (id: string) => [...made.values()].includes(id),
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add(files: readonly File[]) {
      const added = files.map((file): Upload => {
        const flaw = flawOf(file)
        const reason = flaw === undefined ? undefined : `The file ${flaw}.`
        const status = flaw === undefined ? 'waiting' : 'failed'
        return { key: crypto.randomUUID(), file, part: 0, status, reason, canRetry: false }
      })
      change([...uploads, ...added])
      pump()
    },
    /** Shows files of unsupported types. */
    refuse(files: readonly File[], reason: string) {
      const refused = files.map((file): Upload => ({
        key: crypto.randomUUID(),
        file,
        part: 0,
        status: 'failed',
        reason,
        canRetry: false,
      }))
      change([...uploads, ...refused])
    },
    retry(key: string) {
      set(key, { status: 'waiting' })
      pump()
    },
    /** Cancels an upload, or dismisses a failed one. */
    drop(key: string) {
      const abort = aborts.get(key)
      if (abort === undefined) forget(key)
      change(uploads.filter((upload) => upload.key !== key))
      abort?.abort()
    },
  }
}
