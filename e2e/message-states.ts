import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { person } from './conversations.ts'
import { demoFacility } from './facilities.ts'
import type { State } from './state.ts'

const longWord = 'ア'.repeat(100)

/** A group with a long name and messages of every sort, as its manager sees it. */
const group = once(async () => {
  const [ann, bo] = [await person('Ann Okafor'), await person(longWord)]
  const { id } = (await ann.api.groups.create({ data: { name: longWord, memberIds: [bo.id] } })).data
  const send = async (by: typeof ann, text: string, more: object = {}) =>
    (
      await by.api.groups.messages.create({
        ownerId: id,
        data: { clientId: crypto.randomUUID(), text, ...more },
      })
    ).data
  const first = await send(ann, `Ten courts? https://courts.example/${'x'.repeat(200)}`)
  await ann.api.groups.messages.react({ ownerId: id, id: first.id, emoji: '👍' })
  const gone = await send(ann, 'Gone')
  await ann.api.groups.messages.remove({ ownerId: id, id: gone.id })
  await send(bo, 'x'.repeat(1000), { replyToId: first.id, mentions: [ann.id] })
  return { id, email: ann.email }
})

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

const at = async () => `/groups/${(await group()).id}`
const as = async () => (await group()).email
const opened = (page: Page) => expect(page.getByRole('article').first()).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const firstOptions = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

async function openOptions(page: Page, name: RegExp) {
  const options = firstOptions(page, name)
  await options.focus()
  await showOptions(page, name)
  await options.press('Enter')
  await expect(page.getByRole('dialog')).toBeInViewport()
}

/** Scrolls a message back into view. Elsewhere, axe takes the focus guards of its open options, which nobody sees, for hidden buttons. */
async function showOptions(page: Page, name: RegExp) {
  const options = firstOptions(page, name)
  await options.scrollIntoViewIfNeeded()
  await expect(options).toBeInViewport()
}

/** The pages of messaging, for a new member and for the manager of a group. */
export const messageStates: readonly State[] = [
  {
    title: 'no conversations',
    at: '/groups',
    as: () => newAccount('Marcus Ellingsford'),
    open: (page) => expect(page.getByText('No conversations yet')).toBeVisible(),
    fitsLargeText: true,
  },
  { title: 'a conversation with its details', at, as, open: opened, width: 1440, fitsLargeText: true },
  {
    title: 'a conversation by phone, with the options of a message',
    at,
    as,
    width: 390,
    async open(page) {
      await opened(page)
      await openOptions(page, /^Options of the message/)
      await expect(page.getByRole('button', { name: 'Reply', exact: true })).toBeVisible()
    },
    async settle(page) {
      await showOptions(page, /^Options of the message/)
      await expect(page.getByRole('dialog')).toBeInViewport()
    },
  },
  {
    title: 'the members of a conversation, in a sheet',
    at,
    as,
    width: 900,
    async open(page) {
      await opened(page)
      await press(page, 'Members and files')
      await expect(page.getByRole('dialog').getByText('Manager')).toBeVisible()
    },
  },
  {
    title: 'a search in a conversation',
    at,
    as,
    async open(page) {
      await opened(page)
      await press(page, 'Search this conversation')
      await page.getByRole('searchbox', { name: 'Search this conversation' }).fill('courts')
      await page.keyboard.press('Enter')
      await expect(page.getByText('1 message', { exact: true })).toBeVisible()
    },
  },
  {
    title: 'a message being reported',
    at,
    as,
    async open(page) {
      await opened(page)
      await openOptions(page, /^Options of the message “xxx/)
      await press(page, 'Report…')
      await press(page, 'Report')
      await expect(page.getByText('Choose a reason.')).toBeVisible()
    },
  },
  {
    title: 'a first message to a team',
    at: async () => `/groups/new?facilities=${(await demoFacility()).id}`,
    as,
    async open(page) {
      await press(page, 'Send')
      await expect(page.getByText('Write a message.')).toBeVisible()
    },
    fitsLargeText: true,
  },
  {
    title: 'a new message',
    at: '/groups',
    as,
    async open(page) {
      await press(page, 'New message')
      await press(page, 'Continue')
      await expect(page.getByText('Choose at least one person.')).toBeVisible()
    },
  },
  {
    title: 'a message that is too long, with a mention',
    at,
    as,
    async open(page) {
      await opened(page)
      await page.getByRole('textbox', { name: /^Write to/ }).fill(`${'x'.repeat(10_001)} @`)
      await page.keyboard.press('End')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
]

/** The page of a conversation for somebody who isn't in it. */
export const strangerToConversation: State = {
  title: 'a conversation of others',
  at,
  as: () => newAccount('Marcus Ellingsford'),
  open: (page) => expect(page.getByText('This conversation isn’t here')).toBeVisible(),
}
