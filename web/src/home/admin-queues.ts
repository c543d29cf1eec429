import type { HomeParts } from './home-data.ts'

export type AdminWork = NonNullable<HomeParts['adminWork']>['data']

interface AdminQueue {
  name: keyof AdminWork
  one: string
  other: string
  to: string
  action: string
}

/** As the tabs of administration have them. */
const queues: readonly AdminQueue[] = [
  {
    name: 'pages',
    one: 'page to approve',
    other: 'pages to approve',
    to: '/admin',
    action: 'Open the approval queue',
  },
  {
    name: 'stories',
    one: 'story to approve',
    other: 'stories to approve',
    to: '/admin/stories',
    action: 'Read the stories',
  },
  {
    name: 'claims',
    one: 'claim',
    other: 'claims',
    to: '/admin/claims',
    action: 'Decide the claims',
  },
  {
    name: 'reports',
    one: 'report',
    other: 'reports',
    to: '/admin/reports',
    action: 'Read the reports',
  },
  {
    name: 'names',
    one: 'name change',
    other: 'name changes',
    to: '/admin/names',
    action: 'Decide the name changes',
  },
  {
    name: 'asks',
    one: 'page that asks for a membership',
    other: 'pages that ask for a membership',
    to: '/admin/asks',
    action: 'Decide about memberships',
  },
  {
    name: 'messages',
    one: 'message to us',
    other: 'messages to us',
    to: '/admin/messages',
    action: 'Answer the messages',
  },
  {
    name: 'imports',
    one: 'import to start',
    other: 'imports to start',
    to: '/admin/imports',
    action: 'Open the imports',
  },
]

/** Those in which something waits, with how many. */
export const adminQueues = (work: AdminWork | null | undefined) =>
  queues.flatMap((queue) => {
    const count = work?.[queue.name] ?? 0
    return count === 0 ? [] : [{ ...queue, count }]
  })
