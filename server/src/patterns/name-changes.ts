import { v7 as newId } from 'uuid'
import type { Call } from '../platform/http/call.ts'

interface Renamed {
  id: string
  status: string
  /** The name before this change. */
  name: string
}

/**
 * Queues the new name of an approved profile for administrators. An open change is superseded, so that the queue has one
 * entry per profile, from the name that they saw last. Their own changes are not queued. The profile is locked.
 */
export async function recordNameChange(call: Call, { id, status, name }: Renamed, newName: string) {
  if (status !== 'Approved' || newName === name) return
  const superseded = await call.db
    .updateTable('name_change')
    .set({ status: 'Superseded', decided_date: new Date() })
    .where('profile_id', '=', id)
    .where('status', '=', 'Open')
    .returning('old_name')
    .executeTakeFirst()
  const oldName = superseded?.old_name ?? name
  if (call.isAdmin || newName === oldName) return
  await call.db
    .insertInto('name_change')
    .values({
      id: newId(),
      profile_id: id,
      old_name: oldName,
      new_name: newName,
      changed_by: call.user?.id ?? null,
    })
    .execute()
}
