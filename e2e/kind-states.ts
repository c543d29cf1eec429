import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addressOfKind, approvedProfile, callsAs, kindFixtures, type KindFixture } from './kinds.ts'
import { withoutMap } from './market.ts'
import { grayPicture } from './one-pixel.ts'
import type { State, Visit } from './state.ts'

const { width } = withoutMap

const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click()

/** States that are the same code in all kinds, shown by one. */
export const statesOfMarket: readonly State[] = [
  {
    title: 'a choice',
    at: '/facilities/marketplace?sport=Basketball&state=Ohio&sort=name&from=2027-03-12&page=2',
    width,
  },
  {
    title: 'an unknown place',
    at: '/facilities/marketplace?near=Qwxzv&page=-3&foo=bar',
    fitsLargeText: true,
    width,
  },
  {
    title: 'no results',
    at: '/facilities/marketplace?sport=Basketball&count=900&space=Court&state=Ohio',
    fitsLargeText: true,
    width,
  },
  { title: 'the page of filters', at: '/facilities/marketplace/filters?sport=Golf' },
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
    // The heading says the same.
    open: (page) =>
      expect(
        page.getByRole('status').filter({ hasText: /^[\d,]+ facilit(?:y|ies) on the map$/ }),
      ).toBeAttached(),
  },
]

const partsOfPage: State[] = [
  { title: 'sharing', open: press('Share') },
  {
    title: 'the gallery',
    async open(page) {
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: /^Image 1/ }).click()
    },
  },
]

function partsOfManagersPage(at: () => Promise<string>): State[] {
  return [
    { title: 'the question before hiding a page', at, open: press('Hide this page') },
    { title: 'a page as its manager shows it to visitors', at, open: press('View as a visitor') },
  ]
}

/** The manager of a facility with something in every section. */
export const managerOfAll = () => fullPages(kindFixtures.facility).manager.as()

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
  // Sections that are shown once they are loaded add openers meanwhile.
  while ((await openers.count()) > 0) {
    const opener = await openers.first().elementHandle()
    await opener?.click()
    await opener?.waitForElementState('hidden')
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

/** The pages of each kind, first for a visitor and then for the manager of a profile with everything. */
export const visitsOfKinds: Visit[] = Object.entries(kindFixtures).map(([name, kind]) => {
  const { visitor, manager } = fullPages(kind)
  const market = `${kind.path}/${kind.market}`
  const ofMarket: State[] = [
    { title: `${name}: the marketplace`, at: market, fitsLargeText: true, width },
    { title: `${name}: the filters`, at: `${market}?state=Ohio`, width, open: openFilters },
  ]
  const isShownByOne = kind === kindFixtures.facility
  return {
    title: `${name}: its pages`,
    states: [
      ...(kind.market !== undefined ? ofMarket : []),
      {
        title: `${name}: creation`,
        at: `${kind.path}/new`,
        open: expectStepsAccessible,
        fitsLargeText: true,
      },
      { title: `${name}: the page`, ...visitor, open: scrollThrough },
      ...(isShownByOne ? partsOfPage : []),
      { title: `${name}: all editors`, ...manager, open: openEditors },
      ...(isShownByOne ? partsOfManagersPage(manager.at) : []),
    ],
  }
})
