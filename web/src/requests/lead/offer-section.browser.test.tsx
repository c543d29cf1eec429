import type { Bid } from '@app/contract/events/bids.ts'
import type { Event } from '@app/contract/events/event-schema.ts'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { WithQueries } from '../../page/with-queries.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainBid, plainHold } from '../testing/plain-bid.ts'
import { plainLead } from '../testing/plain-lead.ts'
import { AnswerPanel } from './answer-panel.tsx'
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

afterEach(() => sessionStorage.clear())
const medics = { name: 'Medical cover', price: 2400, note: 'Two medics on each day' }
const shuttles = { name: 'Shuttles', price: 4350, note: null }

interface FormProps {
  bid?: Bid | null
  asked?: Event
  onTyped?: (isUnsent: boolean) => void
  costs?: (typeof medics | typeof shuttles)[]
  held?: (typeof hold)[]
  /** What is read again after a refusal. */
  costsNow?: (typeof medics | typeof shuttles)[]
  onHold?: (days: readonly string[]) => void
}

/** The form, whose host can hold the dates while it is open. */
function Form({ bid = null, asked = event, costs: first = [], held = [], costsNow, ...rest }: FormProps) {
  const { onHold = () => undefined, onTyped = () => undefined } = rest
  const [holds, setHolds] = useState(held)
  const [costs, setCosts] = useState(first)
  const [openings, setOpenings] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setHolds([hold])}>
        Hold
      </button>
      <button type="button" onClick={() => setOpenings(openings + 1)}>
        Open again
      </button>
      <WithQueries fallback={null}>
        <OfferSection
          key={openings}
          lead={lead}
          event={asked}
          bid={bid}
          fit={null}
          holds={holds}
          onTyped={onTyped}
          costs={costs}
          onHold={onHold}
          recheck={async () => setCosts(costsNow ?? costs)}
        />
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
  renderWithApi(<SentOffer event={event} bid={bid} costs={[{ name: 'Medics', price: 2400, note: null }]} />)
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
  await expect.element(rent).toHaveAccessibleDescription(/Type a number of US dollars/)
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

test('what was typed into an offer is there again when the page is opened again', async () => {
  renderWithApi(<Form bid={plainBid()} />)
  await page.getByLabelText('Rent ($)').fill('31,500')
  await page.getByLabelText(/^Note to the organizer/).fill('Gates open at six')
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect.element(page.getByLabelText('Rent ($)')).toHaveValue('31,500')
  await expect.element(page.getByLabelText(/^Note to the organizer/)).toHaveValue('Gates open at six')
  await expect.element(page.getByRole('button', { name: 'Send the changes' })).toBeEnabled()
})

/** A lead, of which the offer and the answer are open. */
function Answered() {
  const [isOfferUnsent, setOfferUnsent] = useState(false)
  return (
    <>
      <WithQueries fallback={null}>
        <AnswerPanel
          lead={{ ...lead, status: 'Open' }}
          event={event}
          closed={undefined}
          today="2096-01-01"
          holds={[]}
          isOfferUnsent={isOfferUnsent}
        />
      </WithQueries>
      <Form onTyped={setOfferUnsent} />
    </>
  )
}
const interested = page.getByRole('button', { name: 'I’m interested', exact: true })
const question = page.getByRole('alertdialog', { name: 'Your offer isn’t sent yet' })

test('being interested with an offer that is typed and not sent goes to the offer', async () => {
  const write = vi.fn<() => Promise<Response>>(async () => Response.json({ data: lead }))
  vi.stubGlobal('fetch', write)
  renderWithApi(<Answered />)
  await page.getByLabelText('Rent ($)').fill('31,500')
  await interested.click()
  await question.getByRole('button', { name: 'Go to the offer' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('offer')
  expect(write).not.toHaveBeenCalled()
})

test('being interested without the offer that is typed is sent after a question', async () => {
  const write = vi.fn<() => Promise<Response>>(async () => Response.json({ data: lead }))
  vi.stubGlobal('fetch', write)
  renderWithApi(<Answered />)
  await page.getByLabelText('Rent ($)').fill('-31')
  await interested.click()
  await question.getByRole('button', { name: 'Only say I’m interested' }).click()
  await expect.poll(() => write.mock.calls.length).toBe(1)
})

test('being interested is one press while no offer is typed', async () => {
  const write = vi.fn<() => Promise<Response>>(async () => Response.json({ data: lead }))
  vi.stubGlobal('fetch', write)
  renderWithApi(<Answered />)
  await expect.element(page.getByLabelText('Rent ($)')).toBeVisible()
  await interested.click()
  await expect.poll(() => write.mock.calls.length).toBe(1)
})

const total = page.getByLabelText('Total', { exact: true })
const budgeted = { ...event, budgetFrom: 25_000, budgetTo: 35_000 }

test('a first offer has the figure that the organizer will see, with what it leaves out, beside the budget', async () => {
  renderWithApi(<Form asked={budgeted} costs={[medics, shuttles]} />)
  await page.getByLabelText('Rent ($)').fill('31,000')
  await expect.poll(textOf(total)).toBe('$37,750')
  await expect
    .element(page.getByText('with Medical cover at $2,400 and Shuttles at $4,350, which you leave out'))
    .toBeVisible()
  await expect.element(page.getByText('Two medics on each day')).toBeVisible()
  await expect.element(page.getByText('$25,000 – $35,000')).toBeVisible()
  await expect.element(page.getByText('Your total is $2,750 over')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Shuttles, $4,350' }).click()
  await expect.poll(textOf(total)).toBe('$33,400')
  await expect.element(page.getByText('Your total is within it')).toBeVisible()
})

test('an offer whose total changed while the form was open is not sent, and shows the new one', async () => {
  const sent: { data: { confirmedTotal: number } }[] = []
  const detail = 'The organizer changed what they need since you looked at it: they see $15,110 now.'
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? ''))
    const problem = { type: 'about:blank', title: 'No', code: 'TOTAL_CHANGED', detail, traceId: '0' }
    return Response.json({ ...problem, status: 409 }, { status: 409 })
  })
  renderWithApi(<Form bid={plainBid()} costs={[medics]} costsNow={[medics, shuttles]} />)
  await page.getByLabelText('Rent ($)').fill('30,000')
  await expect.poll(textOf(total)).toBe('$10,760')
  await page.getByRole('button', { name: 'Send the changes' }).click()
  await expect.element(page.getByText(`Not sent. ${detail}`, { exact: false })).toBeVisible()
  await expect.poll(textOf(total)).toBe('$15,110')
  expect(sent.map(({ data }) => data.confirmedTotal)).toEqual([10_760])
})

test('an offer that costs something else by now says so, and can be sent again as it is', async () => {
  renderWithApi(<Form bid={plainBid({ total: 25_660 })} costs={[medics]} />)
  await expect.element(page.getByText(/they see \$25,660 now, not \$23,260/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send the changes' })).toBeEnabled()
})

const bid = plainBid({ startDate: '2097-04-22', endDate: '2097-04-26' })

test('an offer of a day that is not held is sent only once the host chose how', async () => {
  const held: (readonly string[])[] = []
  renderWithApi(<Form bid={bid} held={[hold]} onHold={(days) => held.push(days)} />)
  await page.getByLabelText('Rent ($)').fill('30,000')
  await page.getByRole('button', { name: 'Send the changes' }).click()
  const unheld = page.getByRole('checkbox', { name: 'Offer Apr 26 without a hold' })
  await expect
    .element(unheld)
    .toHaveAccessibleDescription('Offer the dates that you hold, or hold those that you offer')
  await unheld.click()
  await expect.element(page.getByText('Offer the dates that you hold')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Hold Apr 26' }).click()
  expect(held).toEqual([['2097-04-26']])
  await page.getByRole('button', { name: 'Offer Apr 22 – 25' }).click()
  await expect.poll(textOf(dates)).toContain('Apr 22 – 25, 2097')
  await expect.element(unheld).not.toBeInTheDocument()
})

test('an offer of other dates than the held ones has no third way', async () => {
  const other = { ...bid, startDate: '2097-05-01', endDate: '2097-05-02' }
  renderWithApi(<Form bid={other} held={[hold]} />)
  await expect.element(page.getByText('You hold Apr 22 – 25, and offer other dates')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /without a hold/ })).not.toBeInTheDocument()
  await page.getByLabelText('Rent ($)').fill('30,000')
  await page.getByRole('button', { name: 'Send the changes' }).click()
  await expect.element(dates).toHaveAccessibleDescription(/^Offer the dates that you hold/)
})
