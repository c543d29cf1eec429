import { signUp } from '../../testing/people.ts'
import type { Caller, Input } from '../calls.ts'
import type { World } from '../world.ts'

/** A call that the server accepts. */
export interface AcceptedCall {
  by: Caller
  input: Input
}

/** By the ids of operations. Each makes what the call needs. */
export type AcceptedCalls = Record<string, (world: World) => Promise<AcceptedCall>>

/** Somebody who has nothing yet. */
export const newcomer = ({ server }: World, roles: string[] = []) =>
  signUp(server, `newcomer-${crypto.randomUUID()}`, roles)
