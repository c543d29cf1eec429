import type { ItemResolver, RungResolver } from '../../../platform/http/rights.ts'

/** Conversations are nobody else's: administrators find them as members only. */
export const groupRung: RungResolver = async (call, id) => {
  const [found] = await call.prepared<{ role: 'member' | 'manager' }>(
    'group-rung',
    'select role from group_member where owner_id = $1 and user_id = $2',
    [id, call.user?.id ?? null],
  )
  return found?.role ?? null
}

const personColumns = {
  group_member: 'user_id',
  group_message: 'author_id',
  image: 'created_by',
  document: 'created_by',
}

/** The person of a membership, the author of a message, or who added a file. */
export const itemInGroup =
  (table: keyof typeof personColumns): ItemResolver =>
  async (call, ownerId, id) => {
    const [found] = await call.prepared<{ user_id: string | null }>(
      `person-of-group-${table}`,
      `select ${personColumns[table]} as user_id from ${table} where owner_id = $1 and id = $2`,
      [ownerId, id],
    )
    return found ? { userId: found.user_id, owners: [] } : null
  }
