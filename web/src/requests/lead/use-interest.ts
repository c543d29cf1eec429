import { useConfirm } from '../../components/overlays/confirm.tsx'
import { useMoveLead } from '../request-calls.ts'
import type { Lead } from '../request-words.ts'

/** Of the form of an offer. */
export const offerFormId = 'offer'

/** Tells the organizer that the host is interested. An offer that was typed doesn't go with it, so people choose first. */
export function useInterest(lead: Lead, isOfferUnsent: boolean) {
  const move = useMoveLead()
  const confirm = useConfirm()
  async function ask() {
    const outcome = await confirm({
      title: 'Your offer isn’t sent yet',
      text: 'Send it with the button below the offer, or say now that you’re interested and send it later.',
      confirmText: 'Go to the offer',
      cancelText: 'Only say I’m interested',
    })
    if (outcome === 'canceled') move.run({ lead, to: 'Interested' })
    if (outcome !== 'confirmed') return
    const form = document.getElementById(offerFormId)
    form?.focus({ preventScroll: true })
    form?.scrollIntoView({ block: 'start' })
  }
  return {
    isBusy: move.isBusy,
    run: () => (isOfferUnsent ? void ask() : move.run({ lead, to: 'Interested' })),
  }
}
