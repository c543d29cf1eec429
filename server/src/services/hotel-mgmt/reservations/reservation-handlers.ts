import type { hotelReservations } from '@app/contract/hotels/reservation-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import { beforeExport } from '../../../patterns/exports/export-source.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import type { FindOffers } from '../rooms/room-offers.ts'
import { otherStayHandlers } from './booked-nights.ts'
import { changeHandlers } from './change-reservation.ts'
import { holdHandlers } from './hold-room.ts'
import { hotelLists, readOwn, readReservation, withoutGuest } from './reservation-rows.ts'
import { readEntry } from './stay-entry.ts'

/** Administrators read guests' names and addresses only where that is recorded. */
async function auditReading(call: Call, hotelId: string | null, id: string | null) {
  if (call.rung === 'admin') await audit(call, hotelId, id, undefined)
}

export function reservationHandlers(
  parts: Pick<ServiceParts, 'brand' | 'origin'>,
  findOffers: FindOffers,
): Handlers<typeof hotelReservations> {
  const lists = hotelLists()
  return {
    list: async (input, call) => {
      await auditReading(call, input.ownerId, null)
      return lists.list(input, call)
    },
    filtered: async (input, call) => {
      await auditReading(call, input.ownerId, null)
      return lists.filtered(input, call)
    },
    export: beforeExport(lists.export, (input, call) => auditReading(call, input.ownerId, null)),
    mine: readOwn,
    get: async ({ id }, call) => {
      await auditReading(call, call.owners.find(({ kind }) => kind === 'hotel')?.id ?? null, id)
      const reservation = await readReservation(call, id)
      return call.link?.side === 'addressee' ? withoutGuest(reservation) : reservation
    },
    calendarEntry: async ({ id }, { db }) => ({ data: await readEntry(db, id, parts) }),
    ...holdHandlers(findOffers),
    ...otherStayHandlers(findOffers),
    ...changeHandlers(findOffers),
  }
}
