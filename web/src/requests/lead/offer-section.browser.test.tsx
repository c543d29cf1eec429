import type { Bid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { WithQueries } from '../../page/with-queries.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainBid, plainHold } from '../testing/plain-bid.ts'
import { plainLead } from '../testing/plain-lead.ts'
import { OfferSection } from './offer-section.tsx'
import { SentOffer } from './sent-offer.tsx'

const event = plainEvent({
  spaceName: 'Field',
  spaceCount: 2,
  hasFlexibleDates: true,
  startDate: '2097-04-01',
  endDate: '2097-04-30',
})
const lead = plainLead({ ownerId: event.id })
const hold = plainHold({ firstDay: '2097-04-22', lastDay: '2097-04-25' })

/** The form, whose host can hold the dates while it is open. */
function Form({ bid = null, asked = event }: { bid?: Bid | null; asked?: Event }) {
  const [holds, setHolds] = useState<(typeof hold)[]>([])
  return (
    <>
      <button type="button" onClick={() => setHolds([hold])}>
        Hold
      </button>
      <WithQueries fallback={null}>
        <OfferSection lead={lead} event={asked} bid={bid} fit={null} holds={holds} />
      </WithQueries>
    </>
  )
}
/** A matcher of a text has to match the whole text. */
const textOf = (part: Locator) => () => part.element().textContent
const dates = page.getByRole('button', { name: /Dates you offer/ })

test('the dates of an offer follow those that are held, and the page says what an award books', async () => {
  renderWithApi(<Form />)
  await expect.element(page.getByText(/^You hold nothing for this request\./)).toBeVisible()
  await expect.poll(textOf(dates)).toContain('Choose dates')
  await page.getByRole('button', { name: 'Hold' }).click()
  await expect.poll(textOf(dates)).toContain('Apr 22 – 25, 2097')
  await expect.element(page.getByText('An award books what you hold: 2 fields, Apr 22 – 25.')).toBeVisible()
})

test('an offer that was sent is sent again only once something changed', async () => {
  renderWithApi(<Form bid={plainBid()} />)
  const send = page.getByRole('button', { name: 'Send the changes' })
  await expect.element(send).toBeDisabled()
  await page.getByLabelText('Rent ($)').fill('30,000')
  await expect.element(send).toBeEnabled()
})

test('an offer that is decided is text, without a field', async () => {
  const bid = plainBid({ note: 'Check-in at the north gate', missing: [{ name: 'Medics', price: 2400 }] })
  renderWithApi(<SentOffer event={event} bid={bid} />)
  const offer = page.getByRole('region', { name: 'Your offer' })
  await expect.poll(textOf(offer)).toContain('$23,260 in total')
  await expect.poll(textOf(offer)).toContain('Check-in at the north gate')
  await expect.poll(textOf(offer)).toContain('Medics$2,400not offered, at your price')
  await expect.element(offer.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(offer.getByRole('button')).not.toBeInTheDocument()
})

test('a negative amount is refused while it is typed, and makes no total', async () => {
  renderWithApi(<Form />)
  const rent = page.getByLabelText('Rent ($)')
  await rent.fill('-1800')
  await expect.element(rent).toHaveAccessibleDescription(/Type a whole number, such as 5,900/)
  await expect.poll(textOf(page.getByLabelText('Total', { exact: true }))).toBe('–')
})

test('a host says what a live stream costs that an event asks for', async () => {
  renderWithApi(<Form asked={{ ...event, liveStream: 'Wished' }} />)
  await page.getByLabelText('Rent ($)').fill('1000')
  await page.getByLabelText('Live stream ($)').fill('750')
  await expect.poll(textOf(page.getByLabelText('Total', { exact: true }))).toBe('$1,750')
})

test('an event that asks for no live stream has no line for one', async () => {
  renderWithApi(<Form />)
  await expect.element(page.getByLabelText('Rent ($)')).toBeVisible()
  expect(page.getByLabelText('Live stream ($)').elements()).toEqual([])
})
