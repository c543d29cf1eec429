import type { Api } from '@app/contract/api.ts'

export type Weekends = Awaited<ReturnType<Api['facility-mgmt']['facilities']['calendar']['weekends']>>['data']

/** As many as the API has. Its schema would load the contract. */
export const shownWeekends = 12
