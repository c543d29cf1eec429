import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { WithQueries } from '../page/with-queries.tsx'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { PageContext } from './page-parts.ts'
import { ReleaseSection } from './release-section.tsx'
import { calendar, entry, timeZone } from './testing/plain-calendar.ts'

function renderSection(canManage = true) {
  const sent: string[] = []
  const removed: string[] = []
  const booked = entry({ title: 'Spring Cup', release: 'EventCancelled' })
  vi.stubGlobal('fetch', async (url: string, { method }: { method?: string }) => {
    sent.push(`${method} ${new URL(url, 'http://app.example').pathname}`)
    return Response.json({ data: { ...booked, release: null, busyWith: [], changeId: null } })
  })
  renderWithApi(
    <WithQueries fallback={null}>
      <PageContext
        value={{
          ownerId: 'facility',
          calendar: { ...calendar(booked), toRelease: [booked] },
          timeZone,
          today: '2031-06-01',
          canManage,
          go: () => undefined,
          open: () => undefined,
          remove: ({ id }) => void removed.push(id),
        }}
      >
        <ReleaseSection />
      </PageContext>
    </WithQueries>,
  )
  return { sent, removed, booked }
}

test('a booking of a cancelled event is asked about, with the reason', async () => {
  const { removed, booked } = renderSection()
  await expect.element(page.getByText('Release?')).toBeVisible()
  await expect.element(page.getByText('Spring Cup is cancelled. Release the time, or keep it.')).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  expect(removed).toEqual([booked.id])
})

test('keeping a booking answers the question', async () => {
  const { sent, booked } = renderSection()
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect
    .poll(() => sent)
    .toContainEqual(
      expect.stringMatching(new RegExp(`^POST .*/facilities/facility/calendar/entries/${booked.id}/keep$`)),
    )
})

test('staff who can’t change the calendar read the question', async () => {
  renderSection(false)
  await expect.element(page.getByText('Release?')).toBeVisible()
  expect(page.getByRole('button', { name: 'Keep' }).elements()).toEqual([])
})
