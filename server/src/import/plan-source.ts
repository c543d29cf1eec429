import { positionError } from '@app/catalogue/import/places/position-error.ts'
import type { Answers } from '@app/catalogue/import/plan/answers.ts'
import { planImport, type FacilityAccess } from '@app/catalogue/import/plan/plan-import.ts'
import { countOutcomes, type Counts, type RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import type { ImportResult } from '@app/catalogue/import/report/import-report.ts'
import type { RowReading } from '@app/catalogue/import/rows/candidate.ts'
import type pg from 'pg'
import type { ImportedKind } from './imported-kind.ts'
import { loadKnownProfiles, type Viewer } from './known-profiles.ts'
import type { Source } from './open-source.ts'
import type { Progress } from './progress.ts'

export interface PlanRequest {
  acceptDoubtful: boolean
  /** Decisions about rows. */
  answers: Answers
  /** By default, everything is seen and may be changed. */
  viewer?: Viewer
  access?: FacilityAccess
}

export interface Plan {
  outcomes: RowOutcome[]
  counts: Counts
  /** The last import of the same file that wasn't undone, and whose it was. */
  earlier: EarlierImport | undefined
}

interface EarlierImport {
  id: string
  destinationId: string | null
}

/** Decides the outcome of each row by the profiles in the database. */
export async function planSource(
  client: pg.ClientBase | pg.Pool,
  { kind, print, places }: Source,
  readings: readonly RowReading[],
  { viewer, ...request }: PlanRequest,
  progress: Progress,
): Promise<Plan> {
  const earlier = await earlierImport(client, kind, print.sha256)
  progress('comparing', readings.length)
  const outcomes = planImport(readings, await loadKnownProfiles(client, kind, viewer), {
    ...request,
    errorMiles: positionError(places),
    hasBranches: kind.reading.hasBranches,
    fillsOnly: earlier !== undefined,
  })
  return { outcomes, counts: countOutcomes(outcomes), earlier }
}

interface Permission {
  again: boolean
  skipBroken: boolean
  /** Whose earlier imports of the same file count. Undefined for all. */
  destinationId?: string
}

/** Why a planned file must not be imported, or null. */
export function objectionTo(
  { counts, earlier }: Plan,
  { columns }: Source,
  { again, skipBroken, destinationId }: Permission,
): ImportResult | null {
  const isOwn = destinationId === undefined || earlier?.destinationId === destinationId
  if (earlier && isOwn && !again) return 'already imported'
  if (columns.proposal !== undefined) return 'proposed'
  if (counts.refused > 0 && !skipBroken) return 'refused'
  return null
}

async function earlierImport(
  client: pg.ClientBase | pg.Pool,
  { name }: ImportedKind,
  sha256: string,
): Promise<EarlierImport | undefined> {
  const { rows } = await client.query<EarlierImport>(
    `select id, destination_id as "destinationId" from import
    where sha256 = $1 and kind = $2 and imported_date is not null and undone_date is null order by imported_date desc limit 1`,
    [sha256, name],
  )
  return rows[0]
}
