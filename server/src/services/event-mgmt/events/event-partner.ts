import { kindOfOwnerType, type OwnerReference } from '@app/contract/events/owner-reference.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Owned } from '../../../patterns/children.ts'
import { addPartner } from '../../../patterns/partners.ts'
import { visibleTo } from '../../../patterns/visibility.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { Call } from '../../../platform/http/call.ts'

/** Names a destination, a facility or an organization as the partner of an event. */
export async function partnerUp(
  { ownerId, data }: Owned & { data: z.output<typeof OwnerReference> },
  call: Call,
) {
  const { rows } = await sql<{ kind: string }>`
    select p.kind from profile p where p.id = ${data.ownerId} and ${visibleTo(call, 'p')}`.execute(call.db)
  const [found] = rows
  if (found !== undefined && found.kind !== kindOfOwnerType[data.ownerType])
    throw invalidField('data/ownerType', 'is not the type of this page')
  return addPartner(call, ownerId, data.ownerId)
}
