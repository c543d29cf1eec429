import { type Special, specials } from '@app/contract/hotels/special-schema.ts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as z from 'zod'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { SpecialsSection } from './specials-section.tsx'

const breakfast: Special = {
  id: 's',
  ownerId: 'h',
  title: 'Breakfast for teams',
  description: null,
  startDate: '2027-03-11',
  endDate: '2027-03-14',
  minNights: 2,
  createdDate: '2026-01-01T00:00:00.000Z',
}
const Creation = z.object({ data: specials.draft })

let stored: Special[]
let writes: { method: string; body: unknown }[]
beforeEach(() => {
  stored = []
  writes = []
})

function open(canManage = true) {
  signInAsAdmin()
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: stored, _meta: { stats: { count: stored.length } } })
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null
    writes.push({ method, body: sent })
    if (method === 'POST') stored = [{ ...breakfast, ...Creation.parse(sent).data, id: `s${stored.length}` }]
    if (method === 'DELETE') stored = []
    return Response.json({ data: stored[0] ?? null })
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  renderPart(<SpecialsSection ownerId="h" today="2027-02-19" canManage={canManage} />)
}

const button = (name: string) => page.getByRole('button', { name })
const dialog = () => page.getByRole('dialog')

test('a special is added with its nights', async () => {
  open()
  await button('Add a special').click()
  await dialog().getByLabelText('What guests get').fill('球队早餐 <b>free</b>')
  await dialog().getByLabelText('First night').fill('2027-12-30')
  await dialog().getByLabelText('Last night').fill('2028-01-01')
  await dialog().getByLabelText('For stays of').selectOptions('2')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('球队早餐 <b>free</b>')).toBeVisible()
  await expect
    .element(page.getByText('Nights of Dec 30, 2027 – Jan 1, 2028, for stays of 2 nights or more'))
    .toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('an amount is refused beside the field, with the reason, and nothing is sent', async () => {
  open()
  await button('Add a special').click()
  await dialog().getByLabelText('What guests get').fill('Rooms from $99')
  await dialog().getByLabelText('Last night').fill('2027-03-14')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog().getByText(/not name an amount or a percentage/)).toBeVisible()
  expect(writes).toEqual([])
})

test('a change sends what differs, and what it was before', async () => {
  stored = [breakfast]
  open()
  await button('Edit Breakfast for teams').click()
  await dialog().getByLabelText('Last night').fill('2027-03-13')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(writes).toEqual([
    {
      method: 'PATCH',
      body: [
        { op: 'test', path: '/endDate', value: '2027-03-14' },
        { op: 'replace', path: '/endDate', value: '2027-03-13' },
      ],
    },
  ])
})

test('one is removed after a question, by a button beside Save on a phone too', async () => {
  stored = [breakfast]
  open()
  await page.viewport(390, 844)
  await button('Edit Breakfast for teams').click()
  const remove = dialog().getByRole('button', { name: 'Remove' })
  const save = dialog().getByRole('button', { name: 'Save' })
  await expect.element(remove).toBeVisible()
  expect(remove.element().getBoundingClientRect().top).toBe(save.element().getBoundingClientRect().top)
  await remove.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText(/^None yet/)).toBeVisible()
  expect(writes.map(({ method }) => method)).toEqual(['DELETE'])
})

test('those that are over are marked, and members who do not manage the hotel only read', async () => {
  stored = [{ ...breakfast, startDate: '2027-02-01', endDate: '2027-02-18' }]
  open(false)
  await expect.element(page.getByText('Over', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
