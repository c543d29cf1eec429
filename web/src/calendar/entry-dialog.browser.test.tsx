import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { EntryDialog } from './entry-dialog.tsx'
import { valuesOfEntry } from './entry-values.ts'
import { PageContext } from './page-parts.ts'
import { calendar, entry, june, timeZone } from './testing/plain-calendar.ts'

const today = '2031-06-01'
const none = () => {}

test.each([
  ['Booking', 'Remove', 'Release', null],
  ['Hold', 'Release', 'Remove', june(10, 9)],
] as const)('the button of a %s is called %s, not %s', async (kind, label, other, expiresDate) => {
  const stored = entry({ kind, expiresDate, place: kind === 'Hold' ? 1 : null })
  const parts = { ownerId: 'f', calendar: calendar(stored), timeZone, today, canManage: true }
  const edited = { entry: stored, values: valuesOfEntry(stored, timeZone, today) }
  renderWithApi(
    <PageContext value={{ ...parts, go: none, open: none, remove: none }}>
      <EntryDialog edited={edited} hours={[]} range={{ from: june(9, 0), to: june(16, 0) }} onClose={none} />
    </PageContext>,
  )
  await expect.element(page.getByRole('button', { name: label })).toBeVisible()
  await expect.element(page.getByRole('button', { name: other })).not.toBeInTheDocument()
})
