import type { PageWork } from '@app/contract/users/page-work-routes.ts'
import type { UnsentRequest } from '@app/contract/events/unsent-request.ts'
import { count, listOfFirst, nounFor } from '../components/format.ts'
import { calendarPath } from '../calendar/calendar-path.ts'
import { kinds, profilePath } from '../kind/registry.ts'
import { pipelinePath, requestPath } from '../kind/request-paths.ts'
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
  pageWork: readonly PageWork[] | undefined
}

/** What only some readers have. */
export const seldomNeeds = ({ unsent, work, pageWork = [] }: SeldomSources): Need[] => [
  ...pageWork.map(pageNeed),
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

interface WorkWords {
  one: string
  other: string
  why: string
  action: string
  path(page: PageWork['page']): string
}

const pageWords: Record<PageWork['task'], WorkWords> = {
  hold: {
    one: 'request to hold dates',
    other: 'requests to hold dates',
    why: 'asked by a destination',
    action: 'Hold the dates',
    path: ({ id }) => `${pipelinePath({ kind: 'facility', id })}#holds`,
  },
  release: {
    one: 'booking to release or keep',
    other: 'bookings to release or keep',
    why: 'the event was cancelled or moved',
    action: 'Open the calendar',
    path: ({ id }) => calendarPath(id),
  },
  import: {
    one: 'file to import',
    other: 'files to import',
    why: 'it was read, and waits for you',
    action: 'Review it',
    path: ({ id }) => `${profilePath(kinds.destination, id)}/imports`,
  },
}

function pageNeed({ task, count: found, page, about }: PageWork): Need {
  const { one, other, why, action, path } = pageWords[task]
  const rest = found > 1 ? `, and ${count(found - 1)} more` : `: ${why}`
  return {
    figure: count(found),
    title: nounFor(found, one, other),
    text: `${about} at ${page.name}${rest}.`,
    action,
    to: path(page),
  }
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
