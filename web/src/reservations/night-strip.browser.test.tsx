import { addDays } from '@app/contract/rules/calendar-date.ts'
import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderWithApi } from '../testing/render-with-api.tsx'
import type { Booking } from './booking.ts'
import { NightsChoice } from './nights-choice.tsx'

const booking: Booking = {
  hotelId: 'h',
  roomId: 'r',
  checkIn: '2027-03-12',
  checkOut: '2027-03-14',
  guests: 2,
  eventId: 'e',
  blockId: 'b',
}
const nights = Array.from({ length: 6 }, (_, at) => ({
  night: addDays('2027-03-10', at),
  total: at === 3 ? 15_900 : 12_900,
  left: at === 5 ? 0 : 7,
  blockId: at === 2 ? 'b' : null,
}))

function show() {
  answerCalls(({ path }) =>
    path === '/events/e' ? { data: { startDate: '2027-03-12', endDate: '2027-03-14' } } : undefined,
  )
  const onChoose = vi.fn<(chosen: Booking) => void>()
  renderWithApi(<NightsChoice {...{ booking, nights, onChoose }} currency="USD" />)
  return onChoose
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('names each night with its price and what is left, and which are chosen', async () => {
  show()
  await expect.element(button('Fri Mar 12 $129 Event rate 7 left')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Sat Mar 13 $159 Public 7 left')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(button('Mon Mar 15 $129 Public none left')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Event days.')).toBeVisible()
})

test('several presses choose one stay, with the block that has one of its nights', async () => {
  const onChoose = show()
  await expect.element(button(/^Thu Mar 11/)).toBeVisible()
  // At once, so that no press is a choice of its own on a slow machine.
  for (const name of [/^Thu Mar 11/, /^Sun Mar 14/]) {
    const element = button(name).element()
    if (element instanceof HTMLElement) flushSync(() => element.click())
  }
  await expect.element(page.getByText(/4 nights for 2 guests/)).toBeVisible()
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1))
  expect(onChoose).toHaveBeenCalledWith({
    ...booking,
    checkIn: '2027-03-11',
    checkOut: '2027-03-15',
    blockId: 'b',
  })
})

test('a night is chosen by keys, and one without rooms is not', async () => {
  const onChoose = show()
  await expect.element(button(/^Sat Mar 13/)).toBeVisible()
  // Focused, not clicked: only one press chooses, so that a slow machine can't make two choices of them.
  const saturday = button(/^Sat Mar 13/).element()
  if (saturday instanceof HTMLElement) saturday.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
  await expect.element(button(/^Mon Mar 15/)).toHaveFocus()
  await expect.element(button(/^Mon Mar 15/)).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft} ')
  await vi.waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1))
  expect(onChoose.mock.calls[0]?.[0]).toMatchObject({ checkIn: '2027-03-11', checkOut: '2027-03-14' })
})
