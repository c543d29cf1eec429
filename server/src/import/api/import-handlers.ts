import { sql } from 'kysely'
import { many, nothing } from '@app/contract/envelope.ts'
import type { ImportState } from '@app/contract/rules/import-words.ts'
import type { ImportHandlers } from '../../patterns/service-parts.ts'
import { conflict } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import type { Call } from '../../platform/http/call.ts'
import { importedKind } from '../imported-kind.ts'
import { startJob } from '../jobs/start-job.ts'
import { storedChoices } from './choices.ts'
import { decideRows } from './decide.ts'
import { inPlace, lockImport, readImport, readImports, type LockedImport } from './import-items.ts'
import { readRows } from './import-rows.ts'
import { checkApproved, checkNotBusy, receiveFile } from './upload.ts'

/** Handlers for the routes of `imports`. Reading, importing and undoing are done by the queue, after the reply. */
export const importHandlers = (store: FileStore): ImportHandlers => ({
  upload: async (input, call) => reply(call, await receiveFile(store, call, input)),

  list: async (page, call) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from import i where ${inPlace(call)}`.execute(call.db)
    return many(await readImports(call, inPlace(call), page), rows[0]?.count ?? 0)
  },

  read: async ({ importId }, call) => reply(call, importId),

  check: async ({ importId, data }, call) => {
    const found = await lockImport(call, importId)
    requireState(found, ['Ready', 'Unusable'])
    const choices = storedChoices(data, found)
    await checkNotBusy(call)
    await sql`update import set choices = ${JSON.stringify(choices)} where id = ${importId}`.execute(call.db)
    await startJob(call, importId, 'Reading')
    return reply(call, importId)
  },

  rows: async ({ importId, ...query }, call) => {
    await readImport(call, importId)
    return readRows(call, importId, query)
  },

  decide: async ({ importId, data }, call) => {
    requireState(await lockImport(call, importId), ['Ready'])
    await decideRows(call, importId, data)
    return reply(call, importId)
  },

  start: async ({ importId, data }, call) => {
    const found = await lockImport(call, importId)
    if (found.state === 'Importing') return reply(call, importId)
    requireState(found, ['Ready'])
    await checkApproved(call)
    await checkStart(call, importId, found, data)
    await checkNotBusy(call)
    await startJob(call, importId, 'Importing', data)
    return reply(call, importId)
  },

  undo: async ({ importId, data }, call) => {
    const found = await lockImport(call, importId)
    if (found.state === 'Undoing') return reply(call, importId)
    requireState(found, ['Imported', 'Undone'])
    await checkNotBusy(call)
    await startJob(call, importId, 'Undoing', data)
    return reply(call, importId)
  },

  remove: async ({ importId }, call) => {
    requireState(await lockImport(call, importId), ['Ready', 'Unusable'])
    // Housekeeping removes the content.
    await sql`delete from import where id = ${importId}`.execute(call.db)
    return nothing
  },
})

const reply = async (call: Call, importId: string) => ({ data: await readImport(call, importId) })

const stateTexts: Record<ImportState, string> = {
  Reading: 'The file is being read. Try again when that is done.',
  Ready: 'The file was not imported yet.',
  Unusable: 'The file can’t be imported as it is.',
  Importing: 'The file is being imported.',
  Imported: 'The file was imported already.',
  Undoing: 'The import is being undone.',
  Undone: 'The import was undone.',
}

function requireState({ state, hasFile }: LockedImport, allowed: readonly ImportState[]) {
  if (!allowed.includes(state)) throw conflict('IMPORT_STATE', stateTexts[state])
  if ((state === 'Ready' || state === 'Unusable') && !hasFile)
    throw conflict('IMPORT_STATE', 'The file is gone. Upload it again.')
}

async function checkStart(
  call: Call,
  importId: string,
  { kind, isProposed, counts }: LockedImport,
  { skipBroken, again }: { skipBroken: boolean; again: boolean },
) {
  if (isProposed)
    throw conflict(
      'COLUMNS_UNCONFIRMED',
      'Some columns of the file are guessed. Confirm them, choose others, or ignore the rest.',
    )
  const { sameFile } = await readImport(call, importId)
  if (sameFile?.state === 'Imported' && !again)
    throw conflict(
      'ALREADY_IMPORTED',
      `The same file was imported before, as ${sameFile.fileName}. Importing it again fills in empty fields only.`,
    )
  if ((counts?.refused ?? 0) > 0 && !skipBroken)
    throw conflict('ROWS_REFUSED', `${counts?.refused} rows have errors. Fix the file, or leave them out.`)
  if ((counts?.new ?? 0) + (counts?.changed ?? 0) === 0)
    throw conflict(
      'NOTHING_TO_IMPORT',
      `The file has neither new nor changed ${importedKind(kind).reading.nouns.other}.`,
    )
}
