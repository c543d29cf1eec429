import { expect } from '@playwright/test'
import { edit, editableFacility } from './editing.ts'
import { addressOf, visit } from './facilities.ts'
import { openAs } from './log-in.ts'
import { openSite, test } from './site.ts'

// In one worker, so that the facility is made once.
test.describe.configure({ mode: 'default' })

const { api } = openSite()

let facility: Awaited<ReturnType<typeof editableFacility>>

test.beforeAll(async () => {
  facility = await editableFacility('Courts without end')
  const { facilities } = await api(facility.manager)
  const make = (index: number) =>
    facilities.spaceTypes.create({
      ownerId: facility.id,
      data: { name: 'Court', count: 1, additionalFeatures: `Court ${index}` },
    })
  for (let from = 0; from < 200; from += 20)
    await Promise.all(Array.from({ length: 20 }, (_, at) => make(from + at)))
})

test('shows ten of 200 spaces until all are requested, and finds and changes one of them', async ({
  page,
}) => {
  await visit(page, addressOf(facility))
  const rows = page.getByRole('region', { name: 'Spaces' }).locator('tbody tr:visible')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Show all 200' }).click()
  await expect(rows).toHaveCount(200)

  const { id, manager } = facility
  await openAs(page, manager, addressOf(facility))
  const editor = await edit(page, 'Spaces')
  await editor.getByRole('button', { name: 'Show all 200' }).click()
  await expect(editor.getByRole('listitem')).toHaveCount(200)
  await editor.getByLabel('Find a space').fill('Court 177')
  await expect(editor.getByRole('listitem')).toHaveCount(1)
  await editor.getByRole('button', { name: 'Change: 1 × Court' }).click()
  await editor.getByLabel('Features').fill('Court 177, resurfaced')
  await editor.getByRole('button', { name: 'Save spaces' }).click()
  await expect(editor).toHaveCount(0)
  const { facilities } = await api(manager)
  const { data } = await facilities.spaceTypes.filtered({ ownerId: id, data: { text: 'resurfaced' } })
  expect(data).toHaveLength(1)
})
