import { expect, type Page } from '@playwright/test'
import { addressOf, approvedFacility } from './facilities.ts'
import { openAs } from './log-in.ts'

export const editableFacility = (name: string) =>
  approvedFacility({ name, description: 'Eight courts.', city: 'Westfield', state: 'Indiana' })

/** Opens a new facility as its manager. */
export async function openOwn(page: Page, name: string) {
  const facility = await editableFacility(name)
  await openAs(page, facility.manager, addressOf(facility))
  return facility
}

/** Opens the editor of a section. */
export async function edit(page: Page, title: string, opener?: string) {
  await page.getByRole('button', { name: opener ?? `Edit ${title}`, exact: true }).click()
  const editor = page.getByRole('region', {
    name: opener === undefined ? `Editing: ${title}` : title,
    exact: true,
  })
  await expect(editor.getByRole('button', { name: /^(Save|Done|Delete)/ }).first()).toBeVisible()
  return editor
}
