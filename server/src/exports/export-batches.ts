import { sql } from 'kysely'
import { reaches, type Route } from '@app/contract/route.ts'
import type { ExportRequest } from '../patterns/exports/export-links.ts'
import type { ExportedIds, ExportSource } from '../patterns/exports/export-source.ts'
import { preparedOn } from '../platform/database.ts'
import { forbidden, notFound } from '../platform/errors.ts'
import type { Call, Caller } from '../platform/http/call.ts'
import { inputReader } from '../platform/http/input.ts'
import type { HttpEnvironment } from '../platform/http/http-environment.ts'
import { pendingCall } from '../platform/http/pending-call.ts'
import { authorizer } from '../platform/http/rights.ts'
import type { Charged } from '../platform/limits/turns.ts'
import type { Database } from '../tables/tables.ts'
import { rowsPerTurn, turnsOf } from './export-turns.ts'
import type { FileWriter } from './write-file.ts'

export interface ExportEnvironment extends HttpEnvironment {
  routeOf(operation: string): { route: Route; source: ExportSource<unknown> }
}

interface Parts {
  environment: ExportEnvironment
  request: ExportRequest
  charged: Charged
  writer: FileWriter
}

export interface ExportBatch {
  text: string
  rows: number
}

/** Reads and writes a list in batches. Rights are checked before each: an error ends the file before it is complete. */
export async function* exportBatches({
  environment,
  request,
  charged,
  writer,
}: Parts): AsyncGenerator<ExportBatch> {
  const { route, source } = environment.routeOf(request.operation)
  const { input, authorizedCall } = callsOf(environment, request, charged, route)
  const inTurn = turnsOf(environment.turns, charged)
  const rows = await inTurn(async () => source.ids(input, await authorizedCall()))
  // An empty list is still checked.
  for (let at = 0; at === 0 || at < rows.ids.length; at += rowsPerTurn) {
    const batch = sliceOf(rows, at)
    yield await inTurn(async () => {
      const call = await authorizedCall()
      const items = batch.ids.length === 0 ? [] : await source.items(input, call, batch)
      return { text: await writer.textOf(items), rows: items.length }
    })
  }
}

const sliceOf = ({ ids, distances }: ExportedIds, at: number): ExportedIds => ({
  ids: ids.slice(at, at + rowsPerTurn),
  distances: distances?.slice(at, at + rowsPerTurn),
})

/** The input of the list, validated again because another version may have stored it, and its reader's calls. */
function callsOf(environment: ExportEnvironment, request: ExportRequest, charged: Charged, route: Route) {
  const read = inputReader(route)
  const authorize = authorizer(environment.rights, route)
  const { data, ...inPath } = Object(request.input)
  const parameters = read.parameters(inPath)
  const input = { ...read.rest({ query: {}, body: { data } }), ...parameters }
  const { db, pool } = environment.connections
  const authorizedCall = async (): Promise<Call> => {
    const pending = pendingCall(environment, await readerOf(db, request), {
      operation: request.operation,
      route,
      db,
      prepared: preparedOn(pool),
      ifMatch: undefined,
      network: charged.network,
      header: () => undefined,
      charged: () => charged,
      report: () => {},
    })
    const authorized = await authorize(parameters, pending)
    if (!reaches(authorized.rung, request.rung)) throw rightsEnded()
    const call: Call = { ...pending, ...authorized, transaction: (work) => work(call) }
    return call
  }
  return { input, authorizedCall }
}

const rightsEnded = () => forbidden('You no longer have permission to download this list.')

/** The reader as of now. An administrator is one for as long as the last token said so. */
async function readerOf(db: Database, { userId, rung }: ExportRequest): Promise<Caller> {
  const found = await db
    .selectFrom('app_user')
    .leftJoin('administrator', 'administrator.user_id', 'app_user.id')
    .select([
      'id',
      'subject',
      'email',
      'name',
      sql<boolean>`blocked_date is not null`.as('isBlocked'),
      sql<boolean>`administrator.user_id is not null`.as('isAdmin'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!found) throw notFound()
  if (found.isBlocked) throw rightsEnded()
  const { isBlocked: _isBlocked, isAdmin, ...user } = found
  return { user, isAdmin: rung === 'admin' && isAdmin, standing: 'established' }
}
