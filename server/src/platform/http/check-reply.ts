import { isDeepStrictEqual } from 'node:util'
import { safeParse, type $ZodType } from 'zod/v4/core'
import type { Route } from '@app/contract/route.ts'

/** The status of a reply that doesn't set one. */
export const statusOf = (route: Route) => route.status ?? 200

/**
 * Validates a reply against its schema. Only for development and tests, because it takes as long as handling the
 * request. Fields that are missing from the schema are errors too, since they could leak private data.
 */
export function checkReply(operation: string, route: Route, json: string, status: number) {
  if (status !== statusOf(route) && status !== route.otherStatus)
    throw new Error(`${operation}: the status ${status} isn't declared`)
  check(`${operation}: the reply`, route.reply, JSON.parse(json))
}

/** The same for an event of a reply. */
export function checkEvent(operation: string, { events }: Route, event: unknown) {
  if (events === undefined) throw new Error(`${operation} declares no events`)
  check(`${operation}: an event`, events, event)
}

function check(what: string, schema: $ZodType, value: unknown) {
  const parsed = safeParse(schema, value)
  if (!parsed.success)
    throw new Error(`${what} doesn't match its schema: ${JSON.stringify(parsed.error.issues.slice(0, 5))}`)
  if (!isDeepStrictEqual(parsed.data, value))
    throw new Error(`${what} has fields that its schema doesn't define`)
}
