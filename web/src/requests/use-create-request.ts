import { useNavigate } from 'react-router'
import { signIn, useSession } from '../api/session.ts'
import { listOf } from '../components/format.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import { useIdempotencyKey } from '../platform/calls/use-idempotency-key.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { createRequest, type CreatedRequest } from './create-request.ts'
import type { RequestDraft } from './request-draft.ts'
import { requestWrite } from './request-write.ts'

interface Written {
  draft: RequestDraft
  files: readonly File[]
}

/** Turns a draft into a request, and leads to the hosts that fit. Visitors log in first. `onCreated` drops what its caller stored. */
export function useCreateRequest(onCreated?: () => void) {
  const navigate = useNavigate()
  const toast = useToast()
  const isSignedIn = useSession((session) => session.person !== null)
  const idempotencyKeyOf = useIdempotencyKey()
  const { send, isBusy } = useWrite<Written, CreatedRequest>(
    async (api, { draft, files }, options) => createRequest(api, draft, files, options),
    requestWrite,
  )

  /** Rejects with what the API answered. */
  async function create(draft: RequestDraft, files: readonly File[] = []) {
    if (!isSignedIn) return signIn('login')
    const { id, missing } = await send({ draft, files }, { idempotencyKey: idempotencyKeyOf(draft) })
    onCreated?.()
    if (missing.length > 0)
      toast.error(`Not added: ${listOf(missing)}. Add what is missing on the page of the event.`)
    void navigate(`/requests/${id}/hosts`)
  }
  return { create, isBusy, isSignedIn }
}
