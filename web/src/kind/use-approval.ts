import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem, reasonOf } from '../api/problem.ts'
import { useToast } from '../components/overlays/toaster.tsx'
import type { Profile } from './profile-calls.ts'
import type { KindFacts } from './registry.ts'
import { profileTouches } from '../api/profile-changed.ts'
import { calls } from '../platform/calls/calls.ts'
import { refetchTouched } from '../platform/calls/touches.ts'
import { useWrite } from '../platform/calls/use-write.ts'

/**
 * Approves a pending profile after a confirmation, or declines it. `onDecided` runs before the lists that show it are refetched, also if
 * another administrator was faster.
 */
export function useApproval(
  kind: KindFacts,
  { id, name }: Pick<Profile, 'id' | 'name'>,
  onDecided: () => void = () => {},
) {
  const toast = useToast()
  const queries = useQueryClient()
  const touches = profileTouches(kind, id)
  const { run, isBusy } = useWrite(calls['contact-mgmt'].approvals.decide, {
    confirm: ({ data: { status } }) =>
      status === 'Approved'
        ? {
            title: `Approve ${name}?`,
            text: 'The page becomes public. This cannot be undone: an approved page can only be edited, hidden or deleted.',
            confirmText: 'Approve',
          }
        : undefined,
    touches,
    onDone: onDecided,
    done: ({ data: { status } }) =>
      status === 'Approved'
        ? `${name} is approved. It is public now.`
        : `${name} is declined. We told its managers why.`,
    async onFailed(error) {
      if (!(error instanceof ApiProblem && error.problem.code === 'ALREADY_DECIDED'))
        return toast.error(`Nothing was decided. ${reasonOf(error)}`)
      toast.warning(reasonOf(error))
      onDecided()
      await refetchTouched(queries, touches)
    },
  })

  return {
    approve: () => run({ data: { profileId: id, status: 'Approved' } }),
    decline: (reason: string) => run({ data: { profileId: id, status: 'Declined', reason } }),
    isBusy,
  }
}
