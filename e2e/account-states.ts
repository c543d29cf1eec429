import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { openSite } from './site.ts'
import type { State } from './state.ts'

const { api } = openSite()

const member = () => newAccount('Marcus Ellingsford')

async function onlyManager() {
  const email = await member()
  await (await api(email)).facilities.create({ data: { name: 'ア'.repeat(100) } })
  return email
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The pages of an account. */
export const accountStates: State[] = [
  { title: 'the account, for a visitor', at: '/account' },
  {
    title: 'the account',
    at: '/account',
    as: member,
    open: (page) => expect(page.getByText('This device')).toBeVisible(),
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
  {
    title: 'the question before an account is deleted',
    at: '/account',
    as: member,
    async open(page) {
      await press(page, 'Delete my account')
      await press(page, 'Delete my account for good')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    title: 'a change of the email address',
    at: '/account',
    as: member,
    async open(page) {
      await press(page, 'Change the email address')
      await press(page, 'Send the link')
      await expect(page.getByRole('dialog').getByText(/^Enter an email address/)).toBeVisible()
    },
  },
  {
    title: 'an expired link to a new email address',
    at: '/account/email#none',
    as: member,
    errors: [/status of 40[04]/],
    async open(page) {
      await press(page, 'Use this address')
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    },
  },
]
