import { countDays } from '@app/contract/rules/calendar-date.ts'
import type { UserProfile } from '../api/own-account.ts'
import { profilePath } from '../kind/registry.ts'
import { count, counted, listOfFirst, nounFor } from '../components/format.ts'
import { pageNeeds, type Need, type OwnPages } from './page-needs.ts'

interface Due {
  id: string
  asked: { name: string }
  responseDeadline: string | null
}

export interface NeedSources {
  pages: readonly OwnPages[]
  /** The reader's day. */
  today: string
  user: Pick<UserProfile, 'unreadMessages' | 'unopenedNotifications'> | undefined
  /** Requests that wait for an answer. */
  received: number
  /** The one of them whose deadline is the next. */
  dueLead?: Due | undefined
  /** The newest of the requests that the reader can decide, and how many there are. */
  undecided?:
    | { id: string; asked: { name: string }; leads: readonly { status: string }[]; count: number }
    | undefined
  /** Of the reader's requests that take answers, the one whose deadline is the next. */
  dueRequest?: Due | undefined
  invitations: readonly { profile: { name: string }; expiresDate: string }[]
  /** What only some readers have: requests to finish, and the work of administrators. */
  seldom?: readonly Need[] | undefined
  /** Pages that ask to be on the reader's. */
  links: { count: number; names: readonly string[] }
}

const mostNeeds = 4
const mostNames = 2
/** A day is a deadline from so many days before it. */
const deadlineDays = 14

/** Where home lists what others ask. */
const contact = '/home#contact'

/** People and deadlines first, then the reader's own pages. */
export function needsOf(sources: NeedSources): Need[] {
  return [
    ...invitationNeeds(sources),
    ...requestNeeds(sources),
    ...closingNeeds(sources),
    ...decisionNeeds(sources),
    ...(sources.seldom ?? []),
    ...deadlineNeeds(sources),
    ...linkNeeds(sources),
    ...messageNeeds(sources),
    ...pageNeeds(sources.pages, sources.today),
    ...notificationNeeds(sources),
  ].slice(0, mostNeeds)
}

const days = (n: number): Pick<Need, 'figure' | 'unit'> => ({
  figure: count(n),
  unit: nounFor(n, 'day'),
})

/** How many days are left for something. */
const daysLeft = (n: number, what: string): Pick<Need, 'figure' | 'unit' | 'title'> =>
  n === 0 ? { figure: 'Today', title: `is the last day ${what}` } : { ...days(n), title: `left ${what}` }

function invitationNeeds({ invitations, today }: NeedSources): Need[] {
  const [first] = invitations.toSorted((one, other) => one.expiresDate.localeCompare(other.expiresDate))
  if (first === undefined) return []
  const left = Math.max(0, countDays(today, first.expiresDate.slice(0, 10)) - 1)
  const others = invitations.length - 1
  return [
    {
      ...daysLeft(left, 'to answer an invitation'),
      text: `${first.profile.name} invites you to its team.${others > 0 ? ` ${count(others)} more after it.` : ''}`,
      action: 'Answer the invitation',
      to: contact,
    },
  ]
}

/** The days until one that is near, as a deadline. Negative for others. */
function daysUntil(day: string | null | undefined, today: string): number {
  const left = day ? countDays(today, day) - 1 : -1
  return left > deadlineDays ? -1 : left
}

function dueNeeds(
  due: Due | undefined,
  today: string,
  what: string,
  words: Pick<Need, 'action' | 'to'>,
): Need[] {
  const left = daysUntil(due?.responseDeadline, today)
  return left < 0 ? [] : [{ ...daysLeft(left, what), text: due?.asked.name ?? '', ...words }]
}

function requestNeeds({ received, dueLead, today }: NeedSources): Need[] {
  if (received === 0) return []
  const due = dueNeeds(dueLead, today, 'to answer a request', {
    action: 'Answer the request',
    to: `/leads/${dueLead?.id}`,
  })
  if (due.length > 0) return due
  return [
    {
      figure: count(received),
      title: `${nounFor(received, 'request')} to answer`,
      text: 'Organizers compare who answers.',
      action: `Answer ${nounFor(received, 'the request', 'requests')}`,
      to: '/requests?box=open',
    },
  ]
}

const closingNeeds = ({ dueRequest, today }: NeedSources): Need[] =>
  dueNeeds(dueRequest, today, 'for hosts to answer', {
    action: 'Open the request',
    to: `/requests/${dueRequest?.id}`,
  })

function decisionNeeds({ undecided }: NeedSources): Need[] {
  if (undecided === undefined) return []
  const { id, asked, leads, count: requests } = undecided
  const hosts = leads.filter(({ status }) => status === 'Interested').length
  return [
    {
      figure: count(requests),
      title: `${nounFor(requests, 'request')} to decide`,
      text: `${asked.name}: ${counted(hosts, 'host is', 'hosts are')} interested.`,
      action: 'Compare the offers',
      to: `/requests/${id}/bids`,
      ...(requests > 1 && {
        text: 'Hosts are interested in each.',
        action: 'See your requests',
        to: '/requests?box=sent',
      }),
    },
  ]
}

/** Drafts that start soon. */
function deadlineNeeds({ pages, today }: NeedSources): Need[] {
  const [first] = pages
    .flatMap(({ summary, profiles }) =>
      profiles.flatMap((profile) => {
        const left = daysUntil(summary.dates?.(profile)?.startDate, today)
        return profile.status === 'Draft' && left >= 0 ? [{ summary, profile, left }] : []
      }),
    )
    .toSorted((one, other) => one.left - other.left)
  if (first === undefined) return []
  const { summary, profile, left } = first
  return [
    {
      ...days(left),
      title: `until your ${summary.kind.noun.one} starts`,
      text: `${profile.name} is still a draft. Nobody can find it.`,
      action: 'Publish it',
      to: profilePath(summary.kind, profile.id),
    },
  ]
}

function linkNeeds({ links }: NeedSources): Need[] {
  if (links.count === 0) return []
  return [
    {
      figure: count(links.count),
      title: `${nounFor(links.count, 'link')} to accept`,
      text: `${listOfFirst(links.names, mostNames, links.count)} ${nounFor(links.count, 'asks', 'ask')} to be on your page.`,
      action: 'Decide',
      to: contact,
    },
  ]
}

function messageNeeds({ user }: NeedSources): Need[] {
  const unread = user?.unreadMessages ?? 0
  if (unread === 0) return []
  return [
    {
      figure: count(unread),
      title: nounFor(unread, 'unread conversation'),
      text: 'Someone is waiting for your answer.',
      action: 'Open messages',
      to: '/groups?show=unread',
    },
  ]
}

function notificationNeeds({ user }: NeedSources): Need[] {
  const unopened = user?.unopenedNotifications ?? 0
  if (unopened === 0) return []
  return [
    {
      figure: unopened > 99 ? '99+' : count(unopened),
      title: nounFor(unopened, 'new notification'),
      text: `You haven’t opened ${nounFor(unopened, 'it', 'them')} yet.`,
      action: 'Open notifications',
      to: '/notifications?show=unread',
    },
  ]
}

/** By the number of needs. */
const greetings = [
  'Welcome',
  'One thing needs you',
  'Two things need you',
  'Three things need you',
  'Four things need you',
]

/** 'Two things need you, Rosalind'. The name is the first one. */
export function greeting(needs: number, name: string | undefined): string {
  const first = name?.trim().split(/\s+/)[0]
  const text = greetings[needs]!
  return first === undefined || first === '' ? text : `${text}, ${first}`
}
