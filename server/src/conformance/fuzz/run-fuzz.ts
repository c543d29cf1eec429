import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { allOperations, type Operation } from '../attempts.ts'
import { createRandom, type Random } from '../../search/index/testing/random.ts'
import { emptyDatabase, shapeOf } from '../../testing/empty-database.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { wire, type WireReply } from '../../testing/wire.ts'
import { idNameOf, isIntact, makeFuzzWorld, type FuzzWorld } from './fuzz-world.ts'
import { misfitOf, reasonOf, traceOf } from './judge-reply.ts'
import { makeCall, type FuzzCall } from './make-call.ts'
import { makePreparedCall } from './prepared-call.ts'

interface FuzzSettings {
  calls: number
  seed: number
  /** Called for each reply that must not be. */
  onMisfit?: (misfit: Misfit) => void
}

export interface Misfit {
  operation: string
  caller: string
  request: string
  misfit: string
  /** Of the problem, which the server logs beside its errors. */
  traceId: string | undefined
}

export interface FuzzReport {
  calls: number
  /** How often each status came. */
  statuses: Record<string, number>
  misfits: Misfit[]
  accepted: number
  /** Operations that no call succeeded at, and the refusals that they got, most frequent first. */
  neverAccepted: { operation: string; reasons: string[] }[]
}

/** Calls with one world, before a new one is made: calls delete and block more and more of it. */
const callsPerWorld = 3000
const callsPerCheck = 100
const timeoutMs = 20_000
/** What nothing but refusals came of is prepared from the third on, mostly. */
const refusalsBeforePreparing = 3
const preparedShare = 0.7
/** The server knows people and ended sessions for so long. */
const forgettingMs = 1500

const WithId = z.object({ data: z.looseObject({ id: z.uuid() }) })
const WithUnits = z.object({ data: z.looseObject({ units: z.array(z.object({ id: z.string() })) }) })

/** Calls all operations in turn, with plausible and hostile input, and judges the replies. */
export async function runFuzz(
  server: TestServer,
  { calls, seed, onMisfit }: FuzzSettings,
): Promise<FuzzReport> {
  const random = createRandom(seed)
  const refusals = new Map<string, Map<string, number>>(allOperations.map(({ id }) => [id, new Map()]))
  const statuses: Record<string, number> = {}
  const misfits: Misfit[] = []
  const fresh = await worldMaker(server)
  let world: FuzzWorld | undefined
  let queue: Operation[] = []
  for (let n = 0; n < calls; n++) {
    if (queue.length === 0) queue = shuffled(allOperations, random)
    const operation = queue.pop()
    if (!operation) break
    world = await fresh(world, n)
    const isPrepared = random.chance(preparedShareOf(refusals.get(operation.id)))
    const prepared = isPrepared ? await makePreparedCall(world, operation, random) : undefined
    const call = prepared ?? (await makeCall(world, operation, random))
    const reply = await send(server, call)
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1
    const misfit = misfitOf(reply)
    if (misfit !== null) {
      misfits.push(describe(call, reply, misfit))
      onMisfit?.(describe(call, reply, misfit))
    }
    if (reply.status < 400) {
      refusals.delete(operation.id)
      learn(world, operation, reply)
      await undo(server, world, operation)
    } else if (misfit === null) countRefusal(refusals.get(operation.id), reasonOf(reply))
  }
  return {
    calls,
    statuses,
    misfits,
    accepted: allOperations.length - refusals.size,
    neverAccepted: [...refusals].map(([operation, reasons]) => ({
      operation,
      reasons: [...reasons]
        .toSorted(([, a], [, b]) => b - a)
        .map(([reason, count]) => `${count} × ${reason}`),
    })),
  }
}

/** Preparing a call takes longer than making one up, which most operations accept sooner or later. */
function preparedShareOf(reasons: ReadonlyMap<string, number> | undefined): number {
  const refused = reasons?.values().reduce((sum, count) => sum + count, 0) ?? 0
  return refused >= refusalsBeforePreparing ? preparedShare : 0
}

function countRefusal(reasons: Map<string, number> | undefined, reason: string) {
  reasons?.set(reason, (reasons.get(reason) ?? 0) + 1)
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ value }) => value)
}

/** Returns a function that makes a new world when it is time, or when the people of the old one aren't who they were. */
async function worldMaker(server: TestServer) {
  const shape = await shapeOf(server.pool)
  const make = async (old: FuzzWorld | undefined) => {
    if (old) {
      await emptyDatabase(server.pool, shape)
      await pause(forgettingMs)
    }
    return makeFuzzWorld(server)
  }
  return async (world: FuzzWorld | undefined, n: number): Promise<FuzzWorld> => {
    if (!world || n % callsPerWorld === 0) return make(world)
    if (n % callsPerCheck !== 0) return world
    // What people may do a few times a day.
    await server.pool.query('delete from use_count')
    return (await isIntact(world)) ? world : make(world)
  }
}

async function send({ origin }: TestServer, { method, url, headers, body }: FuzzCall): Promise<WireReply> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await wire(origin, method, url, { headers, signal, ...(body !== undefined && { body }) })
  } catch (error) {
    const text = error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)
    return { status: 599, headers: new Headers({ 'content-type': `no reply: ${text}` }), text: '{}' }
  }
}

const shownLength = 1500

function describe(
  { operation, callerName, method, url, headers, body }: FuzzCall,
  reply: WireReply,
  misfit: string,
): Misfit {
  const { authorization: _, ...shown } = headers
  const sent = typeof body === 'string' ? body : body ? `a file of ${body.size} bytes` : ''
  return {
    operation: operation.id,
    caller: callerName,
    request: `${method} ${url} ${JSON.stringify(shown)} ${sent}`.slice(0, shownLength),
    misfit,
    traceId: traceOf(reply),
  }
}

/** Remembers the id of what was made, for later calls. */
function learn({ ids }: FuzzWorld, operation: Operation, { text }: WireReply) {
  if (!/\.(?:create|contact|message|submit|apply)$/.test(operation.id)) return
  const reply: unknown = JSON.parse(text)
  const made = WithId.safeParse(reply)
  if (made.success) ids.add(idNameOf(operation) ?? '', made.data.data.id)
  const units = WithUnits.safeParse(reply)
  for (const { id } of units.data?.data.units ?? []) ids.add('unitIds', id)
}

/** Undoes what would let most of the later calls fail. */
async function undo(server: TestServer, { world, targetsOf }: FuzzWorld, { id, tested }: Operation) {
  const made = targetsOf(tested)
  if (tested && made && id === `${tested.prefix}remove`)
    await wire(server.origin, 'PUT', `${tested.base}${tested.contract.path}/${made.full.id}/restore`, {
      token: world.people.admin.token,
    })
}
