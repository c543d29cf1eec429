import type { Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { openSite } from './site.ts'

const { allApis } = openSite()

/** Somebody with a new account, and their calls. */
export async function person(name: string) {
  const email = await newAccount(name)
  const api = (await allApis(email))['user-mgmt']
  return { email, api, id: (await api.users.my({})).data.id }
}

export type Person = Awaited<ReturnType<typeof person>>

export const write = async (by: Person, ownerId: string, text: string, replyToId: string | null = null) =>
  (
    await by.api.groups.messages.create({
      ownerId,
      data: { clientId: crypto.randomUUID(), text, replyToId },
    })
  ).data

/** The id of the conversation of two people. */
export const conversation = async (one: Person, other: Person) =>
  (await one.api.users.message({ userId: other.id, data: undefined })).data.id

/** The messages of the open conversation, and those with a text. */
export const log = (page: Page) => page.getByRole('region', { name: 'Messages' })
export const messages = (page: Page) => log(page).getByRole('article')
export const saying = (page: Page, text: string) => messages(page).filter({ hasText: text })

/** Where a message is written. */
export const field = (page: Page) => page.getByRole('textbox', { name: /^Write to/ })

/** The options of a message, which it has once it is stored. */
export const stored = (page: Page, text: string) =>
  saying(page, text).getByRole('button', { name: /^Options of the message/ })

/** Opens the options of a message and chooses one. */
export async function choose(page: Page, text: string, option: string) {
  await saying(page, text).first().hover()
  await stored(page, text).first().click()
  await page.getByRole('dialog').getByRole('button', { name: option }).click()
}
