import type { EventLead } from '@app/contract/events/lead-schema.ts'
import { useConfirm } from '../components/overlays/confirm.tsx'
import { useMoveLead } from './lead-writes.ts'
import { reopenQuestion } from './reopen-question.ts'

type ReopenableLead = Pick<EventLead, 'id' | 'ownerId' | 'profileName' | 'status'>

/** Takes the decision about a host back, after a question. */
export function useReopen() {
  const confirm = useConfirm()
  const { run, isBusy } = useMoveLead()
  async function reopen(lead: ReopenableLead) {
    const outcome = await confirm(reopenQuestion(lead.profileName, lead.status))
    if (outcome === 'confirmed') run({ lead, to: 'Interested' })
  }
  return { isBusy, reopen: (lead: ReopenableLead) => void reopen(lead) }
}
