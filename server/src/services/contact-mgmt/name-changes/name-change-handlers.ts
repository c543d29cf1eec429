import { sql } from 'kysely'
import { NameChange, type nameChanges } from '@app/contract/contact/name-change-routes.ts'
import { audit } from '../../../patterns/audit.ts'
import { asJson } from '../../../patterns/columns.ts'
import { hasWords } from '../../../patterns/filter-sql.ts'
import { mailManagers } from '../../../patterns/mail-managers.ts'
import { pageQuery } from '../../../patterns/page-query.ts'
import { conflict, notFound } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { one, page } from '../../../platform/http/json-text.ts'

const json = sql.raw(asJson(NameChange.shape, 't'))
const view = sql`derived.name_change_item`

/** Handlers for changes of the names of approved profiles. */
export const nameChangeHandlers = (): Handlers<typeof nameChanges> => ({
  list: async ({ text, ...paging }, call) => {
    const where = sql.join([sql`t.status = 'Open'`, ...hasWords(text, [sql`t.words`])], sql` and `)
    const order = sql`t.changed_date, t.id`
    const { rows } = await pageQuery({ item: json, from: view, where, order }, paging).execute(call.db)
    return page<NameChange>(rows[0]?.items ?? '[]', rows[0]?.count ?? 0)
  },

  decide: async ({ data: { nameChangeId: id, status } }, call) => {
    const { profileId, ...change } = await lockChange(call, id)
    if (change.status === status) return readChange(call, id)
    if (change.status === 'Superseded')
      throw conflict('ALREADY_DECIDED', 'This page was renamed again. Its latest name is another change.')
    if (change.status !== 'Open')
      throw conflict('ALREADY_DECIDED', `This change is ${change.status} already.`)
    await call.db
      .updateTable('name_change')
      .set({ status, decided_by: signedIn(call).id, decided_date: new Date() })
      .where('id', '=', id)
      .execute()
    await audit(call, profileId, id, [{ op: 'replace', path: '/status', value: status }])
    if (status === 'Undone') await restoreName(call, id, profileId, change.oldName)
    return readChange(call, id)
  },
})

async function restoreName(call: Call, id: string, profileId: string, name: string) {
  await call.db
    .updateTable('profile')
    .set({ name, updated_by: signedIn(call).id, updated_date: new Date() })
    .where('id', '=', profileId)
    .execute()
  await audit(call, profileId, null, [{ op: 'replace', path: '/name', value: name }])
  await mailManagers(call.db, 'name-undone', id, profileId)
}

interface LockedChange {
  profileId: string
  oldName: string
  status: string
}

/** Locks the profile before the change, as renaming does. */
async function lockChange(call: Call, id: string): Promise<LockedChange> {
  await sql`select from profile where id = (select profile_id from name_change where id = ${id})
    and deleted_date is null for update`.execute(call.db)
  const { rows } = await sql<LockedChange>`
    select c.profile_id as "profileId", c.old_name as "oldName", c.status from name_change c
    join profile p on p.id = c.profile_id and p.deleted_date is null where c.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This change')
  return found
}

async function readChange(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${json}::text as item from ${view} t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This change')
  return one<NameChange>(found.item)
}
