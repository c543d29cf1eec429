import type { PageWeek } from '@app/contract/reports/report-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { WeekSection } from './week-section.tsx'

const figure = (name: string, label: string, value: number, before: number | null) => ({
  name,
  label,
  unit: 'count' as const,
  currency: null,
  better: 'higher' as const,
  basis: null,
  value,
  before,
})
const week = (n: number, views: number, before: number | null): PageWeek => ({
  profileId: `p${n}`,
  kind: 'hotel',
  name: `Inn ${n}`,
  days: { startDate: '2027-02-12', endDate: '2027-02-18' },
  figures: [
    figure('view', 'Page views', views, before),
    figure('clicks', 'Clicks', 2, before),
    figure('like', 'Likes', 0, before),
  ],
})

beforeEach(signInAsAdmin)

/** Counts the calls. */
function open(weeks: PageWeek[]) {
  let asked = 0
  answerCalls(({ path }) => {
    if (path !== '/my/week') return undefined
    asked += 1
    return { data: weeks }
  })
  renderPart(<WeekSection />)
  return () => asked
}

test('a page has its figures beside those of the week before, and its report of these days', async () => {
  open([week(1, 30, 24)])
  const row = page.getByRole('row', { name: /Report on Inn 1/ })
  await expect.element(row).toMatchTextContent('30')
  await expect.element(row).toMatchTextContent('25% more')
  await expect
    .element(row.getByRole('link', { name: 'Report on Inn 1' }))
    .toHaveAttribute('href', '/hotels/p1/reports?start=2027-02-12&end=2027-02-18')
})

test('a page of which nothing is known before has no change', async () => {
  open([week(1, 30, null)])
  await expect.element(page.getByRole('row', { name: /Report on Inn 1/ })).toBeVisible()
  await expect.element(page.getByText(/more|less|New/)).not.toBeInTheDocument()
})

test('several pages are one request, of which the first five are shown', async () => {
  const asked = open([1, 2, 3, 4, 5, 6, 7].map((n) => week(n, 10 - n, 1)))
  await expect.element(page.getByRole('link', { name: 'Report on Inn 5' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Report on Inn 6' })).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Reports of 2 more' }))
    .toHaveAttribute('href', '/home/pages')
  expect(asked()).toBe(1)
})

test('pages without visits have no section', async () => {
  const asked = open([{ ...week(1, 0, 0), figures: [figure('view', 'Page views', 0, 0)] }])
  await expect.poll(asked).toBe(1)
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
