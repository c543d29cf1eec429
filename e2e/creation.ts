import { expect, type Page } from '@playwright/test'
import { logIn, openSite } from './site.ts'

const { origin, api } = openSite()
export const manager = 'facility@demo.example'

/** A page that waits for approval is not there for visitors, as one of whom the browser asks for it first. */
export const notThereYet = /status of 404/

/** Nobody else's name, and one word that the search finds. */
export const freshName = () => `Quillhaven${Date.now().toString(36)} Fieldhouse`

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

export const step = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()

export async function openBlank(page: Page, path = '/facilities/new') {
  await page.goto(origin + path)
  await expect(
    page
      .getByLabel('Name')
      .or(page.getByRole('heading', { level: 2 }))
      .first(),
  ).toBeEnabled()
  // Until the browser has taken the page over, it answers nothing.
  await expect(page.locator('[inert]')).toHaveCount(0)
}

/** Logs in where a page is sure to answer. */
export async function arrive(page: Page, email: string) {
  await openBlank(page)
  await logIn(page, email)
}

/** The draft, complete as far as it must be, without its steps. */
export const keepDraft = (page: Page, name: string, more: object = {}) =>
  page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('placed') !== null) return
      sessionStorage.setItem('placed', '1')
      localStorage.setItem('facility-draft', text)
    },
    JSON.stringify({
      key: crypto.randomUUID(),
      savedDate: new Date().toISOString(),
      draft: {
        name,
        facilityType: 'Fieldhouse',
        city: 'Indianapolis',
        state: 'Indiana',
        sports: ['Basketball'],
        ...more,
      },
    }),
  )

export const ownNamed = async (name: string) => {
  const { facilities } = await api(manager)
  const { data } = await facilities.my({ take: 100 })
  return data.filter((facility) => facility.name === name)
}
