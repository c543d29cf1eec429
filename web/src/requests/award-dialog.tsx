import type { Bid } from '@app/contract/events/bids.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { useState } from 'react'
import { reasonOf } from '../api/problem.ts'
import { Button } from '../components/actions/button.tsx'
import { Banner } from '../components/display/banner.tsx'
import { Checkbox } from '../components/fields/checkbox.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { useToast } from '../components/overlays/toaster.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useWrite } from '../platform/calls/use-write.ts'
import { listOfFirst } from '../components/format.ts'
import { heldSpaces } from './held-spaces.ts'
import { requestWrite } from './request-write.ts'

type AwardableLead = Pick<ListedLead, 'id' | 'ownerId' | 'profileName' | 'status'>

interface AwardDialogProps {
  /** Undefined while the dialog is closed. */
  lead: AwardableLead | undefined
  leads: readonly AwardableLead[]
  bids: readonly Pick<Bid, 'leadId' | 'holds'>[]
  offer: Pick<Bid, 'version'> | undefined
  /** What an award books. */
  consequence: string
  onClose: () => void
}

/** Names what an award books and what it closes, before it does so. */
export function AwardDialog({ lead, leads, bids, offer, consequence, onClose }: AwardDialogProps) {
  const [closeOthers, setCloseOthers] = useState(true)
  // A refusal is in the dialog.
  const award = useWrite(calls['event-mgmt'].events.leads.award, { ...requestWrite, onFailed() {} })
  const toast = useToast()
  const others = leads.filter(
    ({ id, status }) => id !== lead?.id && (status === 'Open' || status === 'Interested'),
  )
  const doOthersHold = bids.some(
    ({ leadId, holds }) => others.some(({ id }) => id === leadId) && heldSpaces(holds).all > 0,
  )
  const close = () => {
    award.reset()
    onClose()
  }
  async function confirm() {
    if (lead === undefined) return
    const { id, ownerId } = lead
    // An offer that changed meanwhile is not what was chosen.
    const data = { closeOthers: closeOthers && others.length > 0, offerVersion: offer?.version ?? null }
    if (!(await award.attempt({ ownerId, id, data }))) return
    toast.success(`You chose ${lead.profileName}.`)
    close()
  }
  return (
    <Dialog
      isOpen={lead !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={`Award to ${lead?.profileName ?? ''}?`}
      description={consequence}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" isBusy={award.isBusy} onClick={() => void confirm()}>
            Award
          </Button>
        </>
      }
    >
      {award.error !== null && (
        <Banner tone="bad" isLive>
          Not awarded. {reasonOf(award.error)}
        </Banner>
      )}
      {others.length > 0 && (
        <Checkbox
          label={
            others.length === 1
              ? 'Tell the other host it is closed'
              : `Tell the other ${others.length} hosts it is closed`
          }
          hint={`Closes it for ${listOfFirst(
            others.map(({ profileName }) => profileName),
            3,
          )}${doOthersHold ? ', and releases what they hold' : ''}. Unchecked, it stays open for ${others.length === 1 ? 'that host' : 'them'}, and nobody is told.`}
          checked={closeOthers}
          onChange={({ target }) => setCloseOthers(target.checked)}
        />
      )}
    </Dialog>
  )
}
