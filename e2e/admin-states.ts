import { expect, type Page } from '@playwright/test'
import { writeToUs } from './inquiry-states.ts'
import type { State } from './state.ts'

const untilListed = (page: Page) => expect(page.getByRole('article').first()).toBeVisible()

/** Pages of an administrator, for whom the server has a 404 until the browser knows who is signed in. */
export const adminStates: readonly State[] = [
  { title: 'the approval queue', at: '/admin', open: untilListed, fitsLargeText: true },
  {
    title: 'a page being declined',
    open: async (page) => {
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Decline/ })
        .click()
      await page.getByRole('button', { name: 'Decline', exact: true }).click()
      await expect(page.getByText('Enter a reason.')).toBeVisible()
    },
  },
  {
    title: 'the confirmation of an approval',
    at: '/admin',
    async open(page) {
      await page
        .getByRole('button', { name: /^Approve / })
        .first()
        .click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  { title: 'an empty approval queue', at: '/admin?q=zzzzzz' },
  {
    title: 'the users, for an administrator',
    at: '/admin/users',
    open: (page) => expect(page.getByRole('table', { name: 'Users' })).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'the stories that wait',
    at: '/admin/stories',
    // The demo has none. Other journeys may have sent some.
    open: (page) =>
      expect(
        page.getByText(/^\d+ stor(y|ies) to read\.$/).or(page.getByText('No stories wait for approval')),
      ).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'the open invitations',
    at: '/admin/invitations',
    // The demo has none. Other journeys may have sent some.
    open: (page) =>
      expect(page.getByRole('article').first().or(page.getByText('No open invitations'))).toBeVisible(),
    fitsLargeText: true,
  },
  { title: 'a search for invitations that finds nothing', at: '/admin/invitations?q=zzzzzz' },
  {
    title: 'the reports of people',
    at: '/admin/reports',
    // The demo has none. Other journeys may have made some.
    open: (page) =>
      expect(page.getByRole('article').first().or(page.getByText('No open reports'))).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'the messages to us',
    at: async () => {
      await writeToUs()
      return '/admin/messages'
    },
    open: untilListed,
    fitsLargeText: true,
  },
  {
    title: 'a reply to a message to us',
    async open(page) {
      await page.getByRole('button', { name: 'Reply' }).first().click()
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByText('Write a message first.')).toBeVisible()
    },
  },
  { title: 'a search for messages to us that finds nothing', at: '/admin/messages?q=zzzzzz&status=Closed' },
  { title: 'the memberships', at: '/admin/memberships', open: untilListed, fitsLargeText: true },
  { title: 'a tier that no page has under these words', at: '/admin/memberships?q=zzzzzz&tier=Gold' },
  {
    title: 'the deleted pages',
    at: '/admin/deleted',
    // The demo has none. Other journeys may have deleted some.
    open: (page) =>
      expect(page.getByRole('article').first().or(page.getByText('No deleted pages'))).toBeVisible(),
    fitsLargeText: true,
  },
  { title: 'a search for deleted pages that finds nothing', at: '/admin/deleted?kind=hotel&q=zzzzzz' },
  {
    title: 'the health of the server',
    at: '/admin/health',
    open: (page) => expect(page.getByRole('heading', { name: 'Email' })).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'the audit log',
    at: '/admin/log',
    // The demo has no entries. Other journeys may have written some.
    open: (page) =>
      expect(page.getByRole('article').first().or(page.getByText('No changes found'))).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'an audit log without entries',
    at: '/admin/log?from=2001-01-01&to=2001-01-02',
    open: (page) => expect(page.getByText('No changes found')).toBeVisible(),
  },
]
