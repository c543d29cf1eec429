import { kinds } from '../kind/registry.ts'
import { count, counted, listOfFirst } from '../components/format.ts'
import { inWords } from '../page/in-words.ts'
import type { ActivityEntry } from './home-data.ts'

/** Fields whose names would be unclear in a sentence. */
const fieldNames: Readonly<Record<string, string>> = {
  address: 'address',
  city: 'address',
  state: 'address',
  postalCode: 'address',
  startDate: 'dates',
  endDate: 'dates',
  hasFlexibleDates: 'dates',
  isActive: 'visibility',
  isClosed: 'openness for entries',
  otherNames: 'other names',
  spaceTypes: 'spaces',
  setting: 'schedule',
}

/** `isIndoor` becomes 'indoor', `parentId` 'parent'. */
const fieldName = (name: string) =>
  fieldNames[name] ?? inWords(name.replace(/^(?:is|has|needs)(?=[A-Z])/, '').replace(/Id$/, '')).toLowerCase()

const mostFields = 3

const fieldsText = (fields: readonly string[]) => listOfFirst([...new Set(fields.map(fieldName))], mostFields)

/** The sentence of an entry: the words before and after the name of its page. */
export interface ActivityWords {
  before: string
  after: string
}

type Words = (entry: ActivityEntry, who: string | undefined) => ActivityWords

const after = (text: string): ActivityWords => ({ before: '', after: text })
const before = (text: string): ActivityWords => ({ before: `${text} `, after: '' })

const added =
  (one: string): Words =>
  ({ count: n }, who) =>
    who === undefined ? after(` added ${counted(n, one)}`) : before(`${who} added ${counted(n, one)} to`)

const words: Record<ActivityEntry['action'], Words> = {
  created: ({ parent }, who) => {
    const creator = who ?? parent?.name
    return creator === undefined ? after(' was created') : before(`${creator} created`)
  },
  published: ({ parent }, who) => {
    const publisher = who ?? parent?.name
    return publisher === undefined ? after(' is published') : before(`${publisher} published`)
  },
  approved: () => after(' is approved and listed'),
  completed: () => after(' is completed'),
  cancelled: () => after(' is cancelled'),
  updated: ({ fields }, who) =>
    who === undefined
      ? after(` updated its ${fieldsText(fields)}`)
      : { before: `${who} updated `, after: `: ${fieldsText(fields)}` },
  photos: added('photo'),
  documents: added('document'),
  reviewed: ({ count: n }) => after(n === 1 ? ' has a new review' : ` has ${count(n)} new reviews`),
  submitted: (_entry, who) =>
    who === undefined ? after(' was sent for approval') : { before: `${who} sent `, after: ' for approval' },
  declined: () => after(' wasn’t approved'),
  restored: () => after(' was restored'),
  joined: ({ count: n }, who) => before(`${who ?? counted(n, 'person', 'people')} joined the team of`),
  reacted: ({ count: n, profile }) =>
    before(
      `${counted(n, 'person', 'people')} ${kinds[profile.kind].reaction === 'like' ? 'liked' : 'followed'}`,
    ),
}

/** `readerId` is shown as 'You'. */
export function activityWords(entry: ActivityEntry, readerId: string | undefined): ActivityWords {
  const { user, action } = entry
  return words[action](entry, user === null ? undefined : user.id === readerId ? 'You' : user.name)
}
