import { HotelDraft, type OnboardingDraft } from '@app/contract/hotels/hotel-schema.ts'
import { hotel } from '@app/contract/hotels/hotel-routes.ts'
import { managerRole } from '@app/contract/patterns/members.ts'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type * as z from 'zod'
import { audit } from '../../../patterns/audit.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import type { PlaceDetails } from '../../../patterns/place-details.ts'
import { readProfile } from '../../../patterns/profile-reads.ts'
import { createProfile } from '../../../patterns/profile-writes.ts'
import type { ServiceParts } from '../../../patterns/service-parts.ts'
import { conflict, invalid } from '../../../platform/errors.ts'
import { signedIn, type Call } from '../../../platform/http/call.ts'
import { preparedWrite } from '../../../platform/http/prepared-write.ts'
import { hotelKind } from './hotel-kind.ts'

type Draft = z.output<typeof OnboardingDraft>

/**
 * Handler of `onboard`: creates the hotel with this id of another system, or makes the caller the first manager of the
 * hotel that has it. Locks on the ids make sure that of two callers at once only the first one does.
 */
export const onboard = ({
  resolveLocation,
  findPlace,
}: Pick<ServiceParts, 'resolveLocation' | 'findPlace'>) =>
  preparedWrite(async ({ data }: { data: Draft }, preparing: Call) => {
    const { googlePlaceId = null, hotelPartnerId = null } = data
    const ids = { googlePlaceId, hotelPartnerId }
    const isNew = (await findHotel(preparing, ids)) === undefined
    const details = isNew && googlePlaceId !== null ? await findPlace(googlePlaceId) : null
    return async (call) => {
      // Named by their system, so that everyone takes both locks in the same order.
      for (const [system, id] of Object.entries(ids))
        if (id !== null) await lockUntilCommit(call, `onboarding/${system}/${id}`)
      const existing = await findHotel(call, ids)
      if (existing === undefined)
        return createProfile(hotelKind, resolveLocation, call, completed(data, details))
      await join(call, existing)
      return readProfile(hotelKind, call, existing.id)
    }
  })

interface ForeignIds {
  googlePlaceId: string | null
  hotelPartnerId: string | null
}

interface ExistingHotel {
  id: string
  isManaged: boolean
}

/** Throws if the two ids belong to different hotels. */
async function findHotel(call: Call, { googlePlaceId, hotelPartnerId }: ForeignIds) {
  const { rows } = await sql<ExistingHotel>`
    select p.id, exists (select from derived.staff s where s.owner_id = p.id and s.rung = 'manager') as "isManaged"
    from profile p join hotel h on h.profile_id = p.id
    where p.kind = 'hotel' and p.deleted_date is null
      and (p.google_place_id = ${googlePlaceId} or h.hotel_partner_id = ${hotelPartnerId})`.execute(call.db)
  if (rows.length > 1) throw conflict('ALREADY_EXISTS', 'These ids belong to different hotels.')
  return rows[0]
}

async function join(call: Call, { id, isManaged }: ExistingHotel) {
  if (isManaged) throw conflict('ALREADY_EXISTS', 'This hotel has managers. Ask them to invite you.')
  const user = signedIn(call)
  const role = managerRole(hotel.roles)
  const memberId = newId()
  // A member of the team becomes its manager.
  await sql`insert into member (id, owner_id, user_id, role) values (${memberId}, ${id}, ${user.id}, ${role})
    on conflict (owner_id, user_id) do update set role = excluded.role`.execute(call.db)
  await audit(call, id, memberId, [{ op: 'add', path: '', value: { userId: user.id, role } }])
}

/** What the caller wrote, completed by the provider. Throws if the result is no complete draft. */
function completed(data: Draft, details: PlaceDetails | null) {
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
  const parsed = HotelDraft.safeParse({ ...details, ...given })
  if (parsed.success) return parsed.data
  throw invalid(
    parsed.error.issues.map(({ path, message }) => ({
      path: ['data', ...path].join('/'),
      message: path[0] === 'name' ? 'is required: no provider knows this place' : message,
    })),
  )
}
