import { ApiProblem } from '../../../api/problem.ts'
import type { Field } from '../../../kinds/field.ts'
import { conflictRows, type ConflictRow } from './conflict-rows.ts'
import { readRevision, writeRevision, type Edited, type Revision, type Saved } from './revision.ts'
import { isSameValue, picked, type Fields } from './typed-fields.ts'

/** What someone else saved in the meantime. */
export interface Conflict {
  rows: ConflictRow[]
  theirs: Revision
  /** Null if their name is not public. */
  savedBy: string | null
}

export type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'saved'; before: Revision; saved: Saved }
  | { kind: 'conflict'; conflict: Conflict }

export interface FieldsToSave {
  before: Revision
  after: Fields
  fields: readonly Field[]
}

/** Saves fields. Changes by others are merged, unless they touch the same fields. */
export async function saveFields(edited: Edited, { before, after, fields }: FieldsToSave): Promise<Outcome> {
  const names = fields.map(({ name }) => name)
  if (names.every((name) => isSameValue(before.fields[name], after[name]))) return { kind: 'unchanged' }
  try {
    return { kind: 'saved', before, saved: await writeRevision(edited, before, after) }
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 412)) throw error
  }
  const theirs = await readRevision(edited)
  const versions = { before: picked(before.fields, names), mine: after, theirs: picked(theirs.fields, names) }
  const rows = conflictRows(fields, versions)
  if (rows.length === 0) return saveFields(edited, { before: theirs, after, fields })
  return { kind: 'conflict', conflict: { rows, theirs, savedBy: await nameOf(edited, theirs.updatedBy) } }
}

/** Names of the team are public, those of administrators are not. */
async function nameOf({ kind, id }: Edited, userId: string | null): Promise<string | null> {
  const { api } = await import('../../../api/client.ts')
  const found = await kind
    .calls(api)
    .members.list({ ownerId: id, take: 100 })
    .catch(() => ({ data: [] }))
  return found.data.find((member) => member.userId === userId)?.name ?? null
}
