import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { InterestsSection } from './interests-section.tsx'

const facts = { kind: 'event', id: 'cup', name: 'Yuma Cup', picture: '', city: 'Yuma', state: 'Arizona' }
const days = { startDate: '2026-10-10', endDate: '2026-12-06', hasFlexibleDates: false, dayCount: null }

test.each([
  [{ ...days, hasFlexibleDates: true, dayCount: 2 }, '2 days within Oct 10 – Dec 6, 2026 · Yuma, Arizona'],
  [days, 'Oct 10 – Dec 6, 2026 · Yuma, Arizona'],
  [{ ...days, endDate: days.startDate }, 'Oct 10, 2026 · Yuma, Arizona'],
  [{ ...days, startDate: null, endDate: null }, 'Yuma, Arizona'],
])('says all days of an event, of which the first may have passed: %j', async (dates, text) => {
  const event = { ...facts, sports: [], distance: null, ...dates }
  const search = { sports: [], place: null, miles: 150 }
  const counts = [{ kind: 'event', count: 1, first: [event], wider: null }]
  vi.stubGlobal('fetch', async () => Response.json({ data: { search, counts, profiles: [] } }))
  renderWithApi(<InterestsSection />)
  await expect.element(page.getByText(text, { exact: true })).toBeVisible()
})
