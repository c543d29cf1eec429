import { expect, type Page } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { openSite } from './site.ts'
import type { State } from './state.ts'

const { api, allApis } = openSite()

const member = () => newAccount('Marcus Ellingsford')

async function onlyManager() {
  const email = await member()
  await (await api(email)).facilities.create({ data: { name: 'ア'.repeat(100) } })
  return email
}

/** Somebody with two notifications, one of them with a long text. */
async function notified() {
  const email = await member()
  const { users } = (await allApis(email))['user-mgmt']
  const { id: ownerId } = (await users.my({})).data
  const { notifications } = (await allApis(admin))['user-mgmt'].users
  for (const contents of ['', 'Eight courts. '.repeat(40)])
    await notifications.create({ ownerId, data: { title: 'ア'.repeat(100), contents, url: '/events' } })
  return email
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The pages of a new account. */
export const memberStates: readonly State[] = [
  {
    title: 'no notifications',
    at: '/notifications?show=archived&topic=reviews',
    open: (page) => expect(page.getByText('Nothing about this topic')).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'the account',
    at: '/account',
    open: (page) => expect(page.getByText('This device', { exact: true })).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'the question before an account is deleted',
    async open(page) {
      await press(page, 'Delete my account')
      await press(page, 'Delete my account for good')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    title: 'a change of the email address',
    at: '/account',
    async open(page) {
      await press(page, 'Change the email address')
      await press(page, 'Send the link')
      await expect(page.getByRole('dialog').getByText(/^Enter an email address/)).toBeVisible()
    },
  },
]

/** The pages of accounts that have something. */
export const accountStates: readonly State[] = [
  {
    title: 'notifications, one of them selected',
    at: '/notifications',
    as: notified,
    async open(page) {
      await page
        .getByRole('checkbox', { name: /^Select “/ })
        .first()
        .check({ force: true })
      await expect(page.getByText('1 selected')).toBeVisible()
    },
    fitsLargeText: true,
  },
  {
    title: 'the account with an error, and a page that prevents its deletion',
    at: '/account',
    as: onlyManager,
    async open(page) {
      await press(page, 'Delete my account')
      await expect(page.getByText('You can’t delete your account yet.')).toBeVisible()
      await page.getByLabel('Name', { exact: true }).fill('')
      await press(page, 'Save changes')
    },
    fitsLargeText: true,
  },
]
