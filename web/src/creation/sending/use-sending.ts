import { useRef, useState } from 'react'
import type { CreationKind } from '../creation-kind.ts'
import type { CheckedDraft, SentDraft } from '../draft/creation-draft.ts'
import type { DraftImage } from '../draft/restored-images.ts'
import type { PartToSend } from './parts-to-send.ts'
import { sendAll, type PartState } from './send-all.ts'

/** It includes the whole contract, so it is loaded on the first send. */
const load = () => import('./send-draft.ts')

interface Sending {
  creation: CreationKind
  key: string
  sent: SentDraft | undefined
  storeSent: (sent: SentDraft | undefined) => void
  /** Everything was created. */
  onDone: (id: string) => void
  /** Some parts failed. */
  onPartlyDone: () => void
  /** The server refused the profile itself, or could not be reached. */
  onRefused: (error: unknown) => void
}

export interface SentPart {
  part: PartToSend
  state: PartState
}

export function useSending({ creation, key, sent, storeSent, onDone, onPartlyDone, onRefused }: Sending) {
  const [parts, setParts] = useState<readonly SentPart[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const latest = useRef(sent)
  const isRunning = useRef(false)

  const store = (next: SentDraft | undefined) => {
    latest.current = next
    storeSent(next)
  }
  const onState = (id: string, state: PartState) => {
    setParts((all) => all.map((one) => (one.part.id === id ? { ...one, state } : one)))
    const now = latest.current
    if (state.state === 'done' && now !== undefined) store({ ...now, done: [...now.done, id] })
  }

  /** Ignores further clicks while it runs. */
  async function runOnce(work: () => Promise<void>) {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      onRefused(error)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  const failed = () => parts.filter(({ state }) => state.state === 'failed').map(({ part }) => part)

  return {
    parts,
    isBusy,
    /** Creates the profile unless it exists already, then sends its parts. */
    send: (checked: CheckedDraft, images: readonly DraftImage[]) =>
      runOnce(async () => {
        const { sendProfile } = await load()
        const draft = { creation, key, checked, images, before: latest.current, store }
        const { created, parts: all } = await sendProfile(draft)
        const isDone = new Set(created.done)
        setParts(all.map((part) => ({ part, state: { state: isDone.has(part.id) ? 'done' : 'waiting' } })))
        const remaining = all.filter((part) => !isDone.has(part.id))
        if (await sendAll(remaining, onState)) onDone(created.id)
        else onPartlyDone()
      }),
    /** Sends one failed part again, or all of them. */
    retry: (wanted?: PartToSend) =>
      runOnce(async () => {
        const again = failed().filter((part) => wanted === undefined || part.id === wanted.id)
        const isComplete = (await sendAll(again, onState)) && again.length === failed().length
        const id = latest.current?.id
        if (isComplete && id !== undefined) onDone(id)
        else onPartlyDone()
      }),
    /** Finishes without the failed parts. */
    skipFailed: () =>
      runOnce(async () => {
        // A picture without a file that can't be removed now can be removed on the page.
        await Promise.allSettled(failed().map(async (part) => part.undo?.()))
        const id = latest.current?.id
        if (id !== undefined) onDone(id)
      }),
  }
}
export type SendingState = ReturnType<typeof useSending>
