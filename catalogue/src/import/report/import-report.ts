import type { OutcomeKind } from '@app/contract/rules/import-words.ts'
import { formatChoices, type ColumnChoices } from '../columns/column-map.ts'
import { describeMeaning } from '../columns/column-meaning.ts'
import type { Recognition } from '../columns/recognition.ts'
import type { Fingerprint } from '../file/fingerprint.ts'
import type { Remark } from '../rows/candidate.ts'
import { countOutcomes, type Counts, type FieldChange, type RowOutcome } from '../plan/row-outcome.ts'
import { doubtfulCsv } from './doubtful-csv.ts'

/** The outcome for the whole file. Only `imported` changed the database. */
export type ImportResult =
  | 'imported'
  | 'nothing to do'
  | 'dry run'
  | 'refused'
  | 'already imported'
  /** A dry run with proposed choices of columns, because some columns are not known. */
  | 'proposed'

export interface ReportRow {
  line: number
  feature?: number
  outcome: OutcomeKind
  name: string | null
  city: string | null
  state: string | null
  reasons: readonly string[]
  changes: readonly FieldChange[]
  added: Record<'sports' | 'spaces' | 'amenities' | 'otherNames', readonly string[]>
  remarks: readonly Remark[]
  facilityId: string | null
}

export interface ImportReport {
  file: string
  /** What the rows are about, in the plural: 'venues'. */
  things: string
  sha256: string
  format: string
  encoding: string
  source: string
  columns: Record<string, readonly string[]>
  /** Columns that count spaces, or say whether there is an amenity or a sport. */
  meanings: Record<string, string>
  constants: Record<string, string>
  ignoredColumns: readonly string[]
  unknownColumns: readonly string[]
  /** The earlier file whose choices of columns were used. */
  mappingFrom: string | null
  /** The proposed choices of columns, in the form of the command line. */
  proposal: { map: string[]; set: string[]; ignoreRest: boolean } | null
  result: ImportResult
  importId: string | null
  counts: Counts
  rows: readonly ReportRow[]
  /** The doubtful rows as a template for answers. */
  doubtful: string
}

export interface Reported {
  file: string
  print: Fingerprint
  format: string
  recognition: Recognition
  proposal: ColumnChoices | undefined
  mappingFrom?: string | undefined
  outcomes: readonly RowOutcome[]
}

export function importReport(
  reported: Reported,
  result: ImportResult,
  importId: string | null,
): ImportReport {
  const { file, print, format, recognition, proposal, mappingFrom, outcomes } = reported
  return {
    file,
    things: recognition.kind.nouns.other,
    sha256: print.sha256,
    format,
    encoding: print.encoding,
    source: recognition.source.name,
    columns: Object.fromEntries(recognition.columns),
    meanings: Object.fromEntries(
      recognition.meant.map(({ column, meaning }) => [column, describeMeaning(meaning)]),
    ),
    constants: Object.fromEntries(recognition.constants),
    ignoredColumns: recognition.ignored,
    unknownColumns: recognition.unknown,
    mappingFrom: mappingFrom ?? null,
    proposal: proposal ? formatChoices(proposal) : null,
    result,
    importId,
    counts: countOutcomes(outcomes),
    rows: outcomes.map(reportRow),
    doubtful: doubtfulCsv(outcomes),
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
      otherNames: differences?.otherNames ?? [],
    },
    remarks: candidate?.remarks ?? [],
    facilityId: facilityId ?? null,
  }
}
