import type { PatchOperation } from '@app/contract/route.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { ApiProblem, fieldErrorsOf, ignoreIfDone, reasonOf } from '../../api/problem.ts'
import { loadApi } from '../../api/load-api.ts'
import type { Step } from '../../page/step-queue.ts'
import { sentence } from '../../platform/form/field-words.ts'
import type { SpaceList } from './space-list.ts'
import { readRow, spaceLine, spaceTitle, stateOf, typedSpace, type SpaceRow } from './space-rows.ts'

/** Called with the new state of a row. Undefined if it was removed. */
export type OnRow = (key: string, row: SpaceRow | undefined) => void

export interface SavedSpaces extends Pick<SpaceList, 'calls'> {
  ownerId: string
}

export function spaceSteps(saved: SavedSpaces, rows: readonly SpaceRow[], onRow: OnRow): Step[] {
  return rows
    .filter((row) => stateOf(row) !== 'same')
    .map((row) => ({
      key: row.key,
      label: spaceTitle(row.before ?? row.typed),
      run: async () => {
        try {
          onRow(row.key, await saveRow(saved, row))
        } catch (error) {
          onRow(row.key, await refusedRow(saved, row, error))
          throw error
        }
      },
    }))
}

async function saveRow({ calls, ownerId }: SavedSpaces, row: SpaceRow): Promise<SpaceRow | undefined> {
  const spaces = calls(await loadApi())
  if (row.isRemoved) {
    if (row.id !== null) await ignoreIfDone(spaces.remove({ ownerId, id: row.id }), 'NOT_FOUND')
    return undefined
  }
  const data = readRow(row).data
  if (data === undefined) return row
  // The idempotency key covers retries; edit the row and it gets a new key.
  const idempotencyKey = `${row.key} ${await digest(JSON.stringify(data))}`
  const { data: saved } =
    row.id === null
      ? await spaces.create({ ownerId, data }, { idempotencyKey })
      : await spaces.update({ ownerId, id: row.id, patch: testedPatch(readBefore(row), data) })
  const typed = typedSpace(saved)
  return { ...row, id: saved.id, before: typed, typed, errors: {} }
}

const readBefore = (row: SpaceRow) => (row.before && readRow({ ...row, typed: row.before }).data) ?? {}

/** A patch that the server rejects if someone else changed the same fields. */
function testedPatch(before: object, after: object): PatchOperation[] {
  const old = new Map(Object.entries(before))
  return patchBetween(before, after).flatMap((change) => {
    const field = change.path.slice(1)
    return old.has(field)
      ? [{ op: 'test' as const, path: change.path, value: old.get(field) }, change]
      : [change]
  })
}

/** The row with the reason why it was refused, prepared so that saving again resolves it. */
async function refusedRow({ calls, ownerId }: SavedSpaces, row: SpaceRow, error: unknown): Promise<SpaceRow> {
  const refusal = error instanceof ApiProblem ? error.problem : undefined
  if (refusal?.code === 'NOT_FOUND' && row.id !== null) {
    const why = 'Someone has removed this space in the meantime. Save again to add it back.'
    return { ...row, id: null, before: null, errors: { '': why } }
  }
  if (refusal?.code === 'TEST_OPERATION_FAILED' && row.id !== null) {
    const { data } = await calls(await loadApi()).get({ ownerId, id: row.id })
    const before = typedSpace(data)
    const theirs = [spaceTitle(before), spaceLine(before)].filter(Boolean).join(' · ')
    return {
      ...row,
      before,
      errors: { '': `Someone has changed it to: ${theirs}. Save again to keep yours.` },
    }
  }
  const refused = fieldErrorsOf(error)
  if (refused.size === 0) return { ...row, errors: { '': reasonOf(error) } }
  return { ...row, errors: Object.fromEntries([...refused].map(([name, words]) => [name, sentence(words)])) }
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
