import { expect, type Page } from '@playwright/test'
import { accountStates, memberStates } from './account-states.ts'
import { admin, newAccount, signIn } from './accounts.ts'
import { adminStates } from './admin-states.ts'
import { expectAccessible, expectNoAxeFindings, expectRoomForLargeText } from './axe.ts'
import {
  facilityWithRequest,
  openClaim,
  requestOfOthers,
  sendEmpty,
  unclaimedFacility,
} from './contact-states.ts'
import { storeDraft } from './creation.ts'
import { approvedDestination } from './destinations.ts'
import { demoFacility } from './facilities.ts'
import { checkedFile, finishedFile } from './imports.ts'
import { answeredInquiryStates, inquiryStates } from './inquiry-states.ts'
import { managerOfAll, statesOfMarket, visitsOfKinds } from './kind-states.ts'
import { messageStates, strangerToConversation } from './message-states.ts'
import { openSite, test, untilHydrated } from './site.ts'
import type { State, Visit } from './state.ts'

/** Every page in every state: no axe findings in light and dark colors, no sideways scroll, and the brand in its title. */
const { origin } = openSite()

const notFound = /status of 404/

const newMember = () => newAccount('Marcus Ellingsford')
const asHost = () => Promise.resolve('facility@demo.example')
const asAdmin = () => Promise.resolve(admin)
const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

const headed = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible()

/** Loads the code of a page that the server rendered. */
const useIt = (page: Page) => page.keyboard.press('Tab')

const statesOfVisitor: State[] = [
  { title: 'the landing page', at: '/', fitsLargeText: true },
  {
    title: 'the dates of the landing page',
    open: (page) => page.locator('summary', { hasText: 'When' }).click(),
  },
  {
    title: 'the menu of marketplaces',
    at: '/',
    open: (page) => page.getByLabel('Search the marketplaces').click(),
  },
  { title: 'the page of a state', at: '/states/minnesota', open: useIt, fitsLargeText: true },
  { title: 'the page of a sport', at: '/sports/soccer', open: useIt, fitsLargeText: true },
  { title: 'a sport in a state', at: '/states/ohio/ice-hockey', open: useIt, fitsLargeText: true },
  { title: 'the stories', at: '/stories', fitsLargeText: true },
  { title: 'a tag that no story has', at: '/stories?tag=zzzzzz', open: headed('No stories here yet') },
  { title: 'a story', at: '/stories/twenty-teams-three-courts-one-day', fitsLargeText: true },
  {
    title: 'the start of a story, for a visitor',
    at: '/stories/new',
    open: headed('Log in to write a story'),
  },
  { title: 'home for a visitor', at: '/home' },
  { title: 'events that look for a venue, for a visitor', at: '/events/rfps' },
  { title: 'messaging, for a visitor', at: '/groups', open: headed('Log in to see your messages') },
  {
    title: 'notifications, for a visitor',
    at: '/notifications',
    open: headed('Log in to see your notifications'),
  },
  { title: 'the account, for a visitor', at: '/account' },
  { title: 'a link to no request', at: '/requests/status' },
  ...inquiryStates,
  {
    title: 'a request with errors',
    at: async () => `/requests/new?facilities=${(await unclaimedFacility('Asked gym')).id}`,
    open: sendEmpty,
    fitsLargeText: true,
  },
  {
    title: 'a text of which nothing could be read',
    at: '/requests/paste',
    async open(page) {
      await page.getByLabel('Your text').fill('Hello and goodbye')
      await page.getByRole('button', { name: 'Read it' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing could be read')
    },
  },
  {
    title: 'a draft with problems',
    at: '/facilities/new?step=5',
    before: (page) =>
      storeDraft(page, 'ア'.repeat(200), { spaces: [{ name: 'Court', count: '8' }, {}], email: 'nonsense' }),
    open: async (page) => expect(page.getByText(/^Fix \d problems/)).toBeVisible(),
  },
]

/** A member's home comes first, before the device knows what the member has seen. */
const statesOfMember: State[] = [
  { title: 'home for a new member', at: '/home', as: newMember },
  {
    title: 'home for a new member with an account type',
    open: press('Facility'),
    fitsLargeText: true,
  },
  ...memberStates,
  { title: 'the contact page for a member', at: '/contact' },
  { title: 'messages to us, without one', at: '/contact/thread' },
  {
    title: 'a claim',
    at: async () => `/claims/new?facilities=${(await unclaimedFacility('Claimed gym')).id}`,
    open: (page) => expect(page.getByLabel('Your position')).toBeVisible(),
    fitsLargeText: true,
  },
]

/** What people see who have done something before. */
const statesOfOthers: State[] = [
  { title: 'home of a manager', at: '/home', as: managerOfAll },
  {
    title: 'events that look for a venue',
    at: '/events/rfps',
    as: asHost,
    open: (page) => expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'received requests',
    at: '/requests',
    as: async () => (await facilityWithRequest()).facility.manager,
    open: (page) => expect(page.getByRole('table', { name: 'Received requests' })).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'sent requests',
    at: '/requests?box=sent',
    as: async () => (await facilityWithRequest()).sender,
    open: (page) => expect(page.getByRole('table', { name: 'Sent requests' })).toBeVisible(),
  },
  ...answeredInquiryStates,
  ...accountStates,
]

/** Pages that the server answers with a 404: there is none, or it doesn't know yet who is signed in. */
const statesNotFound: State[] = [
  { title: 'an unknown state', at: '/states/ohoi' },
  { title: 'an unknown story', at: '/stories/no-such-story' },
  { title: 'an unknown address', at: '/no/such/page' },
  strangerToConversation,
  {
    title: 'an offer to restore a profile',
    at: '/facilities/00000000-0000-4000-8000-000000000000',
    as: asAdmin,
    open: (page) => expect(page.getByRole('button', { name: 'Restore the facility' })).toBeVisible(),
  },
  {
    title: 'claims to decide',
    at: async () => {
      await openClaim()
      return '/admin/claims'
    },
    open: (page) =>
      page
        .getByRole('button', { name: /^Decline / })
        .first()
        .click(),
  },
  {
    title: 'files to import, for an administrator',
    at: '/admin/imports?page=999',
    open: (page) => expect(page.getByText(/^No files/)).toBeVisible(),
    fitsLargeText: true,
  },
  ...adminStates,
]

/** A mailed link with a key that nobody got. */
const deadKey = 'A'.repeat(43)

/** Links of mails that were changed, or are no longer valid. */
const deadLinks: State[] = [
  { title: 'to no message to us, by a short key', at: '/contact/thread#short' },
  {
    title: 'to no message to us',
    at: `/contact/thread#${deadKey}`,
    open: headed('This link doesn’t work'),
  },
  { title: 'to no request', at: `/requests/status#${deadKey}`, open: headed('This link doesn’t work') },
  {
    title: 'to no answer of a host',
    at: `/leads/answer#${deadKey}`,
    open: headed('This link doesn’t work'),
  },
  { title: 'to no invitation', at: '/invitations#nonsense', open: headed('This link doesn’t work') },
  {
    title: 'to a new email address, expired',
    at: '/account/email#none',
    as: newMember,
    async open(page) {
      await press('Use this address')(page)
      await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible()
    },
  },
]

const text = (words: string) => (page: Page) => expect(page.getByText(words)).toBeVisible()

/** Pages of others, for a member who has none. */
const pagesOfOthers: State[] = [
  {
    title: 'events that look for a venue, without a membership',
    at: '/events/rfps',
    as: newMember,
    open: headed('The RFP marketplace isn’t open to you'),
  },
  {
    title: 'the plans, which it leads to',
    async open(page) {
      await page.getByRole('link', { name: 'See the plans' }).click()
      await expect(page).toHaveURL(`${origin}/account/plans`)
    },
  },
  {
    title: 'the queue of approvals',
    at: '/admin',
    open: text('There is nothing at this address'),
  },
  {
    title: 'the calendar of a facility',
    at: async () => `/facilities/${(await demoFacility()).id}/calendar`,
    open: text('There is nothing at this address'),
  },
  {
    title: 'the imports of a destination',
    at: async () => `/destinations/${(await approvedDestination('Visit Others')).id}/imports`,
    open: headed('There is nothing at this address'),
  },
  ...['edit', 'bids'].map((part) => ({
    title: `the ${part} of a request`,
    at: async () => `/requests/${await requestOfOthers()}/${part}`,
    open: text('This request doesn’t exist, or it isn’t yours.'),
  })),
]

const visits: Visit[] = [
  { title: 'pages of a visitor', states: statesOfVisitor },
  { title: 'the marketplace', states: statesOfMarket },
  { title: 'pages of a new member', states: statesOfMember },
  { title: 'pages of people who have done something', states: statesOfOthers },
  { title: 'messaging', states: messageStates },
  { title: 'imports', states: statesOfImports() },
  {
    title: 'pages that are not found, and those of an administrator',
    states: statesNotFound,
    errors: [notFound],
  },
  {
    title: 'a page that fails',
    errors: [/status of 500/],
    states: [
      {
        title: 'its notice',
        at: '/facilities/new',
        async open(page) {
          await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }))
          await page
            .getByRole('banner')
            .getByRole('link', { name: /home page$/ })
            .click()
          await expect(page.getByText('This page didn’t load')).toBeVisible()
        },
      },
    ],
  },
  { title: 'links that lead to nothing', states: deadLinks, errors: [/status of 40[04]/] },
  { title: 'pages of others', states: pagesOfOthers, errors: [/status of 40[34]/] },
  ...visitsOfKinds,
]

/** The steps of an import and its result, as its manager sees them. */
function statesOfImports(): State[] {
  const step = (name: string, heading: string): State => ({
    title: `an import: ${name}`,
    at: async () => `${(await checkedFile()).path}?step=${name}`,
    open: (page) => expect(page.getByRole('heading', { name: heading })).toBeVisible(),
    fitsLargeText: true,
  })
  const openRows = async (page: Page) => {
    const rows = page.getByRole('list', { name: 'Rows' }).locator('summary')
    await expect(rows.first()).toBeVisible()
    for (const row of await rows.all()) await row.click()
  }
  return [
    {
      ...step('columns', 'What are the columns for?'),
      as: async () => (await checkedFile()).manager,
    },
    { ...step('check', 'What would happen'), open: openRows },
    step('duplicates', 'Are these the same venues?'),
    step('import', 'What this import does'),
    {
      title: 'an import: result',
      at: async () => (await finishedFile()).path,
      as: async () => (await finishedFile()).manager,
      open: openRows,
      fitsLargeText: true,
    },
    {
      title: 'an import: the question before its undo',
      open: press('Undo this import'),
    },
    {
      title: 'imported files',
      at: async () => `/destinations/${(await finishedFile()).ownerId}/imports`,
      open: (page) => expect(page.getByRole('listitem').filter({ hasText: 'parks.csv' })).toBeVisible(),
      fitsLargeText: true,
    },
  ]
}

/** A section's samples in light colors. */
const section = (page: Page, id: string) => page.locator(`#${id} [data-theme=light]`)
const button = (page: Page, id: string, name: string) =>
  section(page, id).getByRole('button', { name, exact: true })

/** Components that open, by their section of the page of components. */
const opened: [
  what: string,
  within: string,
  open: (page: Page) => Promise<unknown>,
  expectOpen: (page: Page) => Promise<unknown>,
][] = [
  [
    'a menu',
    'overlays',
    (page) => button(page, 'overlays', 'Me').click(),
    (page) => expect(page.getByRole('menuitem', { name: 'My account' })).toBeVisible(),
  ],
  [
    'a popover',
    'overlays',
    (page) => button(page, 'overlays', 'Share').click(),
    (page) => expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible(),
  ],
  [
    'a dialog',
    'overlays',
    (page) => button(page, 'overlays', 'Open the dialog').click(),
    (page) => expect(page.getByRole('dialog', { name: 'Rename the space' })).toBeVisible(),
  ],
  [
    'a long dialog',
    'overlays',
    (page) => button(page, 'overlays', 'Open a long dialog').click(),
    (page) => expect(page.getByRole('dialog')).toBeVisible(),
  ],
  [
    'a sheet',
    'overlays',
    (page) => button(page, 'overlays', 'Open the sheet').click(),
    (page) => expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
  ],
  [
    'a confirmation by keyword',
    'answers',
    (page) => button(page, 'answers', 'Ask for a keyword').click(),
    (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  ],
  [
    'a confirmation by a tick',
    'answers',
    (page) => button(page, 'answers', 'Ask for a tick').click(),
    (page) => expect(page.getByRole('alertdialog')).toBeVisible(),
  ],
  [
    'a combobox',
    'pickers',
    (page) => section(page, 'pickers').getByLabel('Sports', { exact: true }).click(),
    (page) => expect(page.getByRole('option', { name: 'Basketball' })).toBeVisible(),
  ],
  [
    'a combobox that searches',
    'pickers',
    (page) => section(page, 'pickers').getByRole('combobox', { name: 'City' }).fill('ko'),
    (page) => expect(page.getByRole('option', { name: /Kokomo/ })).toBeVisible(),
  ],
  [
    'a place field',
    'pickers',
    (page) => section(page, 'pickers').getByRole('combobox', { name: 'Where' }).fill('war'),
    (page) => expect(page.getByRole('option', { name: 'Warsaw' })).toBeVisible(),
  ],
  [
    'a calendar',
    'pickers',
    (page) => section(page, 'pickers').getByLabel('When', { exact: true }).click(),
    (page) => expect(page.getByRole('grid').first()).toBeVisible(),
  ],
  [
    'a lightbox',
    'pictures',
    (page) =>
      section(page, 'pictures')
        .getByRole('link', { name: /^Image 1 of 6/ })
        .click(),
    (page) => expect(page.getByRole('dialog', { name: /^Images of/ })).toBeVisible(),
  ],
  [
    'toasts',
    'answers',
    async (page) => {
      for (const name of ['Error', 'Persistent warning', 'Notification'])
        await button(page, 'answers', name).click()
    },
    (page) => expect(page.getByText('Floor plan with the two extra courts')).toBeVisible(),
  ],
]

async function expectStateAccessible(page: Page, state: State) {
  const { at, as, before, open, settle, width, fitsLargeText } = state
  if (as) {
    // The page of the state before may not see its session end.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signIn(page, await as())
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await before?.(page)
  if (at !== undefined) {
    await page.goto(origin + (typeof at === 'string' ? at : await at()))
    await untilHydrated(page)
  }
  await open?.(page)
  await expect(page).toHaveTitle(/ \| Homestand$/)
  await expectAccessible(page, width, settle)
  if (fitsLargeText) await expectRoomForLargeText(page)
}

for (const { title, states, errors = [] } of visits)
  test(title, async ({ page, allowErrors }) => {
    test.setTimeout(states.length * 120_000)
    allowErrors(...errors)
    for (const state of states)
      await test.step(state.title, () => expectStateAccessible(page, state), { timeout: 120_000 })
  })

test.describe('the page of components', () => {
  test.describe.configure({ timeout: 120_000 })

  // One of the samples is a broken image.
  test.beforeEach(({ allowErrors }) => allowErrors(/images\/0{64}/))

  const visit = async (page: Page, query = '') => {
    await page.goto(`${origin}/dev/components${query}`)
    await untilHydrated(page)
  }

  test('all components', async ({ page }) => {
    await visit(page)
    await expectAccessible(page)
    await expectRoomForLargeText(page)
  })

  test('components that open, each open', async ({ page }) => {
    test.setTimeout(opened.length * 30_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [what, within, open, expectOpen] of opened)
      await test.step(what, async () => {
        await visit(page, `?only=${within}`)
        await open(page)
        await expectOpen(page)
        await expectNoAxeFindings(page)
      })
  })
})
