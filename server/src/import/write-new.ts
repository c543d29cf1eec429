import type { Space } from '@app/catalogue/import/classification/space.ts'
import type { Candidate, Draft } from '@app/catalogue/import/rows/candidate.ts'
import { regionOf } from '@app/contract/reference-lists/regions.ts'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import { auditImport } from './audit-rows.ts'
import { bulkInsert, type Column } from './bulk-insert.ts'

export interface NewFacility {
  id: string
  candidate: Candidate
}

export interface ChildRow<T> {
  id: string
  profileId: string
  child: T
}

type OfDraft = (draft: Draft) => unknown
const ofDraft = (name: string, type: string, value: OfDraft): Column<NewFacility> => [
  name,
  type,
  ({ candidate }) => value(candidate.draft),
]

const profileColumns = (importId: string, status: string): Column<NewFacility>[] => [
  ['id', 'uuid', ({ id }) => id],
  ['kind', 'text', () => 'facility'],
  ['status', 'text', () => status],
  ['import_id', 'uuid', () => importId],
  ofDraft('name', 'text', (draft) => draft.name),
  ofDraft('description', 'text', (draft) => draft.description),
  ofDraft('address', 'text', (draft) => draft.address),
  ofDraft('city', 'text', (draft) => draft.city),
  ofDraft('state', 'text', (draft) => draft.state),
  ofDraft('region', 'text', ({ state }) => (state === null ? null : (regionOf(state) ?? null))),
  ofDraft('postal_code', 'text', (draft) => draft.postalCode),
  ofDraft('lat', 'float8', (draft) => draft.lat),
  ofDraft('lng', 'float8', (draft) => draft.lng),
  ofDraft('google_place_id', 'text', (draft) => draft.googlePlaceId),
  ofDraft('phone', 'text', (draft) => draft.phone),
  ofDraft('email', 'text', (draft) => draft.email),
  ofDraft('website', 'text', (draft) => draft.website),
]

const facilityColumns: Column<NewFacility>[] = [
  ['profile_id', 'uuid', ({ id }) => id],
  ofDraft('facility_type', 'text', (draft) => draft.facilityType),
  ofDraft('availability', 'text', (draft) => draft.availability),
  ofDraft('capacity', 'int', (draft) => draft.capacity),
  ofDraft('indoor_area', 'int', (draft) => draft.indoorArea),
  ofDraft('year_opened', 'int', (draft) => draft.yearOpened),
  ofDraft('time_zone', 'text', (draft) => draft.timeZone),
]

const keys = <T>(): Column<ChildRow<T>>[] => [
  ['id', 'uuid', ({ id }) => id],
  ['profile_id', 'uuid', ({ profileId }) => profileId],
]
const namedColumns: Column<ChildRow<string>>[] = [...keys<string>(), ['name', 'text', ({ child }) => child]]
const spaceColumns: Column<ChildRow<Space>>[] = [
  ...keys<Space>(),
  ['name', 'text', ({ child }) => child.name],
  ['surface', 'text', ({ child }) => child.surface],
  ['count', 'int', ({ child }) => child.count],
  ['location', 'text', ({ child }) => child.location],
]

export const childRows = <T>(profileId: string, children: readonly T[]): ChildRow<T>[] =>
  children.map((child) => ({ id: newId(), profileId, child }))

export interface ChildRows {
  sports: readonly ChildRow<string>[]
  amenities: readonly ChildRow<string>[]
  spaces: readonly ChildRow<Space>[]
}

export async function insertChildren(client: pg.ClientBase, { sports, amenities, spaces }: ChildRows) {
  await bulkInsert(client, 'profile_sport', namedColumns, sports)
  await bulkInsert(client, 'profile_amenity', namedColumns, amenities)
  await bulkInsert(client, 'space_type', spaceColumns, spaces)
}

interface NewOptions {
  importId: string
  status: 'Pending' | 'Approved'
  onProgress: (done: number) => void
}

/** Inserts new facilities with all that belongs to them. */
export async function insertFacilities(
  client: pg.ClientBase,
  rows: readonly NewFacility[],
  options: NewOptions,
) {
  const { importId, status, onProgress } = options
  await bulkInsert(client, 'profile', profileColumns(importId, status), rows, onProgress)
  await bulkInsert(client, 'facility', facilityColumns, rows)
  await insertChildren(client, {
    sports: rows.flatMap(({ id, candidate }) => childRows(id, candidate.sports)),
    amenities: rows.flatMap(({ id, candidate }) => childRows(id, candidate.amenities)),
    spaces: rows.flatMap(({ id, candidate }) => childRows(id, candidate.spaces)),
  })
  await bulkInsert(
    client,
    'import_change',
    [
      ['import_id', 'uuid', () => importId],
      ['profile_id', 'uuid', ({ id }) => id],
      ['kind', 'text', () => 'new'],
      ['revision', 'int', () => 1],
    ],
    rows,
  )
  const audited = rows.map(({ id, candidate: { draft, sports, spaces, amenities } }) => ({
    profileId: id,
    patch: [{ op: 'add' as const, path: '', value: { ...draft, sports, spaceTypes: spaces, amenities } }],
  }))
  await auditImport(client, 'facilities.import', importId, audited)
}
