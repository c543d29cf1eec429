import type { EventLead } from '@app/contract/events/lead-schema.ts'

/** What the comparison of bids needs of the lead of a bid. */
export type BiddingLead = Pick<EventLead, 'id' | 'host' | 'profileName' | 'status'>
