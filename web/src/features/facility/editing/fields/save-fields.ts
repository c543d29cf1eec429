import { ApiProblem } from '../../../../api/problem.ts'
import { conflictRows, namesByLabel, type ConflictRow, type FieldLabels } from './conflict-rows.ts'
import { readRevision, writeRevision, type Revision } from './revision.ts'
import { picked, type FieldName, type Fields } from './typed-fields.ts'

/** What somebody else saved meanwhile. */
export interface Conflict {
  rows: ConflictRow[]
  theirs: Revision
  /** Who saved it, where that can be known. */
  savedBy: string | null
}

export type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'saved'; before: Revision; after: Revision }
  | { kind: 'conflict'; conflict: Conflict }

export interface FieldsToSave {
  id: string
  before: Revision
  after: Fields
  names: readonly FieldName[]
  labels: FieldLabels
}

/** Saves over what it was; somebody else's changes are taken in where they touch nothing that is edited here. */
export async function saveFields({ id, before, after, names, labels }: FieldsToSave): Promise<Outcome> {
  if (names.every((name) => before.fields[name] === after[name])) return { kind: 'unchanged' }
  try {
    return { kind: 'saved', before, after: await writeRevision(id, before, after) }
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 412)) throw error
  }
  const theirs = await readRevision(id)
  const versions = { before: picked(before.fields, names), mine: after, theirs: picked(theirs.fields, names) }
  const rows = conflictRows(namesByLabel(labels, names), versions)
  if (rows.length === 0) return saveFields({ id, before: theirs, after, names, labels })
  return { kind: 'conflict', conflict: { rows, theirs, savedBy: await nameOf(id, theirs.updatedBy) } }
}

/** The names of those who run the page are public; anybody else who may have saved it stays unnamed. */
async function nameOf(id: string, userId: string | null): Promise<string | null> {
  const { api } = await import('../../../../api/client.ts')
  const { managers } = api['facility-mgmt'].facilities
  const found = await managers.list({ ownerId: id, take: 100 }).catch(() => ({ data: [] }))
  return found.data.find((manager) => manager.userId === userId)?.name ?? null
}
