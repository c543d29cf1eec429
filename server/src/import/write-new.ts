import type { Space } from '@app/catalogue/import/classification/space.ts'
import type { Candidate } from '@app/catalogue/import/rows/candidate.ts'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { auditImport, type Importer } from './audit-rows.ts'
import { batchesOf } from './batches.ts'
import { bulkInsert } from './bulk-insert.ts'
import { columnsOf } from './columns.ts'
import { childTables, type ImportedKind } from './imported-kind.ts'

export interface NewProfile {
  id: string
  candidate: Candidate
}

interface Children {
  sports: readonly string[]
  amenities: readonly string[]
  spaces: readonly Space[]
  otherNames: readonly string[]
}

/** The rows of a profile's new children, each with an id. */
export function childRows(profileId: string, { sports, amenities, spaces, otherNames }: Children) {
  const owned = <T extends object>(child: T) => ({ id: newId(), owner_id: profileId, ...child })
  return {
    sports: sports.map((name) => owned({ name })),
    amenities: amenities.map((name) => owned({ name })),
    spaces: spaces.map(({ name, surface, count, location }) => owned({ name, surface, count, location })),
    otherNames: otherNames.map((name) => owned({ name })),
  }
}

export async function insertChildren(
  client: pg.ClientBase,
  { children }: ImportedKind,
  rows: readonly ReturnType<typeof childRows>[],
) {
  for (const name of children)
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

/** Inserts new profiles with their children, and links facilities to the destination. */
export async function insertProfiles(
  client: pg.ClientBase,
  profiles: readonly NewProfile[],
  options: WriteOptions,
  onProgress: (done: number) => void,
) {
  let done = 0
  for (const batch of batchesOf(profiles)) {
    await insertBatch(client, batch, options)
    done += batch.length
    onProgress(done)
  }
}

async function insertBatch(client: pg.ClientBase, profiles: readonly NewProfile[], options: WriteOptions) {
  const { kind: imported, importId, userId, approve, destinationId } = options
  const { kind } = imported
  const rows = profiles.map(({ id, candidate }) => ({
    id,
    ...columnsOf(kind, { ...candidate.draft, isActive: !candidate.isClosed }),
  }))
  const common = { kind: kind.kind, status: approve ? 'Approved' : 'Pending', import_id: importId }
  await bulkInsert(
    client,
    'owner',
    rows.map(({ id }) => ({ id, kind: kind.kind })),
  )
  await bulkInsert(
    client,
    'profile',
    rows.map(({ id, profile }) => ({ id, ...common, ...profile })),
  )
  await bulkInsert(
    client,
    kind.table,
    rows.map(({ id, own }) => ({ profile_id: id, ...own })),
  )
  await insertChildren(
    client,
    imported,
    profiles.map(({ id, candidate }) => childRows(id, { ...candidate, otherNames: candidate.aliases })),
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
  const audited = profiles.map(({ id, candidate: { draft, aliases, sports, spaces, amenities } }) => ({
    profileId: id,
    patch: [
      {
        op: 'add' as const,
        path: '',
        value: {
          ...draft,
          ...(imported.children.includes('spaces') && { sports, spaceTypes: spaces, amenities }),
          otherNames: aliases,
          ...(destinationId !== null && { destinations: [destinationId] }),
        },
      },
    ],
  }))
  await auditImport(client, 'import', options, audited)
}
