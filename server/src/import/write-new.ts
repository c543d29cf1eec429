import type { Space } from '@app/catalogue/import/classification/space.ts'
import type { Candidate } from '@app/catalogue/import/rows/candidate.ts'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { auditImport, type Importer } from './audit-rows.ts'
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
  otherNames: readonly string[]
}

/** The rows of a facility's new children, each with an id. */
export function childRows(facilityId: string, { sports, amenities, spaces, otherNames }: Children) {
  const owned = <T extends object>(child: T) => ({ id: newId(), owner_id: facilityId, ...child })
  return {
    sports: sports.map((name) => owned({ name })),
    amenities: amenities.map((name) => owned({ name })),
    spaces: spaces.map(({ name, surface, count, location }) => owned({ name, surface, count, location })),
    otherNames: otherNames.map((name) => owned({ name })),
  }
}

export const childTables = {
  sports: 'sport',
  amenities: 'amenity',
  spaces: 'space_type',
  otherNames: 'other_name',
} as const
export const childNames = ['sports', 'amenities', 'spaces', 'otherNames'] as const

export async function insertChildren(client: pg.ClientBase, rows: readonly ReturnType<typeof childRows>[]) {
  for (const name of childNames)
    await bulkInsert(
      client,
      childTables[name],
      rows.flatMap((row): object[] => row[name]),
    )
}

export interface WriteOptions extends Importer {
  approve: boolean
  /** The destination that new facilities are linked to. */
  destinationId: string | null
}

/** Inserts new facilities with their children, and links them to the destination. */
export async function insertFacilities(
  client: pg.ClientBase,
  facilities: readonly NewFacility[],
  options: WriteOptions,
  onProgress: (done: number) => void,
) {
  const { importId, userId, approve, destinationId } = options
  const rows = facilities.map(({ id, candidate }) => ({
    id,
    ...facilityColumns({ ...candidate.draft, isActive: !candidate.isClosed }),
  }))
  const common = { kind: 'facility', status: approve ? 'Approved' : 'Pending', import_id: importId }
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
    facilities.map(({ id, candidate }) => childRows(id, { ...candidate, otherNames: candidate.aliases })),
  )
  if (destinationId !== null)
    await bulkInsert(
      client,
      'facility_destination',
      rows.map(({ id }) => ({
        id: newId(),
        owner_id: id,
        destination_id: destinationId,
        is_accepted: true,
        created_by: userId,
      })),
    )
  await bulkInsert(
    client,
    'import_change',
    rows.map(({ id }) => ({ import_id: importId, profile_id: id, kind: 'new', revision: 1 })),
  )
  const audited = facilities.map(({ id, candidate: { draft, aliases, sports, spaces, amenities } }) => ({
    facilityId: id,
    patch: [
      {
        op: 'add' as const,
        path: '',
        value: {
          ...draft,
          sports,
          spaceTypes: spaces,
          amenities,
          otherNames: aliases,
          ...(destinationId !== null && { destinations: [destinationId] }),
        },
      },
    ],
  }))
  await auditImport(client, 'import', options, audited)
}
