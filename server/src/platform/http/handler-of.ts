import type { Call } from './call.ts'

export type Handler = (input: unknown, call: Call) => Promise<unknown>

/** Finds a handler by its key path, such as `facilities.update`. */
export function handlerOf(handlers: unknown, operation: string): Handler {
  let node: unknown = handlers
  for (const name of operation.split('.')) node = (node as Record<string, unknown> | undefined)?.[name]
  if (typeof node !== 'function') throw new Error(`no handler for ${operation}`)
  return node as Handler
}
