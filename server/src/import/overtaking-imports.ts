import type { KnownPlaces } from '@app/catalogue/import/places/known-places.ts'
import { positionError } from '@app/catalogue/import/places/position-error.ts'
import { areCreatedTwice } from '@app/catalogue/import/plan/created-twice.ts'
import type { RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import type pg from 'pg'
import type { ImportedKind } from './imported-kind.ts'
import { loadKnownProfiles } from './known-profiles.ts'

/** Comparing more takes as long as planning again. */
const mostCompared = 10_000

/** What an import has written, which nobody else sees before its commit. */
export interface WrittenImport {
  importId: string
  outcomes: readonly RowOutcome[]
}

interface OtherImports {
  /** Whether imports that were committed since the last call created one of these profiles too. */
  haveCreated(written: WrittenImport): Promise<boolean>
}

/** Follows the imports of a kind that others commit from now on. */
export async function followOthers(
  client: pg.ClientBase,
  { kind, places }: { kind: ImportedKind; places: KnownPlaces },
): Promise<OtherImports> {
  let known = await importIds(client, kind, [])
  return {
    async haveCreated({ importId, outcomes }) {
      const newer = await importIds(client, kind, [...known, importId])
      if (newer.length === 0) return false
      known = [...known, ...newer]
      const created = outcomes.flatMap((outcome) => (outcome.kind === 'new' ? [outcome.candidate] : []))
      const ids = created.length === 0 ? [] : await profileIds(client, newer)
      if (ids.length === 0) return false
      if (ids.length > mostCompared) return true
      return areCreatedTwice(created, await loadKnownProfiles(client, kind, undefined, ids), {
        errorMiles: positionError(places),
        hasBranches: kind.reading.hasBranches,
      })
    },
  }
}

async function importIds(client: pg.ClientBase, { name }: ImportedKind, known: readonly string[]) {
  const { rows } = await client.query<{ id: string }>(
    'select id from import where kind = $1 and imported_date is not null and id <> all ($2)',
    [name, known],
  )
  return rows.map(({ id }) => id)
}

async function profileIds(client: pg.ClientBase, imports: readonly string[]) {
  const { rows } = await client.query<{ id: string }>(
    `select profile_id as id from import_change where import_id = any ($1) and kind = 'new' and undone_date is null`,
    [imports],
  )
  return rows.map(({ id }) => id)
}
