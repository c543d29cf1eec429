import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessagingItem, NotificationsItem } from './news-items.tsx'

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '')

test.each([
  [0, 'Notifications'],
  [1, 'Notifications1 unopened'],
  [99, 'Notifications99 unopened'],
  [100, 'Notifications99+ unopened'],
])('%s unopened notifications are shown as %j', (unopened, text) => {
  expect(textOf(renderToStaticMarkup(<NotificationsItem unopened={unopened} />))).toBe(text)
})

test.each([
  [0, 'Messaging', 0],
  [1, 'Messaging unread messages', 1],
  [100, 'Messaging unread messages', 1],
])('%s unread conversations are shown as %j with %s dots, without a number', (unread, text, dots) => {
  const markup = renderToStaticMarkup(<MessagingItem unread={unread} />)
  expect(textOf(markup)).toBe(text)
  expect(markup.split('aria-hidden="true"').length - 1).toBe(dots)
})
