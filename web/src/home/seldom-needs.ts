import type { UnsentRequest } from '@app/contract/events/unsent-request.ts'
import { count, listOfFirst, nounFor } from '../components/format.ts'
import { requestPath } from '../kind/request-paths.ts'
import { leftRequestKeys } from '../page/left-requests.ts'
import { adminQueues, type AdminWork } from './admin-queues.ts'
import type { Need } from './page-needs.ts'

interface SeldomSources {
  /** The request that was left last before a host was asked, and how many there are. */
  unsent:
    | (Pick<UnsentRequest, 'id' | 'takesAnswers'> & { asked: { name: string }; count: number })
    | undefined
  /** Null for people who aren't administrators. */
  work: AdminWork | null | undefined
}

/** What only some readers have. */
export const seldomNeeds = ({ unsent, work }: SeldomSources): Need[] => [
  ...adminNeeds(work),
  ...unsentNeeds(unsent, leftRequestKeys().length),
]

/** `kept` are those that only this browser has. */
function unsentNeeds(unsent: SeldomSources['unsent'], kept: number): Need[] {
  const stored = unsent?.count ?? 0
  const found = stored + kept
  if (found === 0) return []
  const need = {
    figure: count(found),
    title: nounFor(found, 'request not sent', 'requests not sent'),
    text: stored === 0 ? 'Kept in this browser. Nobody was asked yet.' : 'No host was asked yet.',
    action: nounFor(found, 'Finish your request', 'Finish your requests'),
    to: '/requests?box=drafts',
  }
  if (found > 1 || unsent === undefined) return [need]
  const to = `${requestPath(unsent.id)}/${unsent.takesAnswers ? 'hosts' : 'edit'}`
  return [{ ...need, text: `${unsent.asked.name}: no host was asked yet.`, to }]
}

const mostQueues = 2

function adminNeeds(work: AdminWork | null | undefined): Need[] {
  const queues = adminQueues(work)
  const [first] = queues
  if (first === undefined) return []
  const total = queues.reduce((sum, { count: waiting }) => sum + waiting, 0)
  if (queues.length === 1)
    return [
      {
        figure: count(total),
        title: nounFor(total, first.one, first.other),
        text: 'Waiting for an administrator.',
        action: first.action,
        to: first.to,
      },
    ]
  const names = listOfFirst(
    queues.map(({ other }) => other),
    mostQueues,
  )
  return [
    {
      figure: count(total),
      title: 'to review as an administrator',
      // How many of each is said once, by the section with all of them.
      text: `${names.charAt(0).toUpperCase()}${names.slice(1)}.`,
      action: first.action,
      to: first.to,
    },
  ]
}
