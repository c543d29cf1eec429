import type { RowOutcome } from '@app/catalogue/import/plan/row-outcome.ts'
import type pg from 'pg'
import { v7 as newId } from 'uuid'
import type { ImportedKind } from './imported-kind.ts'
import type { Progress } from './progress.ts'
import { withoutTakenPlaceIds } from './taken-place-ids.ts'
import { refreshEntries } from './refresh-entries.ts'
import { changeProfiles } from './write-changed.ts'
import { insertProfiles, type WriteOptions } from './write-new.ts'

/** Several facilities, or destinations, may be at one place of Google. */
const sharesPlaceIds = ({ name }: ImportedKind) => name === 'facility' || name === 'destination'

/** Writes the planned rows. Returns them with the ids of the new profiles. */
export async function writeImport(
  client: pg.ClientBase,
  outcomes: RowOutcome[],
  options: WriteOptions,
  progress: Progress,
): Promise<RowOutcome[]> {
  const allowed = sharesPlaceIds(options.kind)
    ? outcomes
    : await withoutTakenPlaceIds(client, options.kind, outcomes)
  const written = allowed.map((outcome) =>
    outcome.kind === 'new' ? { ...outcome, facilityId: newId() } : outcome,
  )
  const fresh = written.flatMap((outcome) =>
    outcome.kind === 'new' && outcome.facilityId !== undefined
      ? [{ id: outcome.facilityId, candidate: outcome.candidate }]
      : [],
  )
  const changed = written.filter((outcome) => outcome.kind === 'changed')
  const total = fresh.length + changed.length
  await insertProfiles(client, fresh, options, (done) => progress('writing', done, total))
  await changeProfiles(client, options, changed)
  progress('indexing', 0, total)
  const ids = [...fresh.map(({ id }) => id), ...changed.map(({ facilityId }) => facilityId)]
  await refreshEntries(client, ids, (done) => progress('indexing', done, total))
  return written
}
