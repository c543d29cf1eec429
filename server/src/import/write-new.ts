import type { Space } from '@app/catalogue/import/classification/space.ts'
import type { Candidate } from '@app/catalogue/import/rows/candidate.ts'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { auditImport } from './audit-rows.ts'
import { bulkInsert } from './bulk-insert.ts'
import { facilityColumns } from './columns.ts'

export interface NewFacility {
  id: string
  candidate: Candidate
}

interface Children {
  sports: readonly string[]
  amenities: readonly string[]
  spaces: readonly Space[]
}

/** The rows of a facility's new children, each with an id. */
export function childRows(facilityId: string, { sports, amenities, spaces }: Children) {
  const owned = <T extends object>(child: T) => ({ id: newId(), owner_id: facilityId, ...child })
  return {
    sports: sports.map((name) => owned({ name })),
    amenities: amenities.map((name) => owned({ name })),
    spaces: spaces.map(({ name, surface, count, location }) => owned({ name, surface, count, location })),
  }
}

export const childTables = { sports: 'sport', amenities: 'amenity', spaces: 'space_type' } as const

export async function insertChildren(client: pg.ClientBase, rows: readonly ReturnType<typeof childRows>[]) {
  await bulkInsert(
    client,
    childTables.sports,
    rows.flatMap(({ sports }) => sports),
  )
  await bulkInsert(
    client,
    childTables.amenities,
    rows.flatMap(({ amenities }) => amenities),
  )
  await bulkInsert(
    client,
    childTables.spaces,
    rows.flatMap(({ spaces }) => spaces),
  )
}

interface NewOptions {
  importId: string
  status: 'Pending' | 'Approved'
  onProgress: (done: number) => void
}

/** Inserts new facilities with their children. */
export async function insertFacilities(
  client: pg.ClientBase,
  facilities: readonly NewFacility[],
  { importId, status, onProgress }: NewOptions,
) {
  const rows = facilities.map(({ id, candidate }) => ({ id, ...facilityColumns(candidate.draft) }))
  const common = { kind: 'facility', status, import_id: importId }
  await bulkInsert(
    client,
    'owner',
    rows.map(({ id }) => ({ id, kind: 'facility' })),
  )
  await bulkInsert(
    client,
    'profile',
    rows.map(({ id, profile }) => ({ id, ...common, ...profile })),
    onProgress,
  )
  await bulkInsert(
    client,
    'facility',
    rows.map(({ id, facility }) => ({ profile_id: id, ...facility })),
  )
  await insertChildren(
    client,
    facilities.map(({ id, candidate }) => childRows(id, candidate)),
  )
  await bulkInsert(
    client,
    'import_change',
    rows.map(({ id }) => ({ import_id: importId, profile_id: id, kind: 'new', revision: 1 })),
  )
  const audited = facilities.map(({ id, candidate: { draft, sports, spaces, amenities } }) => ({
    facilityId: id,
    patch: [{ op: 'add' as const, path: '', value: { ...draft, sports, spaceTypes: spaces, amenities } }],
  }))
  await auditImport(client, 'import', importId, audited)
}
