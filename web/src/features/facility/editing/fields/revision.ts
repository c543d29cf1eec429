import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { fieldNames, type Fields } from './typed-fields.ts'

/** A facility as it was at one time, with what tells that time from others. */
export interface Revision {
  fields: Fields
  etag?: string | undefined
  updatedBy: string | null
  updatedDate: string
}

const revisionOf = (facility: Facility, etag: string | undefined): Revision => ({
  fields: Object.fromEntries(fieldNames.map((name) => [name, facility[name]])),
  etag,
  updatedBy: facility.updatedBy,
  updatedDate: facility.updatedDate,
})

/** The facility as this reader may see it now. */
export async function readRevision(id: string, signal?: AbortSignal): Promise<Revision> {
  const { api, etagOf } = await import('../../../../api/client.ts')
  const reply = await api['facility-mgmt'].facilities.get({ id }, { signal })
  return revisionOf(reply.data, etagOf(reply))
}

/** Saves what differs between two revisions' fields; refused with 412 when somebody else has saved since `before`. */
export async function writeRevision(id: string, before: Revision, after: Fields): Promise<Revision> {
  const { api, etagOf } = await import('../../../../api/client.ts')
  const { patchBetween } = await import('@app/contract/rules/patch-between.ts')
  const patch = patchBetween(before.fields, { ...before.fields, ...after })
  const reply = await api['facility-mgmt'].facilities.update({ id, patch }, { ifMatch: before.etag })
  return revisionOf(reply.data, etagOf(reply))
}
