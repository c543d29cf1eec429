import { sql } from 'kysely'
import type { HomeParts } from '@app/contract/users/home-routes.ts'
import type { users } from '@app/contract/users/user-routes.ts'
import { suggestionMiles } from '@app/contract/users/suggestion-routes.ts'
import { Refusal } from '../../../platform/errors.ts'
import { signedIn, type Call, type Handlers } from '../../../platform/http/call.ts'
import { isJsonText } from '../../../platform/http/json-text.ts'
import type { RunOperation } from '../../../platform/http/run-operation.ts'

/** The contract's limit of a page. */
const whole = { offset: 0, take: 100 }
const few = { offset: 0, take: 20 }
const one = { offset: 0, take: 1 }

interface Part {
  operation: string
  input: Record<string, unknown>
}

/** Each part is the reply of an operation with its own rights, so home can't show what that call wouldn't. */
export const homeHandler =
  (run: RunOperation): Handlers<typeof users.home> =>
  async (paging, call) => {
    const parts: Record<Exclude<keyof HomeParts, 'suggestions'>, Part> = {
      user: { operation: 'user-mgmt.users.my', input: {} },
      leads: { operation: 'contact-mgmt.leads.my', input: { ...one, status: 'Open' } },
      requests: { operation: 'contact-mgmt.requests.my', input: one },
      undecided: { operation: 'contact-mgmt.requests.my', input: { ...one, isUndecided: true } },
      claims: { operation: 'contact-mgmt.claims.my', input: few },
      invitations: { operation: 'contact-mgmt.invitations.my', input: few },
      facilityLinks: {
        operation: 'facility-mgmt.facilities.destinations.search',
        input: { ...whole, data: { isAccepted: false } },
      },
      affiliations: { operation: 'company-mgmt.companies.locations.waiting', input: whole },
      lists: { operation: 'user-mgmt.lists.list', input: whole },
      activity: { operation: 'user-mgmt.users.activity', input: paging },
    }
    const texts: string[] = []
    for (const [name, { operation, input }] of Object.entries(parts))
      texts.push(`${JSON.stringify(name)}:${await textOf(run, operation, input, call)}`)
    texts.push(`"suggestions":${await ownSuggestions(run, call)}`)
    return { json: `{"data":{${texts.join(',')}}}` }
  }

/** A part that refuses is null, and the other parts stay. Anything else is a failure of the server, which is reported as one. */
async function textOf(run: RunOperation, operation: string, input: Record<string, unknown>, call: Call) {
  try {
    const reply = await run(operation, input, call)
    return isJsonText(reply) ? reply.json : JSON.stringify(reply)
  } catch (error) {
    if (error instanceof Refusal) return 'null'
    throw error
  }
}

/** For the sports and the place of the caller's account. A city that isn't found counts as its state, then as no place. */
async function ownSuggestions(run: RunOperation, call: Call): Promise<string> {
  const { rows } = await sql<{ sports: string[]; city: string | null; state: string | null }>`
    select u.sports, u.city, u.state from app_user u where u.id = ${signedIn(call).id}`.execute(call.db)
  const { sports = [], city = null, state = null } = rows[0] ?? {}
  const town = city === null || state === null ? null : `${city}, ${state}`
  for (const place of new Set([town ?? state, state, null])) {
    const data = { sports, place, miles: suggestionMiles }
    const found = await textOf(run, 'user-mgmt.users.suggestions', { data }, call)
    if (found !== 'null') return found
  }
  return 'null'
}
