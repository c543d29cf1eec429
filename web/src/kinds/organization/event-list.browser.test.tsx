import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { EventList, pagesAfter } from './event-list.tsx'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const total = 230
const today = '2027-03-01'

const eventAt = (at: number) =>
  plainEvent({ id: `5e7e0c5a-5b0e-4b6e-9d6a-${String(at).padStart(12, '0')}`, name: `Open ${at + 1}` })
const eventsFrom = (offset: number, take: number) =>
  Array.from({ length: Math.min(take, total - offset) }, (_, at) => eventAt(offset + at))

/** Answers pages of the list, and refuses those that the contract refuses. Records their positions. */
function serve(isBroken = () => false) {
  const offsets: number[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://x').searchParams
    const [offset, take] = [Number(query.get('offset')), Number(query.get('take'))]
    offsets.push(offset)
    if (isBroken() || take > 100) return new Response('{}', { status: 404 })
    return Response.json({ data: eventsFrom(offset, take), _meta: { stats: { count: total } } })
  })
  return offsets
}

function open() {
  const none = { events: [], count: 0 }
  const coming = { events: eventsFrom(0, 6), count: total }
  renderWithApi(<EventList id={id} list="coming" events={{ today, coming, past: none, wanted: none }} />)
}
const more = (count: number) => page.getByRole('button', { name: `Show ${count} more` })
const rowCount = () => page.getByRole('listitem').elements().length

test('appends pages until all events show, and reads each page once', async () => {
  const offsets = serve()
  open()
  for (const count of [12, 24, 48, 96, 44]) await more(count).click()
  await expect.element(page.getByRole('link', { name: 'Open 230', exact: true })).toBeVisible()
  await expect.poll(rowCount).toBe(total)
  expect(offsets).toEqual([6, 18, 42, 90, 186])
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a page that fails is loaded again, and the rows before it stay', async () => {
  let isBroken = true
  serve(() => isBroken)
  open()
  await more(12).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open 6', exact: true })).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('link', { name: 'Open 18', exact: true })).toBeVisible()
})

test('offers no page after the last event', () => {
  expect(pagesAfter(6, 6)).toEqual([])
  expect(pagesAfter(6, 7)).toEqual([{ offset: 6, take: 1 }])
})
