import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainLead } from '../testing/plain-lead.ts'
import { EditPage } from './edit-form.tsx'

const lists = {
  sports: ['Soccer'],
  genders: [],
  teamCountRanges: [],
  facilityTypes: [],
  amenities: [],
  spaces: [],
  audienceSizes: [],
  attendanceLevels: [],
  lodgingPerNight: [],
  spaceTypes: [],
}
const event = plainEvent({
  id: 'cup',
  name: 'Fall Classic',
  sportsList: ['Soccer'],
  startDate: '2097-04-23',
  endDate: '2097-04-25',
  budgetTo: 9000,
})

type Call = Pick<RequestInit, 'method' | 'headers'> & { body?: string }
type Save = (body: string, ifMatch: string | null) => Response

/** Opens the form over an event, which somebody else may have changed before it is saved. */
function open(save: Save, later: Partial<typeof event> = {}, leads: unknown[] = []) {
  let reads = 0
  vi.stubGlobal('fetch', async (url: string, { method, body = '', headers }: Call) => {
    if (method === 'PUT') return save(body, new Headers(headers).get('If-Match'))
    if (url.includes('/leads'))
      return Response.json({ data: leads, _meta: { stats: { count: leads.length } } })
    if (url.includes('/requirements') || url.includes('/amenities') || url.includes('/bids'))
      return Response.json({ data: [], total: 0 })
    if (url.includes('/documents')) return problem(400)
    if (url.includes('/count'))
      return Response.json({
        data: { count: 1, unknown: 0, total: 1, unknownPlaces: [], funnel: [], changes: [] },
      })
    if (!url.includes('/events/cup')) return Response.json({ data: [], total: 0 })
    const now = reads === 0 ? event : { ...event, ...later }
    reads += 1
    return Response.json({ data: now }, { headers: { etag: `"${reads}"` } })
  })
  renderWithApi(<EditPage id="cup" lists={lists} />)
}

const problem = (status: number, errors: { path: string; message: string }[] = []) =>
  Response.json(
    { type: 'about:blank', title: 'No', status, detail: 'No.', code: 'X', traceId: '0', errors },
    { status },
  )

async function changeBudget(to: string) {
  await page.getByRole('button', { name: /^6?Budget/ }).click()
  await page.getByLabelText('Budget up to').fill(to)
}
const saveChanges = async () => page.getByRole('button', { name: 'Save changes' }).click()

test('after a 412, the choice is in view and has the focus, and another press of Enter does not replace the other version', async () => {
  const sent: string[] = []
  open(
    (body) => {
      sent.push(body)
      return sent.length === 1 ? problem(412) : Response.json({ data: event })
    },
    { budgetTo: 12_000 },
  )
  await changeBudget('14000')
  page.getByRole('button', { name: 'Save changes' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const choice = page.getByRole('group', { name: 'Another version' })
  await expect.element(choice).toHaveFocus()
  await expect
    .element(choice.getByText(/^Another version was saved on .*, while you were editing/))
    .toBeInViewport()
  await expect.element(choice.getByText('Saved meanwhile')).toBeInViewport()
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveLength(1)
})

test('shows what somebody else saved beside what was typed, and saves over the version that was seen', async () => {
  const sent: { body: string; ifMatch: string | null }[] = []
  open(
    (body, ifMatch) => {
      sent.push({ body, ifMatch })
      return sent.length === 1 ? problem(412) : Response.json({ data: event })
    },
    { budgetTo: 12_000, teamCount: 8 },
  )
  await changeBudget('14000')
  await saveChanges()
  const budget = page.getByRole('group', { name: 'Budget' })
  await expect.element(budget.getByRole('radio', { name: /^Yours/ })).toBeChecked()
  await expect.element(budget).toMatchTextContent(/Up to \$14,000.*Up to \$12,000/)
  await expect.element(page.getByRole('group', { name: 'Teams' })).not.toBeInTheDocument()
  await saveChanges()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
  expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
    data: { patch: [{ op: 'replace', path: '/budgetTo', value: 14_000 }] },
  })
})

test('saving again after a 412 keeps what only somebody else changed', async () => {
  const sent: string[] = []
  open(
    (body) => {
      sent.push(body)
      return sent.length === 1 ? problem(412) : Response.json({ data: event })
    },
    { teamCount: 8 },
  )
  await changeBudget('14000')
  await saveChanges()
  await expect.element(page.getByText(/Its changes are in the form now/)).toBeVisible()
  await expect.element(page.getByRole('radio', { name: /^Yours/ })).not.toBeInTheDocument()
  await saveChanges()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(JSON.parse(sent[1] ?? '').data.patch).toEqual([{ op: 'replace', path: '/budgetTo', value: 14_000 }])
})

test('opens the step of a field that the server refuses, with the sentence of the form', async () => {
  open(() => problem(400, [{ path: 'data/budgetTo', message: 'must not be less than budgetFrom' }]))
  await changeBudget('8000')
  await page.getByRole('button', { name: /^1?What/ }).click()
  await saveChanges()
  await expect.element(page.getByText('This is less than the other end of the budget.')).toBeVisible()
  await expect.element(page.getByLabelText('Budget up to')).toHaveFocus()
})

test('names a field that the form does not show in its banner', async () => {
  open(() => problem(400, [{ path: 'data/cancellationReason', message: 'belongs to cancelled events' }]))
  await changeBudget('8000')
  await saveChanges()
  await expect
    .element(page.getByText('Not saved. cancellationReason: belongs to cancelled events.'))
    .toBeVisible()
})

test('names the documents that were not uploaded', async () => {
  open(() => Response.json({ data: event }))
  await page.getByRole('button', { name: /^1?What/ }).click()
  await page
    .getByLabelText(/^Documents/)
    .upload(new File(['Ten fields'], 'Field plan.txt', { type: 'text/plain' }))
  await saveChanges()
  await expect.element(page.getByText('Not saved: Field plan.txt. Everything else is.')).toBeVisible()
})

const nothing = () => problem(400)

test('says that hosts see the changes where hosts were asked', async () => {
  open(nothing, {}, [plainLead({ status: 'Open' })])
  await expect.element(page.getByText(/^Hosts that were asked see the changes at once/)).toBeVisible()
})

test.each([[[]], [[plainLead({ status: 'Passed' })]]])(
  'says that nobody is told where no host has the request (%#)',
  async (leads) => {
    open(nothing, {}, leads)
    await expect.element(page.getByText('No host has this request now, so nobody is told.')).toBeVisible()
  },
)
