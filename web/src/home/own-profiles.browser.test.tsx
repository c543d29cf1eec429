import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { facilitySummary } from '../kinds/facility/summary.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { OwnProfiles } from './own-profiles.tsx'

const review = 'An administrator will review it.'
const hidden = 'Only its team can see it.'

test.each([
  ['a page that waits for approval', { status: 'Pending' as const }, [review]],
  ['a hidden page', { isActive: false }, [hidden]],
  ['a public page', {}, []],
])('%s tells its team who can see it', async (_, known, texts) => {
  renderWithApi(<OwnProfiles summary={facilitySummary} profiles={[plainFacility(known)]} />)
  await expect.element(page.getByRole('link', { name: 'Grand Gym' })).toBeVisible()
  const shown = [review, hidden].filter((text) => page.getByText(text).elements().length > 0)
  expect(shown).toEqual(texts)
})
