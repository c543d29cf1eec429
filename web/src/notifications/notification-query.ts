import { pageIn, text } from '../page/query-codecs.ts'

export const perPage = 20

export const boxes = ['all', 'unread', 'archived'] as const
type Box = (typeof boxes)[number]

/** What the page shows, as its address says it. */
export interface NotificationQuery {
  box: Box
  topic: string | undefined
  /** From 1. */
  page: number
}

export const notificationQueryOf = (search: URLSearchParams): NotificationQuery => ({
  box: boxes.find((box) => box === search.get('show')) ?? 'all',
  topic: text.read(search.get('topic'))?.slice(0, 50),
  page: pageIn(search),
})

export function toNotifications({ box, topic, page }: NotificationQuery): string {
  const search = new URLSearchParams({
    ...(box !== 'all' && { show: box }),
    ...(topic !== undefined && { topic }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size === 0 ? '/notifications' : `/notifications?${search.toString()}`
}

export const notificationFilterOf = ({ box, topic }: NotificationQuery) => ({
  isArchived: box === 'archived',
  ...(box === 'unread' && { isOpened: false }),
  ...(topic !== undefined && { topic }),
})
