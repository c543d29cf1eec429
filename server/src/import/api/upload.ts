import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { ImportedKindName } from '@app/contract/owners.ts'
import type { Upload } from '@app/contract/route.ts'
import { maxImportBytes, maxOpenImports } from '@app/contract/rules/limits.ts'
import { attachContent, insertStoredFile } from '../../patterns/files.ts'
import { lockUntilCommit } from '../../patterns/lock-until-commit.ts'
import { conflict, invalidField } from '../../platform/errors.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { signedIn, type Call } from '../../platform/http/call.ts'
import { startJob } from '../jobs/start-job.ts'
import { destinationOf } from './import-items.ts'

/** Stores a file and has it read. Returns the id of its import. */
export async function receiveFile(
  store: FileStore,
  call: Call,
  { name, kind, file }: { name: string; kind: ImportedKindName; file: Upload },
): Promise<string> {
  if (kind !== 'facility' && destinationOf(call) !== null)
    throw invalidField('kind', 'must be facility for a destination')
  const { sha256, bytes } = await store.receiveUnserved(file, maxImportBytes)
  const stored = { sha256, bytes, contentType: 'application/octet-stream', width: null, height: null }
  // Recorded before the transaction, so that garbage collection finds the content if the transaction fails.
  await insertStoredFile(call, stored)
  return call.transaction(async (transactionCall) => {
    const { db } = transactionCall
    const user = signedIn(transactionCall)
    const destinationId = destinationOf(transactionCall)
    await checkApproved(transactionCall)
    await checkNotBusy(transactionCall)
    await lockUntilCommit(transactionCall, `imports/${destinationId}`)
    await checkOpenImports(transactionCall, destinationId)
    await attachContent(transactionCall, store, stored)
    const id = newId()
    await sql`insert into import (id, file_name, sha256, by, state, destination_id, user_id, stored_sha256, bytes, kind)
      values (${id}, ${baseName(name)}, ${sha256}, ${user.name}, 'Reading', ${destinationId}, ${user.id}, ${sha256},
        ${bytes}, ${kind})`.execute(db)
    await startJob(transactionCall, id, 'Reading')
    return id
  })
}

/** Browsers and other programs may send a path. The name is only ever shown. */
const baseName = (name: string) => /[^\\/]+$/.exec(name)?.[0] ?? 'file'

/** Anybody can create a destination, so only approved ones import. */
export async function checkApproved(call: Call) {
  if (call.isAdmin) return
  const { rows } = await sql`
    select from profile where id = ${destinationOf(call)} and status = 'Approved' and is_active`.execute(
    call.db,
  )
  if (rows.length === 0)
    throw conflict(
      'NOT_APPROVED',
      'Venues can be imported as soon as the destination is approved and active.',
    )
}

/** One work at a time for each person. */
export async function checkNotBusy(call: Call) {
  const user = signedIn(call)
  await lockUntilCommit(call, `import-jobs/${user.id}`)
  const { rows } = await sql<{ fileName: string }>`
    select file_name as "fileName" from import where job_due is not null and job_by = ${user.id} limit 1`.execute(
    call.db,
  )
  const [busy] = rows
  if (busy)
    throw conflict(
      'TOO_MANY',
      `Your file ${busy.fileName} is being worked on. Wait until that is done, then try again.`,
    )
}

async function checkOpenImports(call: Call, destinationId: string | null) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import
    where destination_id is not distinct from ${destinationId} and imported_date is null`.execute(call.db)
  if ((rows[0]?.count ?? 0) >= maxOpenImports)
    throw conflict(
      'TOO_MANY',
      `There are ${maxOpenImports} files that were not imported yet. Import or delete one of them first.`,
    )
}
