import type { Recognition } from '../columns/recognize-columns.ts'
import type { Fingerprint } from '../file/fingerprint.ts'
import type { Remark } from '../rows/candidate.ts'
import {
  countOutcomes,
  type Counts,
  type FieldChange,
  type OutcomeKind,
  type RowOutcome,
} from '../plan/row-outcome.ts'

/** The outcome for the whole file. Only `imported` changed the database. */
export type ImportResult = 'imported' | 'nothing to do' | 'dry run' | 'refused' | 'already imported'

export interface ReportRow {
  line: number
  feature?: number
  outcome: OutcomeKind
  name: string | null
  city: string | null
  state: string | null
  reasons: readonly string[]
  changes: readonly FieldChange[]
  added: { sports: readonly string[]; spaces: readonly string[]; amenities: readonly string[] }
  remarks: readonly Remark[]
  facilityId: string | null
}

export interface ImportReport {
  file: string
  sha256: string
  format: string
  encoding: string
  source: string
  columns: Record<string, readonly string[]>
  ignoredColumns: readonly string[]
  result: ImportResult
  importId: string | null
  counts: Counts
  rows: readonly ReportRow[]
}

export interface Reported {
  file: string
  print: Fingerprint
  format: string
  recognition: Recognition
  outcomes: readonly RowOutcome[]
}

export function importReport(
  reported: Reported,
  result: ImportResult,
  importId: string | null,
): ImportReport {
  const { file, print, format, recognition, outcomes } = reported
  return {
    file,
    sha256: print.sha256,
    format,
    encoding: print.encoding,
    source: recognition.source.name,
    columns: Object.fromEntries(recognition.columns),
    ignoredColumns: recognition.ignored,
    result,
    importId,
    counts: countOutcomes(outcomes),
    rows: outcomes.map(reportRow),
  }
}

function reportRow(outcome: RowOutcome): ReportRow {
  const candidate = 'candidate' in outcome ? outcome.candidate : undefined
  const differences = outcome.kind === 'changed' ? outcome.differences : undefined
  const facilityId = 'facilityId' in outcome ? outcome.facilityId : undefined
  return {
    ...outcome.place,
    outcome: outcome.kind,
    name: outcome.name ?? null,
    city: candidate?.draft.city ?? null,
    state: candidate?.draft.state ?? null,
    reasons: outcome.reasons,
    changes: differences?.fields ?? [],
    added: {
      sports: differences?.sports ?? [],
      spaces: differences?.spaces.map(({ name }) => name) ?? [],
      amenities: differences?.amenities ?? [],
    },
    remarks: candidate?.remarks ?? [],
    facilityId: facilityId ?? null,
  }
}
