import type { Api } from '@app/contract/api.ts'
import type { Profile } from '../../kind/profile-calls.ts'
import type { Part } from '../profile-page.ts'

/** The calls for the opening hours of a kind. */
export type HoursCalls = (
  api: Api,
) => Pick<Api['facility-mgmt']['facilities']['hours'], 'list' | 'create' | 'remove' | 'export'>

export type Hours = Awaited<ReturnType<ReturnType<HoursCalls>['list']>>['data'][number]

export interface HoursContent {
  profile: Profile & { timeZone: string | null }
  hours: Hours[]
}

/** The opening hours of a page. */
export const hoursPart = (calls: HoursCalls): Part<Profile, Hours[]> => ({
  load: async (api, { id }) => (await calls(api).list({ ownerId: id, offset: 0, take: 100 })).data,
  live: 'staff',
})
