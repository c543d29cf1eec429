import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { reasonOf } from '../api/problem.ts'
import { signIn, useSession } from '../api/session.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { listOf } from '../components/format.ts'
import { createRequest } from './create-request.ts'
import { dropRequest, type RequestDraft } from './request-draft.ts'

/** Turns a draft into a request, and leads to the hosts that fit. Visitors log in first; the draft stays on the page. */
export function useCreateRequest(onRefused: (error: unknown) => boolean = () => false) {
  const navigate = useNavigate()
  const toast = useToast()
  const isSignedIn = useSession((session) => session.person !== null)
  const [isBusy, setBusy] = useState(false)
  const sent = useRef<{ draft: RequestDraft; idempotencyKey: string }>(undefined)

  async function create(draft: RequestDraft, files: readonly File[] = []) {
    if (!isSignedIn) return signIn('login')
    if (isBusy) return
    setBusy(true)
    // Sent again after a lost reply, the same draft is the same request.
    if (sent.current?.draft !== draft) sent.current = { draft, idempotencyKey: crypto.randomUUID() }
    const { idempotencyKey } = sent.current
    try {
      const { id, missing } = await createRequest(draft, files, { idempotencyKey })
      dropRequest()
      if (missing.length > 0)
        toast.error(`Not added: ${listOf(missing)}. Add what is missing on the page of the event.`)
      void navigate(`/requests/${id}/hosts`)
    } catch (error) {
      if (!onRefused(error)) toast.error(`Not saved. ${reasonOf(error)}`)
    }
    setBusy(false)
  }
  return { create, isBusy, isSignedIn }
}
