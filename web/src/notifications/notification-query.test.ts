import { expect, test } from 'vitest'
import { notificationFilterOf, notificationQueryOf, toNotifications } from './notification-query.ts'

const read = (search: string) => notificationQueryOf(new URLSearchParams(search))

test('an address without a query shows the first page of all topics', () => {
  expect(read('')).toEqual({ box: 'all', topic: undefined, page: 1 })
})

test.each(['show=unread&topic=reviews&page=3', 'show=archived', 'topic=claims', ''])(
  'the address %j is kept',
  (search) => {
    expect(toNotifications(read(search))).toBe(search === '' ? '/notifications' : `/notifications?${search}`)
  },
)

test('nonsense shows the first page', () => {
  expect(toNotifications(read('show=everything&page=-2&topic='))).toBe('/notifications')
})

test('archived ones are in no other box', () => {
  expect(notificationFilterOf(read(''))).toEqual({ isArchived: false })
  expect(notificationFilterOf(read('show=unread'))).toEqual({ isArchived: false, isOpened: false })
  expect(notificationFilterOf(read('show=archived&topic=reviews'))).toEqual({
    isArchived: true,
    topic: 'reviews',
  })
})
