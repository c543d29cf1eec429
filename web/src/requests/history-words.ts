import type { EventLead, LeadHistory } from '@app/contract/events/lead-schema.ts'
import type { LeadSide } from '@app/contract/rules/lead-moves.ts'
import { statusText } from './request-words.ts'

export interface Step {
  text: string
  by: LeadHistory[number]['by']
  name: string | null
  at: string
}

/** What happened to a lead, in words, newest first. Offers after the first one are changes of it. */
export function historySteps(history: LeadHistory, side: LeadSide): Step[] {
  let hasOffer = false
  return history
    .map(({ what, status, facilityName, by, name, at }) => {
      const wasOffered = hasOffer
      if (what === 'Offered' || what === 'OfferWithdrawn') hasOffer = what === 'Offered'
      const texts: Record<typeof what, string> = {
        Moved: status === null ? '' : statusText(status, side),
        Offered: wasOffered ? 'Offer changed' : side === 'host' ? 'Offer sent' : 'Offer received',
        OfferWithdrawn: 'Offer withdrawn',
        AskedToHold: `Asked ${facilityName} to hold`,
        Held: facilityName === null ? 'Dates held' : `Dates held at ${facilityName}`,
      }
      return { text: texts[what], by, name, at }
    })
    .toReversed()
}

/** What the organizer reads of it: answers, offers and decisions. */
export function organizerSteps({ moves, offers }: Pick<EventLead, 'moves' | 'offers'>): Step[] {
  const history: LeadHistory = [
    ...moves.map(({ to, by, name, at }) => ({
      what: 'Moved' as const,
      status: to,
      facilityName: null,
      by,
      name,
      at,
    })),
    ...offers.map((offer) => ({ ...offer, status: null, facilityName: null, by: 'host' as const })),
  ]
  return historySteps(
    // The sort is stable: an answer stands before the offer that came with it.
    history.toSorted((a, b) => a.at.localeCompare(b.at)),
    'sender',
  )
}
