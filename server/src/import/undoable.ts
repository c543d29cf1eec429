import type pg from 'pg'
import type { Before } from './write-changed.ts'

/** What an import did to a facility, and how people have used it since. */
export interface Undoable {
  id: string
  name: string
  revision: number
  /** Null for a facility that the import created. */
  before: Before | null
  /** Edits of the profile since the import, except its approval. */
  edits: number
  members: number
  reviews: number
  likes: number
  files: number
  boosts: number
}

/** What is left to undo of an import. Facilities deleted since are left out. */
export async function loadUndoable(client: pg.ClientBase, importId: string): Promise<Undoable[]> {
  const count = (table: string) => `(select count(*)::int from ${table} x where x.owner_id = p.id)`
  const { rows } = await client.query<Undoable>(
    `select p.id, p.name, p.revision, c.before,
      p.revision - c.revision - (select count(*)::int from audit_log a
        where a.owner_id = p.id and a.at >= i.imported_date and a.patch @> '[{"path": "/status"}]') as edits,
      ${count('member')} as members, ${count('review')} as reviews, ${count('reaction')} as likes,
      ${count('image')} + ${count('document')} as files, ${count('boost')} as boosts
    from import i join import_change c on c.import_id = i.id join profile p on p.id = c.profile_id
    where i.id = $1 and c.undone_date is null and p.deleted_date is null
    order by p.name, p.id for update of p`,
    [importId],
  )
  return rows
}

export interface UndoForce {
  /** Also removes new facilities that people use. */
  force: boolean
  /** Even then keeps those with managers of their own, because the undoing person has no right to delete them. */
  keepsManaged: boolean
}

/** Reasons to leave a facility alone. `force` overrides them for new facilities only. */
export function keptReasons(change: Undoable, { force, keepsManaged }: UndoForce): string[] {
  if (change.before !== null) return change.edits > 0 ? ['edited since'] : []
  if (force) return keepsManaged && change.members > 0 ? [`${change.members} × manager`] : []
  const ties = [
    [change.members, 'manager'],
    [change.reviews, 'review'],
    [change.likes, 'like'],
    [change.files, 'image or document'],
    [change.boosts, 'boost'],
  ] as const
  const found = ties.filter(([count]) => count > 0).map(([count, what]) => `${count} × ${what}`)
  return change.edits > 0 ? [...found, 'edited since'] : found
}
