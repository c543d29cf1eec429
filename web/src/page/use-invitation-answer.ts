import type { Api } from '@app/contract/api.ts'
import { useState } from 'react'
import { loadApi } from '../api/load-api.ts'
import { reasonOf } from '../api/problem.ts'
import { useTransport } from '../platform/calls/transport.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'

type Calls = Api['contact-mgmt']['invitations']
export type Invitation = Awaited<ReturnType<Calls['accept']>>['data']
type Ref = Parameters<Calls['accept']>[0]['data']

/** Accepts or declines an invitation to a team. Both resolve with the invitation, or undefined if nothing was changed. */
export function useInvitationAnswer() {
  const [isBusy, setBusy] = useState(false)
  const { queries } = useTransport()
  const confirm = useConfirm()
  const toast = useToast()

  async function answer(call: 'accept' | 'decline', ref: Ref): Promise<Invitation | undefined> {
    setBusy(true)
    try {
      const { data } = await (await loadApi())['contact-mgmt'].invitations[call]({ data: ref })
      return data
    } catch (error) {
      toast.error(reasonOf(error))
      return undefined
    } finally {
      // A new member sees more, and an error may be about an invitation that has changed.
      await queries?.client.invalidateQueries()
      setBusy(false)
    }
  }

  return {
    isBusy,
    accept: (ref: Ref) => answer('accept', ref),
    async decline({ profile: { name } }: Invitation, ref: Ref) {
      const outcome = await confirm({
        title: 'Decline the invitation?',
        text: `You won't be on the team of ${name}. They can't invite you again for 30 days.`,
        confirmText: 'Decline',
      })
      return outcome === 'confirmed' ? answer('decline', ref) : undefined
    },
  }
}
