import { addDays } from '@app/contract/rules/calendar-date.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { calendar, spaces } from '../../calendar/testing/plain-calendar.ts'
import { todayAt } from '../../calendar/place-clock.ts'
import { date } from '../../components/format.ts'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { WithQueries } from '../../page/with-queries.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { HoldForm } from './hold-form.tsx'

const days = ['2031-06-14', '2031-06-15']

/** The form of a request for three spaces, of which every hold is refused. Returns the bodies that were sent. */
function renderForm(shown = calendar()) {
  const sent: { data: { holds: { unitIds: string[] }[] } }[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string }) => {
    if (method === 'POST') {
      sent.push(JSON.parse(body ?? ''))
      const detail = 'Already held for this request: Field 1, Jun 14. Leave it out, or change its hours.'
      return Response.json(
        { type: 'about:blank', title: 'Conflict', status: 409, code: 'HELD_TWICE', detail, traceId: '0' },
        { status: 409 },
      )
    }
    if (url.includes('/calendar')) return Response.json({ data: shown })
    if (url.includes('/entitlements'))
      return Response.json({ data: { role: 'manager', tier: null, can: { manageCalendar: true } } })
    return Response.json({ data: [], _meta: { stats: { count: 0 } } })
  })
  renderWithApi(
    <WithQueries fallback={null}>
      <HoldForm
        facilityId="facility"
        leadId="lead"
        event={plainEvent({ spaceCount: 3 })}
        days={days}
        ownHolds={[]}
      />
    </WithQueries>,
  )
  return sent
}

test('a refused hold keeps the cells that were chosen, and its reason goes once something is changed', async () => {
  const sent = renderForm()
  await page.getByRole('checkbox', { name: 'Room 1' }).click()
  await page.getByRole('button', { name: 'Hold 2 spaces' }).click()
  const reason = page.getByRole('alert')
  await expect
    .element(reason)
    .toHaveTextContent(
      'Nothing is held. Already held for this request: Field 1, Jun 14. Leave it out, or change its hours.',
    )
  await expect.element(page.getByRole('button', { name: 'Hold 2 spaces' })).toBeEnabled()
  await expect.element(page.getByRole('checkbox', { name: 'Room 1' })).not.toBeChecked()
  await page.getByRole('button', { name: /^Field 1, Sat, Jun 14/ }).click()
  await expect.element(reason).not.toBeInTheDocument()
  expect(sent[0]?.data.holds.map(({ unitIds }) => unitIds)).toEqual([
    spaces.slice(0, 2).flatMap(({ units }) => units.map(({ id }) => id)),
  ])
})

test('nothing is held until a day that is over, or after the days to hold', async () => {
  renderForm()
  const until = page.getByLabelText('Hold until')
  const hold = page.getByRole('button', { name: 'Hold 3 spaces' })
  await until.fill(addDays(todayAt('America/New_York'), -1))
  await expect.element(page.getByText('Must be today or later')).toBeVisible()
  await expect.element(hold).toBeDisabled()
  await until.fill('2031-11-20')
  await expect.element(page.getByText(`Must be ${date('2031-06-15')} or earlier`)).toBeVisible()
  await expect.element(hold).toBeDisabled()
  await until.fill('2031-06-15')
  await expect.element(hold).toBeEnabled()
})

test('without spaces, the form leads to the calendar that they are added to', async () => {
  renderForm({ ...calendar(), spaces: [] })
  await expect
    .element(page.getByRole('link', { name: 'Add your spaces to the calendar' }))
    .toHaveAttribute('href', '/facilities/facility/calendar')
})
