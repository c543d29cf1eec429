import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, reasonOf } from '../../api/problem.ts'
import { useToast } from '../../components/overlays/toaster.tsx'
import { profilePath } from '../../kind/registry.ts'
import type { CreationKind } from '../creation-kind.ts'
import { forApproval } from '../creation-outcome.ts'
import { lastStepOf, toStep } from '../creation-steps.ts'
import type { CheckedDraft, DraftImage, SentDraft } from '../draft/creation-draft.ts'
import { transferOf } from './transfers.ts'

/** It includes the whole contract, so it is loaded on the first send. */
const load = () => import('./send-draft.ts')

interface Sending {
  creation: CreationKind
  key: string
  sent: SentDraft | undefined
  storeSent: (sent: SentDraft | undefined) => void
  name: () => string
  /** Removes the draft. */
  drop: () => void
  /** The server refused the profile itself, or could not be reached. Not called after the reader left the page. */
  onRefused: (error: unknown) => void
}

export function useSending({ creation, key, sent, storeSent, ...options }: Sending) {
  const [transfer] = useState(() => transferOf(key, sent))
  const { queue } = transfer
  const parts = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  const isBusy = useSyncExternalStore(transfer.subscribe, transfer.isBusy, transfer.isBusy)
  const outcome = useOutcome({ creation, ...options })
  useEffect(() => {
    transfer.showOn({ storeSent, ...outcome })
  })

  return {
    parts,
    isBusy,
    /** Creates the profile unless it exists already, then sends its parts. */
    send: (checked: CheckedDraft, images: readonly DraftImage[]) =>
      transfer.runOnce(async () => {
        const { sendProfile } = await load()
        const { latest: before, store } = transfer
        const { created, parts: all } = await sendProfile({ creation, key, checked, images, before, store })
        const steps = all.map((part) => ({
          ...part,
          run: async (running: Parameters<typeof part.run>[0]) => {
            await part.run(running)
            const now = transfer.latest
            if (now !== undefined) store({ ...now, done: [...now.done, part.key] })
          },
        }))
        queue.add(steps, (each) => created.done.includes(each))
        return transfer.finish()
      }),
    /** Sends one failed part again, or all of them. */
    retry: (part?: string) =>
      transfer.runOnce(async () => {
        queue.retry(part)
        return transfer.finish()
      }),
    /** Finishes without the failed parts. */
    skipFailed: () =>
      transfer.runOnce(async () => {
        const failed = parts.filter(({ status }) => status === 'failed')
        await Promise.all(failed.map(({ step }) => queue.remove(step.key)))
        const id = transfer.latest?.id
        return id === undefined ? 'left' : transfer.end(id)
      }),
  }
}
export type SendingState = ReturnType<typeof useSending>

/** Why the server refused a profile. */
export const refusalText = (error: unknown) =>
  error instanceof ApiProblem && error.problem.code === 'IDEMPOTENCY_KEY_REUSED'
    ? 'This draft was already sent. Find its page on Home.'
    : reasonOf(error)

/** Shows the outcome of sending: on this page, or as a toast with a link if the reader has left it. */
function useOutcome({
  creation,
  name,
  drop,
  onRefused,
}: Pick<Sending, 'creation' | 'name' | 'drop' | 'onRefused'>) {
  const { kind, outcome = forApproval } = creation
  const navigate = useNavigate()
  const toast = useToast()
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])
  // While another page is loading, this one is still mounted.
  const isHere = () => isMounted.current && window.location.pathname === toStep(kind, 1)

  const link = (label: string, to: string) => ({
    isPersistent: true,
    action: { label, onPress: () => void navigate(to) },
  })

  return {
    onDone(id: string) {
      const page = profilePath(kind, id)
      drop()
      if (!isHere()) return toast.success(outcome.sentNamed(name()), link('View', page))
      toast.success(outcome.sent)
      void navigate(page, { replace: true })
    },
    onPartlyDone() {
      if (!isHere()) toast.warning(`Some parts of ${name()} failed.`, link('Show', toStep(kind, 1)))
    },
    onRefused(error: unknown) {
      if (isHere()) return onRefused(error)
      const to = toStep(kind, lastStepOf(creation))
      toast.error(`${name()} was not sent. ${refusalText(error)}`, link('Show', to))
    },
  }
}
