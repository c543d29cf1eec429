import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from './call.ts'

const acting = new AsyncLocalStorage<Caller>()

/** Injects requests into this server for a caller who is known already, instead of by a token. */
export const actAs = <T>(caller: Caller, inject: () => PromiseLike<T>): Promise<T> =>
  // Fastify starts an injected request when it is awaited, which has to happen in here.
  acting.run(caller, async () => await inject())

/** The caller of an injected request. Undefined for requests over the network. */
export const actingCaller = (): Caller | undefined => acting.getStore()
