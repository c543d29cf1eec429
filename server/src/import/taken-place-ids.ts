import type { RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import type pg from 'pg'
import type { ImportedKind } from './imported-kind.ts'

/** The id that an outcome would write, if it writes one. */
function placeIdOf(outcome: RowOutcome): string | undefined {
  if (outcome.kind === 'new') return outcome.candidate.draft.googlePlaceId ?? undefined
  if (outcome.kind !== 'changed') return undefined
  const change = outcome.differences.fields.find(({ field }) => field === 'googlePlaceId')
  return typeof change?.to === 'string' ? change.to : undefined
}

function withoutPlaceId(outcome: RowOutcome): RowOutcome {
  if (outcome.kind === 'new') {
    const { candidate } = outcome
    return { ...outcome, candidate: { ...candidate, draft: { ...candidate.draft, googlePlaceId: null } } }
  }
  if (outcome.kind !== 'changed') return outcome
  const { differences } = outcome
  const fields = differences.fields.filter(({ field }) => field !== 'googlePlaceId')
  return { ...outcome, differences: { ...differences, fields } }
}

/** Leaves out Google place IDs that another profile of the kind, or an earlier row, has: some kinds allow each only once. */
export async function withoutTakenPlaceIds(
  client: pg.ClientBase,
  { name }: ImportedKind,
  outcomes: readonly RowOutcome[],
): Promise<RowOutcome[]> {
  const ids = outcomes.flatMap((outcome) => placeIdOf(outcome) ?? [])
  if (ids.length === 0) return [...outcomes]
  const { rows } = await client.query<{ id: string }>(
    'select google_place_id as id from profile where kind = $1 and google_place_id = any ($2) and deleted_date is null',
    [name, ids],
  )
  const taken = new Set(rows.map(({ id }) => id))
  return outcomes.map((outcome) => {
    const id = placeIdOf(outcome)
    if (id === undefined) return outcome
    if (taken.has(id)) return withoutPlaceId(outcome)
    taken.add(id)
    return outcome
  })
}
