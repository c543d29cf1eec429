import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { OwnReservations } from './own-reservations.tsx'
import { plainReservation } from './testing/plain-reservation.ts'

beforeEach(async () => {
  await page.viewport(390, 844)
  signInAsAdmin()
})

test('on a phone, a row has its tag beside the stay, and the list is apart from the title', async () => {
  answerCalls(() => ({ data: [plainReservation], _meta: { stats: { count: 1 } } }))
  renderPart(<OwnReservations />)
  const boxOf = async (found: ReturnType<typeof page.getByText>) => {
    await expect.element(found).toBeVisible()
    return found.element().getBoundingClientRect()
  }
  const tag = await boxOf(page.getByText('Booked', { exact: true }))
  const name = await boxOf(page.getByRole('heading', { name: 'Quarry House' }))
  const row = await boxOf(page.getByRole('listitem'))
  const title = await boxOf(page.getByRole('heading', { level: 1 }))
  expect(tag.width).toBeLessThan(100)
  expect(tag.left).toBeGreaterThanOrEqual(name.right)
  expect(row.top - title.bottom).toBeGreaterThanOrEqual(16)
})

test('a stay whose guest has left is past', async () => {
  const left = { ...plainReservation, checkIn: '2026-09-12', checkOut: '2026-09-13' }
  answerCalls(() => ({ data: [left], _meta: { stats: { count: 1 } } }))
  renderPart(<OwnReservations />)
  await expect.element(page.getByText('Past', { exact: true })).toBeVisible()
})

test('the first of several pages has no number in its address', async () => {
  answerCalls(() => ({ data: [plainReservation], _meta: { stats: { count: 60 } } }))
  renderPart(<OwnReservations />, '/reservations?page=2')
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('Previous page')).toHaveAttribute('href', '/reservations')
  await expect.element(link('Next page')).toHaveAttribute('href', '/reservations?page=3')
})
