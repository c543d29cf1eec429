import { agreeingFacts } from '@app/catalogue/import/matching/agreeing-facts.ts'
import type { ErrorMiles } from '@app/catalogue/import/matching/located.ts'
import type { Match } from '@app/catalogue/import/matching/facility-index.ts'
import { rowKey } from '@app/catalogue/import/plan/answers.ts'
import { differencesOf, isUnchanged } from '@app/catalogue/import/plan/differences.ts'
import type { KnownFacility } from '@app/catalogue/import/plan/known-facility.ts'
import type { FacilityAccess } from '@app/catalogue/import/plan/plan-import.ts'
import type { RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import type { Candidate } from '@app/catalogue/import/rows/candidate.ts'
import { inOrder } from '@app/catalogue/import/rows/remark-order.ts'
import type { ImportRow } from '@app/contract/imports/import-schema.ts'
import type { ImportedKind } from '../imported-kind.ts'
import type { OutcomeKind } from '@app/contract/rules/import-words.ts'
import { describeDifferences, factsOfProfile, factsOfRow } from './venue-facts.ts'

const maxMatches = 3

/** A facility that a row may be the same as, and what becomes of the row if somebody decides so. */
export type StoredResemblance = ImportRow['resembles'][number] & { outcome: 'changed' | 'unchanged' }

/** The column `details` of `import_row`. */
export interface RowDetails extends Pick<
  ImportRow,
  'problems' | 'isOutside' | 'remarks' | 'differences' | 'added' | 'values'
> {
  resembles: StoredResemblance[]
  resemblesRow: ImportRow['resemblesRow']
  /** The earlier row that a merged one is joined with. */
  mergedInto: number | null
}

/** A row of `import_row`. */
export interface RowRecord {
  import_id: string
  row: number
  line: number
  feature: number | null
  name: string | null
  city: string | null
  state: string | null
  planned: OutcomeKind
  outcome: OutcomeKind
  reasons: readonly string[]
  details: RowDetails
  facility_id: string | null
  search_text: string
}

interface RecordOptions {
  kind: ImportedKind
  importId: string
  errorMiles: ErrorMiles
  fillsOnly: boolean
  access: FacilityAccess
  /** The keys of rows outside of the destination's area. */
  outside: ReadonlySet<string>
}

/** Converts planned rows to rows of the table, one at a time because there may be 200,000. */
export function* rowRecords(outcomes: readonly RowOutcome[], options: RecordOptions): Generator<RowRecord> {
  const numbers = new Map(outcomes.map(({ place }, index) => [rowKey(place), index + 1]))
  const facilities = new Map(outcomes.map((outcome) => [rowKey(outcome.place), facilityIdOf(outcome)]))
  for (const [index, outcome] of outcomes.entries()) {
    const { place, name = null, kind, reasons } = outcome
    const candidate = 'candidate' in outcome ? outcome.candidate : undefined
    const { address = null, city = null, state = null } = candidate?.draft ?? {}
    const head = outcome.kind === 'merged' ? rowKey(outcome.into) : undefined
    const twin = outcome.kind === 'doubtful' ? outcome.resembles?.row : undefined
    const twinRow = twin && numbers.get(rowKey(twin))
    const { differences, added } =
      outcome.kind === 'changed' ? describeDifferences(outcome.differences) : { differences: [], added: [] }
    yield {
      import_id: options.importId,
      row: index + 1,
      line: place.line,
      feature: place.feature ?? null,
      name,
      city,
      state,
      planned: kind,
      outcome: kind,
      reasons,
      details: {
        problems: candidate ? [...candidate.doubts] : [],
        isOutside: options.outside.has(rowKey(place)),
        remarks: candidate ? inOrder(candidate.remarks).map(({ text }) => text) : [],
        differences,
        added,
        values: candidate ? factsOfRow(options.kind, candidate) : null,
        resembles:
          outcome.kind === 'doubtful' ? resemblancesOf(outcome.candidate, outcome.matches, options) : [],
        resemblesRow:
          twinRow === undefined ? null : { row: twinRow, name: outcomes[twinRow - 1]?.name ?? null },
        mergedInto: (head !== undefined && numbers.get(head)) || null,
      },
      facility_id: (head === undefined ? facilityIdOf(outcome) : facilities.get(head)) ?? null,
      search_text: [name, address, city, state]
        .filter((part) => part !== null)
        .join(' ')
        .toLowerCase(),
    }
  }
}

const facilityIdOf = (outcome: RowOutcome): string | undefined =>
  outcome.kind === 'new' || outcome.kind === 'changed' || outcome.kind === 'unchanged'
    ? outcome.facilityId
    : undefined

const resemblancesOf = (
  candidate: Candidate,
  matches: readonly Match<KnownFacility>[],
  { kind: imported, errorMiles, fillsOnly, access }: RecordOptions,
): StoredResemblance[] =>
  matches.slice(0, maxMatches).map(({ item, miles = null, reasons }) => {
    const differences = differencesOf(candidate, item, { errorMiles, fillsOnly })
    const mayChange = access.mayChange(item) && !item.hasManager
    const changes = mayChange && !isUnchanged(differences)
    return {
      facilityId: item.id,
      facts: factsOfProfile(imported, item),
      miles,
      errorMiles: Math.max(errorMiles(candidate.draft), errorMiles(item.draft)),
      reasons: [...reasons],
      agreeing: agreeingFacts(candidate.draft, item.draft),
      mayChange,
      outcome: changes ? 'changed' : 'unchanged',
      ...(changes ? describeDifferences(differences) : { differences: [], added: [] }),
    }
  })
