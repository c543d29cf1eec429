import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { eventPage } from '../event-page.tsx'
import { DatesEditor } from './dates-editor.tsx'

const flexible = page.getByLabelText('The dates are flexible')
const dayCount = page.getByLabelText(/^How many days it takes/)
const startTime = page.getByLabelText(/^Starts on the first day at/)
const save = page.getByRole('button', { name: 'Save dates' })

/** Opens the editor over a server with this event, which records the patches. */
async function open(known: Parameters<typeof plainEvent>[0]) {
  const patches: unknown[] = []
  const event = plainEvent({ startDate: '2097-03-12', endDate: '2097-03-14', ...known })
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PATCH') patches.push(JSON.parse(body ?? '[]'))
    return new Response(JSON.stringify({ data: event }), { headers: { etag: '"1"' } })
  })
  renderWithApi(<DatesEditor kind={eventPage.kind} profile={event} close={() => {}} focus={() => {}} />)
  await expect.element(save).toBeVisible()
  return patches
}

beforeEach(() => sessionStorage.clear())

test('flexible dates ask for a number of days instead of times, and clear the times', async () => {
  const patches = await open({ startTime: '08:00', endTime: '17:00' })
  await expect.element(dayCount).not.toBeInTheDocument()
  await flexible.click()
  await expect.element(startTime).not.toBeInTheDocument()
  await dayCount.fill('2')
  await save.click()
  await expect.poll(() => patches).toHaveLength(1)
  expect(patches[0]).toEqual(
    expect.arrayContaining([
      { op: 'replace', path: '/hasFlexibleDates', value: true },
      { op: 'replace', path: '/dayCount', value: 2 },
      { op: 'replace', path: '/startTime', value: null },
      { op: 'replace', path: '/endTime', value: null },
    ]),
  )
})

test('fixed dates clear the number of days', async () => {
  const patches = await open({ hasFlexibleDates: true, dayCount: 3 })
  await expect.element(dayCount).toHaveValue('3')
  await flexible.click()
  await expect.element(startTime).toBeVisible()
  await save.click()
  await expect.poll(() => patches).toHaveLength(1)
  expect(patches[0]).toEqual(
    expect.arrayContaining([
      { op: 'replace', path: '/hasFlexibleDates', value: false },
      { op: 'replace', path: '/dayCount', value: null },
    ]),
  )
})

const past = { startDate: '2020-03-12', endDate: '2020-03-15' }
const question = page.getByRole('alertdialog', { name: 'These dates are over.' })

test('asks before a published event gets dates that are over', async () => {
  const patches = await open({ ...past, hasFlexibleDates: true, dayCount: 3 })
  await dayCount.fill('2')
  await save.click()
  await expect.element(question).toBeVisible()
  expect(patches).toEqual([])
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect.poll(() => patches).toEqual([[expect.objectContaining({ path: '/dayCount', value: 2 })]])
})

test('saves dates of a draft that are over without asking', async () => {
  const patches = await open({ ...past, status: 'Draft', hasFlexibleDates: true, dayCount: 3 })
  await dayCount.fill('2')
  await save.click()
  await expect.poll(() => patches).toHaveLength(1)
})

test('a day that does not exist is not saved as no day', async () => {
  const patches = await open({})
  const lastDay = page.getByLabelText('Last day')
  lastDay.element().focus()
  await userEvent.keyboard('02292097{Enter}')
  await expect.element(page.getByText('This day does not exist.')).toBeVisible()
  await expect.element(lastDay).toHaveFocus()
  expect(patches).toEqual([])
})
