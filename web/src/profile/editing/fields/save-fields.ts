import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod'
import { loadApi } from '../../../api/load-api.ts'
import { ApiProblem, reasonOf } from '../../../api/problem.ts'
import { profileChanged, profileSaved } from '../../../api/profile-changed.ts'
import { useToast } from '../../../components/overlays/toaster.tsx'
import type { Field } from '../../../kind/field.ts'
import type { Profile } from '../../../kind/profile-calls.ts'
import { listOf } from '../../../components/format.ts'
import type { Version } from '../../../platform/form/versions.tsx'
import type { ProfileKind } from '../../profile-page.ts'
import { conflictRows } from './conflict-rows.ts'
import { isSameValue, picked, valuesOf, type Fields } from './typed-fields.ts'

/** What someone else saved in the meantime. */
export interface Conflict {
  versions: Version[]
  theirs: Revision
  /** Null if their name is not public. */
  savedBy: string | null
}

type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'saved'; before: Revision; saved: Saved }
  | { kind: 'conflict'; conflict: Conflict }

interface FieldsToSave {
  before: Revision
  after: Fields
  fields: readonly Field[]
}

/** Saves fields. Changes by others are merged, unless they touch the same fields. */
async function saveFields(edited: Edited, { before, after, fields }: FieldsToSave): Promise<Outcome> {
  const names = fields.map(({ name }) => name)
  if (names.every((name) => isSameValue(before.fields[name], after[name]))) return { kind: 'unchanged' }
  try {
    return { kind: 'saved', before, saved: await writeRevision(edited, before, after) }
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 412)) throw error
  }
  const theirs = await readRevision(edited)
  const versions = conflictRows(fields, {
    before: picked(before.fields, names),
    mine: after,
    theirs: picked(theirs.fields, names),
  })
  if (versions.length === 0) return saveFields(edited, { before: theirs, after, fields })
  return { kind: 'conflict', conflict: { versions, theirs, savedBy: await nameOf(edited, theirs.updatedBy) } }
}

/** Names of the team are public, those of administrators are not. */
async function nameOf({ kind, id }: Edited, userId: string | null): Promise<string | null> {
  const api = await loadApi()
  const found = await kind
    .calls(api)
    .members.list({ ownerId: id, take: 100 })
    .catch(() => ({ data: [] }))
  return found.data.find((member) => member.userId === userId)?.name ?? null
}

interface Edited {
  kind: ProfileKind
  /** The schema of the kind's fields. */
  draft: z.ZodObject
  id: string
}

/** The fields of a profile at one time. */
export interface Revision {
  fields: Fields
  etag?: string | undefined
  updatedBy: string | null
  updatedDate: string
}

interface Saved {
  revision: Revision
  profile: Profile
}

const revisionOf = (draft: z.ZodObject, profile: Profile, etag: string | undefined): Revision => ({
  fields: valuesOf(draft, profile),
  etag,
  updatedBy: profile.updatedBy,
  updatedDate: profile.updatedDate,
})

export async function readRevision({ kind, draft, id }: Edited, signal?: AbortSignal): Promise<Revision> {
  const api = await loadApi()
  const { data, etag } = await kind.calls(api).get({ id }, { signal })
  return revisionOf(draft, data, etag)
}

/** Saves the difference to `before`. Rejects with status 412 if someone else saved since. */
async function writeRevision({ kind, draft, id }: Edited, before: Revision, after: Fields): Promise<Saved> {
  const api = await loadApi()
  const { patchBetween } = await import('@app/contract/rules/patch-between.ts')
  const patch = patchBetween(before.fields, { ...before.fields, ...after })
  const { data, etag } = await kind.calls(api).update({ id, patch }, { ifMatch: before.etag })
  return { revision: revisionOf(draft, data, etag), profile: data }
}

/** Saves fields, puts the reply into the cache, and offers to undo. `labels` names what changed. */
export function useFieldSaving(edited: Edited, labels: readonly string[]) {
  const queries = useQueryClient()
  const toast = useToast()
  const { kind } = edited

  async function undo(before: Revision, { revision }: Saved) {
    try {
      const { profile } = await writeRevision(edited, revision, before.fields)
      await profileSaved(queries, kind, profile)
      toast.success('Your change was undone.')
    } catch (error) {
      const isOutdated = error instanceof ApiProblem && error.status === 412
      toast.error(
        isOutdated ? 'Someone changed the page since then, so nothing was undone.' : reasonOf(error),
      )
    }
  }

  return async (fields: FieldsToSave): Promise<Outcome> => {
    const outcome = await saveFields(edited, fields)
    if (outcome.kind === 'conflict')
      await profileChanged(queries, kind, edited.id, ['profile']).catch(() => {})
    if (outcome.kind !== 'saved') return outcome
    const { before, saved } = outcome
    await profileSaved(queries, kind, saved.profile)
    toast.success(labels.length === 0 ? 'Saved.' : `Saved: ${listOf([...labels])}.`, {
      action: { label: 'Undo', onPress: () => void undo(before, saved) },
    })
    return outcome
  }
}
