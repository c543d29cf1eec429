import type { Api } from '@app/contract/api.ts'
import type { KindFacts } from '../kind/registry.ts'

/** The calls to claim pages of a kind. Throws for a kind that nobody can claim. */
export function claimCalls(kind: KindFacts, api: Api) {
  const { claims } = kind.calls(api)
  if (!claims) throw new Error(`no claims of ${kind.noun.other}`)
  return claims
}
