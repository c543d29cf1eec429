import { sql } from 'kysely'
import { NameChange, type nameChanges } from '@app/contract/contact/name-change-routes.ts'
import { kindContracts } from '@app/contract/kinds.ts'
import type { ProfileKindName } from '@app/contract/owners.ts'
import { audit } from '../../../patterns/audit.ts'
import { asJson } from '../../../patterns/columns.ts'
import { hasWords } from '../../../patterns/filter-sql.ts'
import { managersOf, notify } from '../../../patterns/notify.ts'
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
    if (status === 'Undone') await restoreName(call, id, profileId, change)
    else await tellAccepted(call, profileId, change)
    return readChange(call, id)
  },
})

async function restoreName(call: Call, id: string, profileId: string, { oldName, path }: Change) {
  await call.db
    .updateTable('profile')
    .set({ name: oldName, updated_by: signedIn(call).id, updated_date: new Date() })
    .where('id', '=', profileId)
    .execute()
  await audit(call, profileId, null, [{ op: 'replace', path: '/name', value: oldName }])
  await notify(call, managersOf(profileId), {
    kind: 'name-restored',
    aboutId: profileId,
    title: `The name of ${oldName} was restored`,
    contents: 'The new name didn’t seem to be the name of the same place.',
    url: `${path}/${profileId}`,
    mail: { job: 'name-undone', subjectId: id },
  })
}

/** Only the person who renamed the page: the new name has been public all along. */
const tellAccepted = (call: Call, profileId: string, { newName, changedBy, path }: Change) =>
  notify(call, sql`select ${changedBy}::uuid`, {
    kind: 'name-accepted',
    aboutId: profileId,
    title: `The name ${newName} is approved`,
    contents: 'We looked at the new name of your page. It stays as it is.',
    url: `${path}/${profileId}`,
  })

type Change = Pick<LockedChange, 'oldName' | 'newName' | 'changedBy' | 'path'>

interface LockedChange {
  profileId: string
  oldName: string
  newName: string
  changedBy: string | null
  status: string
  /** Of the pages of its kind. */
  path: string
}

/** Locks the profile before the change, as renaming does. */
async function lockChange(call: Call, id: string): Promise<LockedChange> {
  await sql`select from profile where id = (select profile_id from name_change where id = ${id})
    and deleted_date is null for update`.execute(call.db)
  const { rows } = await sql<Omit<LockedChange, 'path'> & { kind: ProfileKindName }>`
    select c.profile_id as "profileId", c.old_name as "oldName", c.new_name as "newName", c.changed_by as "changedBy",
      c.status, p.kind from name_change c
    join profile p on p.id = c.profile_id and p.deleted_date is null where c.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This change')
  return { ...found, path: kindContracts[found.kind].path }
}

async function readChange(call: Call, id: string) {
  const { rows } = await sql<{ item: string }>`
    select ${json}::text as item from ${view} t where t.id = ${id}`.execute(call.db)
  const [found] = rows
  if (!found) throw notFound('This change')
  return one<NameChange>(found.item)
}
