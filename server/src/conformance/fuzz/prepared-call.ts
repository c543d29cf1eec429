import { toWire } from '@app/contract/client.ts'
import { isWrite } from '@app/contract/route.ts'
import type { Random } from '../../search/index/testing/random.ts'
import { pathParameters, type Operation } from '../attempts.ts'
import { makeProfile } from '../world.ts'
import { prepareWrite } from '../writes.ts'
import type { AcceptedCall, AcceptedCalls } from './accepted-call.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import type { FuzzCall } from './make-call.ts'
import { acceptedValue } from './plausible-value.ts'
import { accountCalls } from './prepare-account.ts'
import { assistantCalls } from './prepare-assistants.ts'
import { contactCalls } from './prepare-contact.ts'
import { requestCalls } from './prepare-requests.ts'
import { venueCalls } from './prepare-venue.ts'

/** By the ids of operations, whose random calls lack what they need. */
export const preparedCalls: AcceptedCalls = {
  ...accountCalls,
  ...assistantCalls,
  ...contactCalls,
  ...requestCalls,
  ...venueCalls,
}

/** A request that the operation accepts. Undefined for operations that random calls reach, and if somebody of the world is gone. */
export async function makePreparedCall(
  fuzz: FuzzWorld,
  operation: Operation,
  random: Random,
): Promise<FuzzCall | undefined> {
  const call = await preparedCall(fuzz, operation, random).catch(() => undefined)
  if (!call) return undefined
  const { by: caller, input } = call
  const { method, url, body } = toWire(operation.route, operation.base, input)
  const headers: Record<string, string> = {
    ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }),
    ...(caller.mailedKey !== undefined && { 'mailed-key': caller.mailedKey }),
    ...(body && 'json' in body && { 'content-type': 'application/json' }),
  }
  const sent = body && ('json' in body ? JSON.stringify(body.json) : body.file)
  return {
    operation,
    callerName: 'somebody who may',
    caller,
    method,
    url,
    headers,
    ...(sent !== undefined && { body: sent }),
    isPlausible: true,
  }
}

/** Makes what an operation needs in order to be accepted. */
async function preparedCall(
  fuzz: FuzzWorld,
  operation: Operation,
  random: Random,
): Promise<AcceptedCall | undefined> {
  const { world } = fuzz
  const { id, route, tested } = operation
  const prepare = preparedCalls[id]
  // The people of a world do more than one may in a day.
  await world.server.pool.query('delete from use_count')
  if (prepare) return prepare(world)
  if (!isWrite(route)) return leastRead(fuzz, operation, random)
  if (!tested || !id.startsWith(tested.prefix)) return undefined
  const name = id.slice(tested.prefix.length)
  return prepareWrite(world, tested, name, await makeProfile(world, tested))
}

/** A read with nothing that may be left out. */
async function leastRead(
  { world, targetsOf }: FuzzWorld,
  operation: Operation,
  random: Random,
): Promise<AcceptedCall | undefined> {
  const { route, tested } = operation
  const by = route.allow === 'admin' ? world.people.admin : world.people.manager
  const parameters = await pathParameters(world, operation, targetsOf(tested), by)
  if (!parameters) return undefined
  const sources = { random, given: 0, idFor: () => crypto.randomUUID() }
  return { by, input: { ...parameters, ...(route.data && { data: acceptedValue(route.data, sources) }) } }
}
