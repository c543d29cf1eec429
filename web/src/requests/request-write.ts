import { calls } from '../platform/calls/calls.ts'

const { events, facilityLeads, destinationLeads, hosts } = calls['event-mgmt']
const { leads, requests } = calls['contact-mgmt']

/** For writes about requests and leads. A refusal may mean that the other side was faster, so it reads them again as well. */
export const requestWrite = {
  touches: [
    events.leads,
    events.request,
    events.bids,
    events.costs,
    facilityLeads,
    destinationLeads,
    hosts.matches,
    leads,
    requests,
  ],
  isTouchedByFailure: true,
}
