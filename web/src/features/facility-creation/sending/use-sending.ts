import { useRef, useState } from 'react'
import type { SentDraft } from '../draft/creation-draft.ts'
import type { CheckedDraft } from '../draft/draft-schema.ts'
import type { DraftImage } from '../draft/restored-images.ts'
import type { PartToSend } from './parts-to-send.ts'
import { sendAll, type PartState } from './send-all.ts'

/** Brings the whole contract, so it comes with the first sending. */
const load = () => import('./send-draft.ts')

interface Sending {
  key: string
  sent: SentDraft | undefined
  keepSent: (sent: SentDraft | undefined) => void
  /** Everything is there. */
  onDone: (id: string) => void
  /** Some of it did not arrive. */
  onHalfDone: () => void
  /** The server refused the facility itself, or cannot be reached. */
  onRefused: (error: unknown) => void
}

export interface SentPart {
  part: PartToSend
  state: PartState
}

export function useSending({ key, sent, keepSent, onDone, onHalfDone, onRefused }: Sending) {
  const [parts, setParts] = useState<readonly SentPart[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const latest = useRef(sent)
  const isRunning = useRef(false)

  const note = (next: SentDraft | undefined) => {
    latest.current = next
    keepSent(next)
  }
  const tell = (id: string, state: PartState) => {
    setParts((all) => all.map((one) => (one.part.id === id ? { ...one, state } : one)))
    const now = latest.current
    if (state.state === 'done' && now !== undefined) note({ ...now, done: [...now.done, id] })
  }

  /** A second press, however fast, finds the first at work. */
  async function alone(work: () => Promise<void>) {
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
    /** Creates the facility where it is not there yet, then sends what belongs to it. */
    send: (checked: CheckedDraft, images: readonly DraftImage[]) =>
      alone(async () => {
        const { createdFacility, partsOf } = await load()
        const made = await createdFacility({ key, checked, before: latest.current, note })
        const all = partsOf(key, made, checked, images)
        const isDone = new Set(made.done)
        setParts(all.map((part) => ({ part, state: { state: isDone.has(part.id) ? 'done' : 'waiting' } })))
        const left = all.filter((part) => !isDone.has(part.id))
        if (await sendAll(left, tell)) onDone(made.id)
        else onHalfDone()
      }),
    /** Sends again what did not arrive: this one, or all of it. */
    retry: (wanted?: PartToSend) =>
      alone(async () => {
        const again = failed().filter((part) => wanted === undefined || part.id === wanted.id)
        const isWhole = (await sendAll(again, tell)) && again.length === failed().length
        const id = latest.current?.id
        if (isWhole && id !== undefined) onDone(id)
        else onHalfDone()
      }),
    /** Goes on without what did not arrive. */
    leaveOut: () =>
      alone(async () => {
        // A place left empty that cannot be taken back now can be removed on the page.
        await Promise.allSettled(failed().map(async (part) => part.giveUp?.()))
        const id = latest.current?.id
        if (id !== undefined) onDone(id)
      }),
  }
}
export type SendingState = ReturnType<typeof useSending>
