import type { Api } from '@app/contract/api.ts'

/** Links from facilities to the destinations that they belong to. Apart from how they are edited, which home doesn't need. */
export const facilityLinks = (api: Api) => api['facility-mgmt'].facilities.destinations

export type FacilityLink = Awaited<ReturnType<ReturnType<typeof facilityLinks>['search']>>['data'][number]
