import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, refused, type ServiceCall } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { BlocksSection } from './blocks-section.tsx'

const dates = { startDate: '2027-03-12', endDate: '2027-03-14', hasFlexibleDates: false, dayCount: null }
const cup = { id: 'e', name: 'Spring Cup', ...dates }
const king = { id: '019febdb-974c-7001-9276-61d1af63aa58', name: 'King', rate: 12_900 }
const list = (data: object[]) => ({ data, _meta: { stats: { count: data.length } } })

let sent: ServiceCall[]
let refusal: Response | undefined
beforeEach(() => {
  sent = []
  refusal = undefined
  signInAsAdmin()
})

function open(canManage = true) {
  answerCalls((call) => {
    if (call.path.endsWith('/search/marketed')) return list([cup])
    if (call.path === '/events/e') return { data: cup }
    if (call.path.endsWith('/rooms')) return list([king])
    if (call.path.endsWith('/blocks/filtered')) return list([])
    sent.push(call)
    return refusal ?? { data: {} }
  })
  renderPart(<BlocksSection ownerId="h" today="2027-02-19" currency="USD" canManage={canManage} />)
}
const button = (name: string) => page.getByRole('button', { name })

async function chooseEvent() {
  await button('New block').click()
  await page.getByLabelText('Event').click()
  await expect.element(button('Hide options')).toBeVisible()
  await userEvent.keyboard('Spring')
  await page.getByRole('option', { name: /Spring Cup/ }).click()
  await expect.element(page.getByLabelText('Rooms, Thu, Mar 11').first()).toBeVisible()
}

test('rooms are offered for an event, on its nights and the one before', async () => {
  open()
  await chooseEvent()
  await page.getByLabelText('Rooms, Fri, Mar 12').first().fill('10')
  await page.getByLabelText('Rooms, Sat, Mar 13').first().fill('12')
  await button('Send the offer').click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/hotels/h/blocks',
    data: {
      eventId: 'e',
      nights: [
        { roomId: king.id, night: '2027-03-12', rooms: 10, rate: 12_900 },
        { roomId: king.id, night: '2027-03-13', rooms: 12, rate: 12_900 },
      ],
    },
  })
  await expect.element(page.getByText(/stay yours to sell until the event agrees/)).toBeVisible()
  await expect.element(page.getByLabelText('Event')).not.toBeInTheDocument()
})

test('a refusal keeps what was typed', async () => {
  refusal = refused(409, 'ALREADY_OFFERED')
  open()
  await chooseEvent()
  await page.getByLabelText('Rooms, Fri, Mar 12').first().fill('10')
  await button('Send the offer').click()
  await expect.element(page.getByText(/ALREADY_OFFERED/)).toBeVisible()
  await expect.element(page.getByLabelText('Rooms, Fri, Mar 12').first()).toHaveValue('10')
})

test('members offer nothing', async () => {
  open(false)
  await expect.element(page.getByText(/No rooms are kept for coming events/)).toBeVisible()
  await expect.element(button('New block')).not.toBeInTheDocument()
})
