import type { HomeParts } from '@app/contract/users/home-routes.ts'
import type { users } from '@app/contract/users/user-routes.ts'
import { Refusal } from '../../../platform/errors.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
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
  async ({ miles, ...paging }, call) => {
    const parts: Record<keyof HomeParts, Part> = {
      user: { operation: 'user-mgmt.users.my', input: {} },
      leads: { operation: 'contact-mgmt.leads.my', input: { ...one, status: 'Open' } },
      requests: { operation: 'contact-mgmt.requests.my', input: one },
      undecided: { operation: 'contact-mgmt.requests.my', input: { ...one, isUndecided: true } },
      dueLeads: { operation: 'contact-mgmt.leads.my', input: { ...one, isDue: true } },
      dueRequests: { operation: 'contact-mgmt.requests.my', input: { ...one, isDue: true } },
      unsent: { operation: 'contact-mgmt.requests.unsent', input: { ...one, isListed: false } },
      adminWork: { operation: 'user-mgmt.users.adminWork', input: {} },
      pageWork: { operation: 'user-mgmt.users.pageWork', input: {} },
      venues: { operation: 'event-mgmt.events.matches.next', input: {} },
      claims: { operation: 'contact-mgmt.claims.my', input: few },
      invitations: { operation: 'contact-mgmt.invitations.my', input: few },
      facilityLinks: {
        operation: 'facility-mgmt.facilities.destinations.search',
        input: { ...whole, data: { isAccepted: false } },
      },
      affiliations: { operation: 'company-mgmt.companies.locations.waiting', input: whole },
      lists: { operation: 'user-mgmt.lists.list', input: whole },
      activity: { operation: 'user-mgmt.users.activity', input: paging },
      suggestions: { operation: 'user-mgmt.users.suggestions', input: { data: { miles } } },
    }
    const texts: string[] = []
    for (const [name, { operation, input }] of Object.entries(parts))
      texts.push(`${JSON.stringify(name)}:${await textOf(run, operation, input, call)}`)
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
