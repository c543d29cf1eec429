import type * as z from 'zod'
import type { Profile } from '../../../kinds/profile-calls.ts'
import type { ProfileKind } from '../../profile-page.ts'
import { valuesOf, type Fields } from './typed-fields.ts'

export interface Edited {
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

export interface Saved {
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
  const { api } = await import('../../../api/client.ts')
  const { data, etag } = await kind.calls(api).get({ id }, { signal })
  return revisionOf(draft, data, etag)
}

/** Saves the difference to `before`. Rejects with status 412 if someone else saved since. */
export async function writeRevision(
  { kind, draft, id }: Edited,
  before: Revision,
  after: Fields,
): Promise<Saved> {
  const { api } = await import('../../../api/client.ts')
  const { patchBetween } = await import('@app/contract/rules/patch-between.ts')
  const patch = patchBetween(before.fields, { ...before.fields, ...after })
  const { data, etag } = await kind.calls(api).update({ id, patch }, { ifMatch: before.etag })
  return { revision: revisionOf(draft, data, etag), profile: data }
}
