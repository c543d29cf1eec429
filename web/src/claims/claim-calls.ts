import { claimsKey } from '../api/contact-keys.ts'
import type { KindFacts } from '../kind/registry.ts'
import { calls, callsOf } from '../platform/calls/calls.ts'

/** The calls to claim pages of a kind. */
export const claimsOf = (kind: KindFacts) => callsOf(kind.calls).claims

/** What shows a claim: lists, and the page that it is to. */
export const touchedByClaim = (kind: KindFacts) => [
  { key: claimsKey },
  calls['contact-mgmt'].claims,
  claimsOf(kind).standing,
]
