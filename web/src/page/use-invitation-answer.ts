import type { Api } from '@app/contract/api.ts'
import { reasonOf } from '../api/problem.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { useWrite } from '../platform/calls/use-write.ts'

type Calls = Api['contact-mgmt']['invitations']
export type Invitation = Awaited<ReturnType<Calls['accept']>>['data']
type Ref = Parameters<Calls['accept']>[0]['data']

interface Answer {
  call: 'accept' | 'decline'
  ref: Ref
}

/** Accepts or declines an invitation to a team. Both resolve with the invitation, or undefined if nothing was changed. */
export function useInvitationAnswer() {
  const confirm = useConfirm()
  const toast = useToast()
  const { send, isBusy } = useWrite(
    ({ 'contact-mgmt': { invitations } }, { call, ref }: Answer) => invitations[call]({ data: ref }),
    // A new member sees more, and an error may be about an invitation that has changed.
    { touches: [{ key: [] }], isTouchedByFailure: true },
  )

  async function answer(call: Answer['call'], ref: Ref): Promise<Invitation | undefined> {
    try {
      return (await send({ call, ref })).data
    } catch (error) {
      toast.error(reasonOf(error))
      return undefined
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
