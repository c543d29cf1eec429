import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { newAccount } from './accounts.ts'
import { openSite, untilHydrated } from './site.ts'

const { origin, api } = openSite()

export const newManager = () => newAccount('Dana Brindlow')

/** The document of a pending facility is a 404, since browsers request it without a token. */
export const documentNotFound = /status of 404/

/** A name that no other facility has. Its first word finds it in the search. */
export const uniqueName = () => `Quillhaven${randomUUID().slice(0, 8)} Fieldhouse`

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()

export const expectStep = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()

export async function openForm(page: Page, path = '/facilities/new') {
  await page.goto(origin + path)
  await untilHydrated(page)
}

/** Stores a draft in the browser with all required fields, before the first page loads. */
export const storeDraft = (page: Page, name: string, more: object = {}) =>
  page.addInitScript(
    (text) => {
      if (sessionStorage.getItem('stored') !== null) return
      sessionStorage.setItem('stored', '1')
      localStorage.setItem('facility-draft', text)
    },
    JSON.stringify({
      key: randomUUID(),
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

/** The manager's facilities of this name. */
export const ownNamed = async (manager: string, name: string) => {
  const { facilities } = await api(manager)
  const { data } = await facilities.my({ take: 100 })
  return data.filter((facility) => facility.name === name)
}
