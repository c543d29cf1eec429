import type { Profile } from './profile-calls.ts'

/** The statuses before a page is approved or published. Those of past and cancelled pages come after. */
const unreleased: ReadonlySet<string> = new Set(['Pending', 'Declined', 'Draft'])
/** The statuses of pages that are neither over nor cancelled. */
const current: ReadonlySet<string> = new Set(['Approved', 'Published'])

type Status = Pick<Profile, 'status'>

export const isReleased = ({ status }: Status) => !unreleased.has(status)

/** Whether only its team and administrators see it. */
export const isHidden = ({ status, isActive }: Pick<Profile, 'status' | 'isActive'>) =>
  !isReleased({ status }) || !isActive

/** What happens to a page before others see it. */
export const releaseWord = ({ status }: Status) => (status === 'Draft' ? 'published' : 'approved')

export interface StatusTag {
  text: string
  tone: 'plain' | 'warn' | 'good'
}

/** The status of a page for its team. */
export function statusTag({ status, isActive }: Pick<Profile, 'status' | 'isActive'>): StatusTag {
  if (status === 'Pending') return { text: 'Pending approval', tone: 'warn' }
  if (!isReleased({ status })) return { text: status, tone: 'warn' }
  if (!isActive) return { text: 'Hidden', tone: 'plain' }
  if (status === 'Approved') return { text: 'Public', tone: 'good' }
  return { text: status, tone: current.has(status) ? 'good' : 'plain' }
}
