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

const newMember = () => newAccount('Marcus Ellingsford')

/** The pages to write to the team, and to read its replies. */
export const inquiryStates: readonly State[] = [
  {
    title: 'the contact page',
    at: '/contact?about=/facilities/marketplace',
    open: (page) => page.keyboard.press('Tab'),
    fitsLargeText: true,
  },
  { title: 'the contact page for a member', at: '/contact', as: newMember },
  {
    title: 'a message to us with errors',
    at: '/contact',
    async open(page) {
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByText('Enter your name.')).toBeVisible()
    },
    fitsLargeText: true,
  },
  { title: 'a link to no message to us', at: '/contact/thread#short', errors: [/status of 400/] },
  { title: 'messages to us, for a visitor', at: '/contact/thread' },
  { title: 'messages to us, without one', at: '/contact/thread', as: newMember },
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
    as: async () => (await answeredMessage()).sender,
    open: (page) => expect(page.getByText('We replied')).toBeVisible(),
    fitsLargeText: true,
  },
]
