import { noCount } from '../page/typed-count.ts'
import type { RequestDraft } from './request-draft.ts'

/** What people read at a sum that can't be read. */
export const noSum = 'Type a number of US dollars, such as 25,000.'

const isUnread = (value: unknown) => Number.isNaN(value)
/** The device keeps null for a figure of a further space that can't be read. */
export const isCounted = (space: { count: number | null }) => space.count !== null && !isUnread(space.count)

/** What stands at the figures of a draft that can't be read, which are NaN, by field. */
export const unreadFigures = (draft: RequestDraft): Map<string, string> =>
  new Map([
    ...Object.entries(draft).flatMap(([name, value]): [string, string][] =>
      isUnread(value) ? [[name, name.startsWith('budget') ? noSum : noCount]] : [],
    ),
    ...(draft.requirements?.every(isCounted) === false ? [['requirements', noCount] as const] : []),
  ])

/** The draft without the figures that can't be read. */
export const readDraft = ({ requirements, ...draft }: RequestDraft): RequestDraft => ({
  ...Object.fromEntries(Object.entries(draft).filter(([, value]) => !isUnread(value))),
  ...(requirements && { requirements: requirements.filter(isCounted) }),
})
