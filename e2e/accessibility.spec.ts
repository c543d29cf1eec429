import { expect, type Page } from '@playwright/test'
import { accountStates } from './account-states.ts'
import { admin, newAccount, signIn } from './accounts.ts'
import { adminStates } from './admin-states.ts'
import { expectAccessible, expectNoAxeFindings, expectRoomForLargeText } from './axe.ts'
import { facilityWithRequest, openClaim, sendEmpty, unclaimedFacility } from './contact-states.ts'
import { storeDraft } from './creation.ts'
import { inquiryStates } from './inquiry-states.ts'
import { checkedFile, finishedFile } from './imports.ts'
import { addressOfKind, approvedProfile, callsAs, kindFixtures, type KindFixture } from './kinds.ts'
import { grayPicture } from './one-pixel.ts'
import { openSite, test, untilHydrated } from './site.ts'
import type { State } from './state.ts'

/** Every page in every state: no axe findings in light and dark colors, and no sideways scroll. */
const { origin } = openSite()

// Some states make a profile with everything first.
test.describe.configure({ timeout: 120_000 })

const notFound = /status of 404/
const missing = '/facilities/00000000-0000-4000-8000-000000000000'
/** Below 1200 px there is no map beside the list. Drawing one without a GPU takes a second of CPU time. */
const withoutMap = 1024

const newMember = () => newAccount('Marcus Ellingsford')
const asHost = () => Promise.resolve('facility@demo.example')
const asAdmin = () => Promise.resolve(admin)
const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

/** Loads the code of a page that the server rendered. */
const useIt = (page: Page) => page.keyboard.press('Tab')

const states: State[] = [
  { title: 'the landing page', at: '/', fitsLargeText: true },
  {
    title: 'the dates of the landing page',
    at: '/',
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
  { title: 'an unknown state', at: '/states/ohoi', errors: [notFound] },
  { title: 'an unknown address', at: '/no/such/page', errors: [notFound] },
  {
    title: 'a page that fails',
    at: '/facilities/new',
    errors: [/status of 500/],
    async open(page) {
      await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }))
      await page
        .getByRole('banner')
        .getByRole('link', { name: /home page$/ })
        .click()
      await expect(page.getByText('This page didn’t load')).toBeVisible()
    },
  },
  { title: 'home for a visitor', at: '/home' },
  { title: 'home for a new member', at: '/home', as: newMember },
  {
    title: 'home for a new member with an account type',
    at: '/home',
    as: newMember,
    open: press('Facility'),
    fitsLargeText: true,
  },
  { title: 'events that look for a venue, for a visitor', at: '/events/rfps' },
  {
    title: 'events that look for a venue',
    at: '/events/rfps',
    as: asHost,
    open: (page) => expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'events that look for a venue, without a membership',
    at: '/events/rfps',
    as: newMember,
    errors: [/status of 403/],
  },
  {
    title: 'an offer to restore a profile',
    at: missing,
    as: asAdmin,
    errors: [notFound],
    open: (page) => expect(page.getByRole('button', { name: 'Restore the facility' })).toBeVisible(),
  },
  {
    title: 'the filters with a long list',
    at: '/facilities/marketplace?sport=Golf&near=Ohio',
    width: 390,
    async open(page) {
      const sheet = await openFilters(page)
      await sheet
        .getByText(/Show \d+ more/)
        .first()
        .click()
    },
  },
  {
    title: 'the map beside the list',
    at: '/facilities/marketplace',
    async open(page) {
      await page.setViewportSize({ width: 1440, height: 844 })
      await expect(page.getByText(/^[\d,]+ facilities on the map$/)).toBeAttached()
    },
  },
  {
    title: 'the map on a phone',
    at: '/facilities/marketplace?state=California&view=map',
    width: 390,
    open: (page) => expect(page.getByText(/^[\d,]+ facilit(?:y|ies) on the map$/)).toBeAttached(),
  },
  {
    title: 'a draft with problems',
    at: '/facilities/new?step=5',
    before: (page) =>
      storeDraft(page, 'ア'.repeat(200), { spaces: [{ name: 'Court', count: '8' }, {}], email: 'nonsense' }),
    open: async (page) => expect(page.getByText(/^Fix \d problems/)).toBeVisible(),
  },
  {
    title: 'a request with errors',
    at: async () => `/requests/new?facilities=${(await unclaimedFacility('Asked gym')).id}`,
    open: sendEmpty,
    fitsLargeText: true,
  },
  {
    title: 'received requests',
    at: '/requests',
    as: async () => (await facilityWithRequest()).facility.manager,
    open: (page) => expect(page.getByRole('article')).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'sent requests',
    at: '/requests?box=sent',
    as: async () => (await facilityWithRequest()).sender,
    open: (page) => expect(page.getByRole('article')).toBeVisible(),
  },
  ...inquiryStates,
  { title: 'a link to no request', at: '/requests/status' },
  {
    title: 'a claim',
    at: async () => `/claims/new?facilities=${(await unclaimedFacility('Claimed gym')).id}`,
    as: newMember,
    open: (page) => expect(page.getByLabel('Your position')).toBeVisible(),
    fitsLargeText: true,
  },
  {
    title: 'claims to decide',
    at: async () => {
      await openClaim()
      return '/admin/claims'
    },
    as: asAdmin,
    errors: [notFound],
    open: (page) =>
      page
        .getByRole('button', { name: /^Decline / })
        .first()
        .click(),
  },
  {
    title: 'files to import, for an administrator',
    at: '/admin/imports?page=999',
    as: asAdmin,
    errors: [notFound],
    open: (page) => expect(page.getByText(/^No files/)).toBeVisible(),
    fitsLargeText: true,
  },
  ...accountStates,
  ...adminStates.map((state) => ({ ...state, as: asAdmin, errors: [notFound] })),
  ...statesOfImports(),
  ...statesOfOneKind(kindFixtures.facility),
  ...Object.entries(kindFixtures).flatMap(([name, kind]) => statesOfKind(name, kind)),
]

/** The steps of an import and its result, as its manager sees them. */
function statesOfImports(): State[] {
  const step = (name: string, heading: string): State => ({
    title: `an import: ${name}`,
    at: async () => `${(await checkedFile()).path}?step=${name}`,
    as: async () => (await checkedFile()).manager,
    open: (page) => expect(page.getByRole('heading', { name: heading })).toBeVisible(),
    fitsLargeText: true,
  })
  const openRows = async (page: Page) => {
    const rows = page.getByRole('list', { name: 'Rows' }).locator('summary')
    await expect(rows.first()).toBeVisible()
    for (const row of await rows.all()) await row.click()
  }
  return [
    step('columns', 'What are the columns for?'),
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
      at: async () => (await finishedFile()).path,
      as: async () => (await finishedFile()).manager,
      open: press('Undo this import'),
    },
    {
      title: 'imported files',
      at: async () => `/destinations/${(await finishedFile()).ownerId}/imports`,
      as: async () => (await finishedFile()).manager,
      open: (page) => expect(page.getByRole('listitem').filter({ hasText: 'parks.csv' })).toBeVisible(),
      fitsLargeText: true,
    },
  ]
}

async function openFilters(page: Page) {
  await page.getByRole('link', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('group').first()).toBeVisible()
  return sheet
}

/** An approved profile with something in every section. */
async function fullProfile(kind: KindFixture) {
  const profile = await approvedProfile(kind, {
    name: 'Profile with everything',
    description: 'Eight courts. '.repeat(60),
    address: '100 S Capitol Ave',
    city: 'Indianapolis',
    website: 'https://courts.example',
    email: 'desk@courts.example',
  })
  const { images, documents } = await callsAs(kind, profile.manager)
  for (const [files, type] of [
    [images, 'image/png'],
    [documents, 'text/plain'],
  ] as const) {
    const { data } = await files.create({ ownerId: profile.id, data: { name: 'The hall' } })
    await files.putFile({ ownerId: profile.id, id: data.id, file: new Blob([grayPicture], { type }) })
  }
  await kind.fillTexts?.(profile, 'Lined for futsal')
  await kind.addNeighbor(profile, 'A neighbor')
  return profile
}

function statesOfKind(name: string, kind: KindFixture): State[] {
  const market = `${kind.path}/${kind.market}`
  const { visitor, manager } = fullPages(kind)
  const ofMarket: State[] = [
    { title: `${name}: the marketplace`, at: market, fitsLargeText: true, width: withoutMap },
    { title: `${name}: the filters`, at: `${market}?state=Ohio`, width: withoutMap, open: openFilters },
  ]
  return [
    ...(kind.market !== undefined ? ofMarket : []),
    { title: `${name}: the page`, ...visitor, open: scrollThrough },
    { title: `${name}: all editors`, ...manager, open: openEditors },
    { title: `${name}: creation`, at: `${kind.path}/new`, open: expectStepsAccessible, fitsLargeText: true },
  ]
}

/** States that are the same code in all kinds, shown by one. */
function statesOfOneKind(kind: KindFixture): State[] {
  const market = `${kind.path}/${kind.market}`
  const { visitor, manager } = fullPages(kind)
  return [
    {
      title: 'a choice',
      at: `${market}?sport=Basketball&state=Ohio&sort=name&from=2027-03-12&page=2`,
      width: withoutMap,
    },
    {
      title: 'an unknown place',
      at: `${market}?near=Qwxzv&page=-3&foo=bar`,
      fitsLargeText: true,
      width: withoutMap,
    },
    {
      title: 'no results',
      at: `${market}?sport=Basketball&count=900&space=Court&state=Ohio`,
      fitsLargeText: true,
      width: withoutMap,
    },
    { title: 'the page of filters', at: `${market}/filters?sport=Golf` },
    {
      title: 'the gallery',
      ...visitor,
      open: (page) => page.getByRole('link', { name: /^Image 1/ }).click(),
    },
    { title: 'sharing', ...visitor, open: press('Share') },
    { title: 'a page as its manager shows it to visitors', ...manager, open: press('View as a visitor') },
    { title: 'the question before hiding a page', ...manager, open: press('Hide this page') },
    { title: 'home of a manager', at: '/home', as: manager.as },
  ]
}

const fullProfiles = new Map<KindFixture, ReturnType<typeof fullProfile>>()

/** The page of one full profile per kind, for a visitor and for its manager. */
function fullPages(kind: KindFixture) {
  const full = () => {
    const profile = fullProfiles.get(kind) ?? fullProfile(kind)
    fullProfiles.set(kind, profile)
    return profile
  }
  const at = async () => new URL(addressOfKind(kind, await full())).pathname
  return { visitor: { at }, manager: { at, as: async () => (await full()).manager } }
}

/** Scrolls to the end, so that everything lazy is loaded and shown. */
function scrollThrough(page: Page) {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
    }
  })
}

async function openEditors(page: Page) {
  const openers = page.getByRole('main').getByRole('button', { name: /^Edit / })
  await expect(openers.first()).toBeVisible()
  for (let left = await openers.count(); left > 0; left -= 1) {
    await openers.first().click()
    await expect(openers).toHaveCount(left - 1)
  }
}

async function expectStepsAccessible(page: Page) {
  const steps = page.getByRole('link', { name: /^Step \d/ })
  for (let step = await steps.count(); step > 1; step -= 1) {
    await steps.nth(step - 1).click()
    await expectAccessible(page)
  }
  await steps.first().click()
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
    'a tooltip',
    'overlays',
    (page) => button(page, 'overlays', 'Hover me').hover(),
    (page) => expect(page.getByText('Replies in about 6 hours')).toBeVisible(),
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

for (const { title, at, as, before, open, errors = [], width, fitsLargeText } of states)
  test(title, async ({ page, allowErrors }) => {
    allowErrors(...errors)
    if (as) await signIn(page, await as())
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await before?.(page)
    await page.goto(origin + (typeof at === 'string' ? at : await at()))
    await untilHydrated(page)
    await open?.(page)
    await expectAccessible(page, width)
    if (fitsLargeText) await expectRoomForLargeText(page)
  })

test.describe('the page of components', () => {
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

  for (const within of new Set(opened.map(([, id]) => id)))
    test(`${within}, each open`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [what, id, open, expectOpen] of opened)
        if (id === within)
          await test.step(what, async () => {
            await visit(page, `?only=${within}`)
            await open(page)
            await expectOpen(page)
            await expectNoAxeFindings(page)
          })
    })
})
