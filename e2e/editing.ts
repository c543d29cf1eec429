import { expect, type Page } from '@playwright/test'
import { logIn, openSite } from './site.ts'

export const site = openSite()

export const manager = 'facility@demo.example'
export const colleague = 'destination@demo.example'

/** An approved facility that the manager runs. */
export async function makeFacility(name: string) {
  const { facilities } = await site.api(manager)
  const { data } = await facilities.create({
    data: {
      name,
      facilityType: 'Sports Complex',
      description: 'Eight courts.',
      city: 'Westfield',
      state: 'Indiana',
    },
  })
  await (await site.api('admin@demo.example')).facilities.approve({ id: data.id })
  return data.id
}

export async function openAs(page: Page, id: string, email = manager) {
  await page.goto(`${site.origin}/facilities/${id}`)
  await logIn(page, email)
}

export async function edit(page: Page, title: string, opener = `Edit ${title}`) {
  await page.getByRole('button', { name: opener, exact: true }).click()
  const editor = page.getByLabel(`Editing: ${title}`)
  await expect(editor.getByRole('button', { name: /^(Save|Done|Delete)/ }).first()).toBeVisible()
  return editor
}
