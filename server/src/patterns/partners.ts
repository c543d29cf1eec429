import type { Page } from '@app/contract/envelope.ts'
import { LinkedPartnerChange, partnerCollection } from '@app/contract/patterns/partners.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import type { PatchOperation, Upload } from '@app/contract/route.ts'
import { sql } from 'kysely'
import * as z from 'zod'
import { invalidField, notFound } from '../platform/errors.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Call } from '../platform/http/call.ts'
import { createdIf } from '../platform/http/json-text.ts'
import type { ItemResolver } from '../platform/http/rights.ts'
import {
  childHandlers,
  createChild,
  getChild,
  ofOwner,
  readChild,
  readChildren,
  updateChild,
  type Children,
  type Owned,
  type OwnedItem,
} from './children.ts'
import { putPicture } from './files.ts'
import { lockUntilCommit } from './lock-until-commit.ts'
import { seesProfile, visibleTo } from './visibility.ts'

/** Partners whose profile the caller can't see are left out. */
const children = {
  table: 'partner',
  collection: partnerCollection,
  visible: (call: Call) => sql`(t.profile_id is null or ${seesProfile(call, 't.profile_id')})`,
} satisfies Children

/** A partner with a profile keeps the name of the profile. */
const withProfile = {
  ...children,
  collection: { ...partnerCollection, change: LinkedPartnerChange },
}

/** Handlers for items of `partnerCollection`. */
export const partnerHandlers = () => ({
  ...childHandlers(children),
  create: async (
    { ownerId, data }: Owned & { data: z.output<(typeof partnerCollection)['draft']> },
    call: Call,
  ) => {
    if (data.profileId !== undefined) await requirePartner(call, ownerId, data.profileId)
    return createChild(children, call, ownerId, data)
  },
  update: async ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
    const { row } = await readChild(children, call, ownerId, id)
    return updateChild(row.profileId === null ? children : withProfile, call, ownerId, id, patch)
  },
})

/** Lists all partners. Their quota bounds the list. */
export const allPartners = ({ ownerId }: Owned, call: Call) =>
  readChildren(children, call, ofOwner(ownerId), everything)

/** Adds a profile as a partner. Repeating it changes nothing. */
export async function addPartner(call: Call, ownerId: string, profileId: string) {
  await requirePartner(call, ownerId, profileId, 'data/ownerId')
  await lockUntilCommit(call, `partner/${ownerId}`)
  const { rows } = await sql<{ id: string }>`
    select id from partner where owner_id = ${ownerId} and profile_id = ${profileId}`.execute(call.db)
  const [existing] = rows
  if (existing) return getChild(children, call, ownerId, existing.id)
  return createdIf(true, await createChild(children, call, ownerId, { profileId, website: null }))
}
const everything: Page = { offset: 0, take: 1000 }

/** Handler for the route of `partnerImage` of a kind. */
export const partnerImageHandler =
  (kind: ProfileKindName, store: FileStore) =>
  async ({ id, file }: { id: string; file: Upload }, call: Call) => {
    const [owner] = call.owners
    if (owner?.kind !== kind) throw notFound()
    const { row } = await readChild(children, call, owner.id, id)
    if (row.profileId !== null)
      throw invalidField('file', 'must not be set: this partner has the image of its page')
    const reply = await putPicture(store, children, call, { ownerId: owner.id, id, file })
    return createdIf(row.image === null, reply)
  }

/** A profile that the caller sees, but neither the owner itself nor the one that it belongs to. */
async function requirePartner(call: Call, ownerId: string, profileId: string, field = 'data/profileId') {
  if (profileId === ownerId) throw invalidField(field, 'must be another profile')
  const { rows } = await sql<{ isParent: boolean | null }>`
    select p.id = (select parent_id from profile where id = ${ownerId}) as "isParent" from profile p
    where p.id = ${profileId} and ${visibleTo(call, 'p')}`.execute(call.db)
  const [found] = rows
  if (found === undefined) throw invalidField(field, 'is not a profile')
  if (found.isParent) throw invalidField(field, 'must not be the page that this one belongs to')
}

/** A partner belongs to the profile that works with it. */
export const partnerItem: ItemResolver = async (call, ownerId, id) => {
  const [owner] = await call.prepared<{ id: string; kind: ProfileKindName }>(
    'owner-of-partner',
    `select o.id, o.kind from partner t join owner o on o.id = t.owner_id
    where t.id = $2 and ($1::uuid is null or t.owner_id = $1)`,
    [ownerId, id],
  )
  return owner ? { userId: null, owners: [owner] } : null
}
