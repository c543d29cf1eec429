import type { RequestReach } from '@app/contract/events/lead-schema.ts'
import type { Part } from '../profile-page.ts'
import type { Profile } from '../../kind/profile-calls.ts'

/** How requests reach a profile of a kind that receives them. */
export const reachPart: Part<Profile, RequestReach> = {
  async load(api, { id }) {
    const { data } = await api['event-mgmt'].hosts.reach({ data: { ids: [id] } })
    return data[0]?.reach ?? 'Nobody'
  },
  live: 'staff',
}
