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

/** Goes on, and waits for the step with this title. */
export async function nextStep(page: Page, title: string) {
  await next(page)
  await expectStep(page, title)
}

export async function fillIndianapolis(page: Page) {
  await page.getByLabel('City').fill('Indianapolis')
  await page.getByLabel('State or province').selectOption('Indiana')
}

export async function chooseVolleyball(page: Page) {
  await page.getByRole('combobox', { name: 'Sports' }).fill('volley')
  await page.getByRole('option', { name: 'Volleyball', exact: true }).click()
}

/** From the step before the photos to the new page, whose address it returns. `path` is that of its kind: '/hotels'. */
export async function finishWithoutPhotos(page: Page, path: string, button = 'Send for approval') {
  await nextStep(page, 'Photos')
  await nextStep(page, 'Check and send')
  await page.getByRole('button', { name: button }).click()
  await expect(page).toHaveURL(new RegExp(`${path}/[\\da-f-]{36}$`))
  return page.url()
}

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
