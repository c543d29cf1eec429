import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { WithQueries } from '../../page/with-queries.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { HostAnswer } from '../host-answer.tsx'
import { plainLead } from '../testing/plain-lead.ts'
import { AnswerPanel, closedReason } from './answer-panel.tsx'
import { DeletedEvent } from './deleted-event.tsx'

const today = '2097-01-01'
const render = (children: React.ReactNode) =>
  renderWithApi(<WithQueries fallback={null}>{children}</WithQueries>)

function renderPanel(changes: Parameters<typeof plainLead>[0]) {
  const lead = plainLead(changes)
  const event = plainEvent({ status: 'Cancelled' })
  render(
    <AnswerPanel
      lead={lead}
      event={event}
      closed={closedReason(lead, event, today)}
      today={today}
      holds={[]}
      isOfferUnsent={false}
    />,
  )
}

test('a host whose request ended reads why, and not that it was turned down', async () => {
  renderPanel({ status: 'Lost', ended: 'EventCancelled' })
  await expect
    .element(page.getByText('Heartland Spring Cup is cancelled. Nothing else is asked of you.'))
    .toBeVisible()
  expect(page.getByText('You were not chosen this time.').elements()).toEqual([])
})

test('a chosen host of a cancelled event is told that its calendar asks about the booking', async () => {
  renderPanel({ status: 'Won', ended: 'EventCancelled' })
  await expect
    .element(
      page.getByText(
        'Heartland Spring Cup is cancelled. Your calendar asks whether to release what you booked for it.',
      ),
    )
    .toBeVisible()
})

test('a host that was turned down reads that', async () => {
  renderPanel({ status: 'Lost' })
  await expect.element(page.getByText('You were not chosen this time.')).toBeVisible()
})

test('the request of a deleted event says so', async () => {
  render(<DeletedEvent lead={plainLead({ status: 'Lost', ended: 'EventDeleted' })} />)
  await expect
    .element(page.getByText('Heartland Spring Cup was deleted. Nothing else is asked of you.'))
    .toBeVisible()
})

test('the organizer reads why a host can’t be chosen', async () => {
  render(
    <ul>
      <HostAnswer lead={plainLead({ status: 'Passed', ended: 'HostDeleted' })} delivery="" />
    </ul>,
  )
  await expect.element(page.getByText('The page of Cedar Bend was removed.')).toBeVisible()
})
