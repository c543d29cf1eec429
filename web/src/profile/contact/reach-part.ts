import type { Api } from '@app/contract/api.ts'
import type { RequestReach } from '@app/contract/contact/request-schema.ts'
import type { Part } from '../profile-page.ts'
import type { Profile } from '../../kinds/profile-calls.ts'

interface Host {
  leads: Pick<Api['facility-mgmt']['facilities']['leads'], 'reach'>
}

/** How requests reach a profile of a kind that receives them. */
export const reachPart = (hosts: (api: Api) => Host): Part<Profile, RequestReach> => ({
  load: async (api, { id }) => (await hosts(api).leads.reach({ ownerId: id })).data,
  live: 'staff',
})
