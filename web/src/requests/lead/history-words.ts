import type { LeadHistory } from '@app/contract/events/lead-schema.ts'
import { statusText } from '../request-words.ts'

/** What happened to a lead, in words. Offers after the first one are changes of it. */
export function historySteps(history: LeadHistory) {
  let hasOffer = false
  return history.map(({ what, status, facilityName, ...step }) => {
    const wasOffered = hasOffer
    if (what === 'Offered' || what === 'OfferWithdrawn') hasOffer = what === 'Offered'
    const texts: Record<typeof what, string> = {
      Moved: status === null ? '' : statusText(status, 'host'),
      Offered: wasOffered ? 'Offer changed' : 'Offer sent',
      OfferWithdrawn: 'Offer withdrawn',
      AskedToHold: `Asked ${facilityName} to hold`,
      Held: facilityName === null ? 'Dates held' : `Dates held at ${facilityName}`,
    }
    return { ...step, text: texts[what] }
  })
}
