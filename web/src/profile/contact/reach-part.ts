import type { RequestReach } from '@app/contract/contact/request-schema.ts'
import { readReach } from '../../page/host-reach.ts'
import type { Part } from '../profile-page.ts'
import type { Profile } from '../../kinds/profile-calls.ts'

/** How requests reach a profile of a kind that receives them. */
export const reachPart: Part<Profile, RequestReach> = {
  load: async (api, { id }) => (await readReach(api, [id])).get(id) ?? 'Nobody',
  live: 'staff',
}
