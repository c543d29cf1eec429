import type { Api } from '@app/contract/api.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'

/** The specials of a hotel that aren't over. */
export async function loadComing(api: Api, ownerId: string) {
  const coming = { endDate: { from: dayOf(new Date()) } }
  return (await api['hotel-mgmt'].hotels.specials.filtered({ ownerId, take: 100, data: coming })).data
}
