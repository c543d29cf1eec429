import { expect } from '@playwright/test'
import { admin, newAccount } from './accounts.ts'
import { openSite } from './site.ts'
import type { State } from './state.ts'

const { allApis } = openSite()

/** An open message to the team, and the account of its sender. */
export async function writeToUs() {
  const sender = await newAccount('Marcus Ellingsford')
  const { inquiries } = (await allApis(sender))['contact-mgmt']
  const message = `The map is\nempty. ${'ア'.repeat(300)}`
  const { data } = await inquiries.create({
    data: { topic: 'Problem', message, about: '/facilities/marketplace' },
  })
  return { sender, id: data.id ?? '' }
}

async function answerOne() {
  const { sender, id } = await writeToUs()
  const { inquiries } = (await allApis(admin))['contact-mgmt']
  await inquiries.answer({ data: { inquiryId: id, text: 'Please load the page again.' } })
  return { sender, id }
}

let answered: ReturnType<typeof answerOne> | undefined
/** The same message for the account and the address of a state. */
const answeredMessage = () => (answered ??= answerOne())

/** The pages to write to the team, for a visitor. */
export const inquiryStates: readonly State[] = [
  {
    title: 'the contact page',
    at: '/contact?about=/facilities/marketplace',
    open: (page) => page.keyboard.press('Tab'),
    fitsLargeText: true,
  },
  {
    title: 'a message to us with errors',
    at: '/contact',
    async open(page) {
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Enter your name.')).toBeVisible()
    },
    fitsLargeText: true,
  },
  { title: 'messages to us, for a visitor', at: '/contact/thread' },
]

/** The pages of somebody whom the team has replied to. */
export const answeredInquiryStates: readonly State[] = [
  {
    title: 'a message to us with a reply',
    at: async () => `/contact/thread?id=${(await answeredMessage()).id}`,
    as: async () => (await answeredMessage()).sender,
    open: (page) => expect(page.getByText('Please load the page again.')).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'my messages to us',
    at: '/contact/thread',
    open: (page) => expect(page.getByText('We replied')).toBeVisible(),
    fitsLargeText: true,
  },
]
