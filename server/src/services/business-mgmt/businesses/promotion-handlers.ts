import { promotions } from '@app/contract/businesses/promotion-schema.ts'
import { dayOf } from '@app/contract/rules/calendar-date.ts'
import type { PatchOperation, Upload } from '@app/contract/route.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import { audit } from '../../../patterns/audit.ts'
import {
  childHandlers,
  createChild,
  readChild,
  removeChild,
  updateChild,
  type Owned,
  type OwnedItem,
} from '../../../patterns/children.ts'
import { putPicture, removePicture } from '../../../patterns/files.ts'
import { lockUntilCommit } from '../../../patterns/lock-until-commit.ts'
import { notify } from '../../../patterns/notify.ts'
import { readPageLink } from '../../../patterns/page-link.ts'
import { changesOf, patchableFields } from '../../../patterns/patch.ts'
import { getOnly } from '../../../patterns/single.ts'
import { isWithinLimit } from '../../../patterns/use-limits.ts'
import { invalidField } from '../../../platform/errors.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { checkRevision, type Call } from '../../../platform/http/call.ts'

const children = { table: 'promotion', collection: promotions }

/** Handlers for the promotions of a business. Exactly one of them is the default, if there are any. */
export const promotionHandlers = (store: FileStore) => ({
  ...childHandlers(children),

  create: async ({ ownerId, data }: Owned & { data: Draft }, call: Call) => {
    await lockDefault(call, ownerId)
    const before = await findDefault(call, ownerId)
    if (before !== undefined && data.isDefault) await setDefault(call, ownerId, before, false)
    const isDefault = data.isDefault || before === undefined
    const reply = await createChild(children, call, ownerId, { ...data, isDefault })
    await notifyFans(call, ownerId, data)
    return reply
  },

  update: async ({ ownerId, id, patch }: OwnedItem & { patch: PatchOperation[] }, call: Call) => {
    await lockDefault(call, ownerId)
    const { row, revision } = await readChild(children, call, ownerId, id, true)
    checkRevision(call, revision)
    const { isDefault } = changesOf(call, patchableFields(promotions, row), patch, promotions.change)
    if (isDefault === false) throw invalidField('isDefault', 'must not be removed: make another the default')
    const before = isDefault === true ? await findDefault(call, ownerId) : undefined
    if (before !== undefined) await setDefault(call, ownerId, before, false)
    return updateChild(children, call, ownerId, id, patch)
  },

  remove: async ({ ownerId, id }: OwnedItem, call: Call) => {
    await lockDefault(call, ownerId)
    const { row } = await readChild(children, call, ownerId, id)
    const removed = await removeChild(children, call, ownerId, id)
    const next = row.isDefault === true ? await findSuccessor(call, ownerId) : undefined
    if (next !== undefined) await setDefault(call, ownerId, next, true)
    return removed
  },

  putFile: (input: OwnedItem & { file: Upload }, call: Call) => putPicture(store, children, call, input),
  removeFile: (input: OwnedItem, call: Call) => removePicture(children, call, input),

  default: ({ ownerId }: Owned, call: Call) =>
    getOnly(children, call, { condition: sql`t.owner_id = ${ownerId} and t.is_default` }),
})

/** Further promotions of a business on a day are no news, so that nobody's list is flooded. */
const newsPerDay = { name: 'promotion-news', most: 3, seconds: 24 * 3600 }

async function notifyFans(call: Call, ownerId: string, { title, description, endDate }: Draft) {
  if (endDate < dayOf(new Date()) || !(await isWithinLimit(call.db, newsPerDay, ownerId))) return
  const { name, url } = await readPageLink(call, ownerId)
  await notify(call, sql`select user_id from reaction where owner_id = ${ownerId}`, {
    kind: 'promotion',
    aboutId: ownerId,
    title: `${name}: ${title}`,
    contents: description ?? '',
    url: `${url}#promotions`,
  })
}

type Draft = z.output<typeof promotions.draft>

/** Serializes writes that may change which promotion is the default. */
const lockDefault = (call: Call, ownerId: string) => lockUntilCommit(call, `promotion/${ownerId}`)

async function findDefault(call: Call, ownerId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from promotion where owner_id = ${ownerId} and is_default`.execute(call.db)
  return rows[0]?.id
}

/** The running promotion that ends last, or else the newest. */
async function findSuccessor(call: Call, ownerId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from promotion where owner_id = ${ownerId}
    order by case when derived.today() between start_date and end_date then end_date end desc nulls last,
      created_date desc, id desc limit 1`.execute(call.db)
  return rows[0]?.id
}

async function setDefault(call: Call, ownerId: string, id: string, value: boolean) {
  await sql`update promotion set is_default = ${value} where id = ${id}`.execute(call.db)
  await audit(call, ownerId, id, [{ op: 'replace', path: '/isDefault', value }])
}
