import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainUser } from '../page/testing/plain-user.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderWithApi } from '../testing/render-with-api.tsx'
import type { Group, Member } from './conversation-types.ts'
import { Details } from './details.tsx'

const createdDate = '2027-01-04T15:00:00.000Z'

const user = plainUser({ id: 'ann' })

const group: Group = {
  id: 'group',
  name: 'Courts',
  isDirect: false,
  aboutId: null,
  about: null,
  isContact: false,
  contact: null,
  request: null,
  memberCount: 2,
  lastSequence: 0,
  lastChange: 0,
  readSequence: 0,
  isArchived: false,
  isMuted: false,
  isIgnored: false,
  createdDate,
  updatedDate: createdDate,
}

const member = (userId: string, name: string, changes: Partial<Member> = {}): Member => ({
  id: `member-${userId}`,
  userId,
  name,
  picture: null,
  role: 'member',
  isTeam: false,
  readSequence: 0,
  createdDate,
  ...changes,
})

/** Opens a conversation of Ann and Bo, without files. */
function open(changes: Partial<Group>, ann: Partial<Member>) {
  answerCalls(() => ({ data: [], _meta: { stats: { count: 0 } } }))
  const others = [member('bo', 'Bo Lindqvist')]
  const members = [member('ann', 'Ann Okafor', ann), ...others]
  const shown = { group: { ...group, ...changes }, members, others, user, can: {}, name: 'Courts' }
  renderWithApi(<Details {...shown} onLeft={() => {}} />)
}

const about = { id: 'gym', kind: 'facility' as const, name: 'Grand Park', picture: null }

test.each([
  ['a group', {}, { role: 'manager' as const }, 'Manager', 'Member'],
  [
    'a team and the person who wrote to it',
    { isContact: true, about },
    { isTeam: true },
    'Team of Grand Park',
    'Contacted the team',
  ],
])('each member of %s is shown with their role', async (_, changes, ann, own, other) => {
  open(changes, ann)
  const of = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(of('Ann Okafor (you)').getByText(own, { exact: true })).toBeVisible()
  await expect.element(of('Bo Lindqvist').getByText(other, { exact: true })).toBeVisible()
})
