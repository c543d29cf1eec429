import type { MatchCounts } from '@app/contract/events/match-schema.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import type { RequestDraft } from '../request-draft.ts'
import { GuidedForm, StoredForm } from './guided-form.tsx'

const lists = {
  sports: ['Soccer'] as const,
  genders: ['Co-Ed'] as const,
  teamCountRanges: ['50+'] as const,
  facilityTypes: [],
  amenities: [],
  spaces: [],
  audienceSizes: [],
  attendanceLevels: [],
  lodgingPerNight: [],
  spaceTypes: [{ name: 'Field', locations: ['Outdoor'], surfaces: ['Grass', 'Turf'] }] as const,
}
const draft: RequestDraft = {
  sportsList: ['Soccer'],
  startDate: '2097-04-23',
  endDate: '2097-04-25',
  spaceName: 'Field',
  spaceCount: 10,
}

const countsOf = (count: number): MatchCounts => ({
  count,
  unknown: 0,
  total: 500,
  reach: null,
  area: null,
  towns: [],
  unknownPlaces: [],
  funnel: [
    { condition: 'sport', count: 400, cost: 100, unknown: 0 },
    { condition: 'spaces', count, cost: 400 - count, unknown: 0 },
  ],
  changes: [
    { change: 'fewerSpaces', fields: { spaceCount: 8 }, count: count + 87, difference: 87, unknown: 0 },
  ],
})

beforeEach(() => localStorage.clear())

type Reply = (spaceCount: number) => Response | Promise<Response>

/** Shows the form over a server that counts by how many spaces are asked for. */
async function open(
  first: RequestDraft,
  reply: Reply = (spaces) => Response.json({ data: countsOf(300 - spaces) }),
) {
  await page.viewport(1440, 900)
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    reply(Number(/"spaceCount":(\d+)/.exec(body)?.[1] ?? 0)),
  )
  renderWithApi(<GuidedForm lists={lists} first={first} />)
}
const panel = page.getByRole('complementary', { name: 'Hosts that fit' })
const problem = { type: 'about:blank', title: 'Down', status: 500, detail: 'Down.', code: 'X', traceId: '0' }

test('what a link says of the event is added to the draft of this device', async () => {
  localStorage.setItem('request', JSON.stringify({ spaceCount: 4 }))
  renderWithApi(<StoredForm lists={lists} known={{ name: 'Autumn Cup' }} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Autumn Cup' })).toBeVisible()
})

test.each([
  ['Keep my draft', 'Old Cup'],
  ['Replace it with the link', 'Autumn Cup'],
])('a link that would replace a draft asks first: %s', async (answer, name) => {
  localStorage.setItem('request', JSON.stringify({ name: 'Old Cup', spaceCount: 4 }))
  renderWithApi(<StoredForm lists={lists} known={{ name: 'Autumn Cup' }} />)
  await expect.element(page.getByText(/^The link is about Autumn Cup\. Your draft of Old Cup/)).toBeVisible()
  await page.getByRole('button', { name: answer }).click()
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('shows what each condition costs, and takes over one change', async () => {
  await open(draft)
  await expect.element(panel).toMatchTextContent(/290 ?of 400 that host soccer/)
  await expect.element(panel).toMatchTextContent(/10 fields ?290 ?−110/)
  await panel.getByRole('button', { name: /8 fields, not 10/ }).click()
  await expect.element(panel).toMatchTextContent(/292 ?of 400/)
  expect(localStorage.getItem('request')).toContain('"spaceCount":8')
})

test('keeps the last count when the next one fails', async () => {
  await open(draft, (spaces) =>
    spaces === 8 ? Response.json(problem, { status: 400 }) : Response.json({ data: countsOf(290) }),
  )
  await panel.getByRole('button', { name: /8 fields, not 10/ }).click()
  await expect.element(panel).toMatchTextContent(/The count is not available. Your draft is safe./)
  await expect.element(panel).toMatchTextContent(/290 ?of 400/)
})

test('drops the reply to what the form had before', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await open(draft, (spaces) => (spaces === 7 ? promise : Response.json({ data: countsOf(300 - spaces) })))
  await page.getByRole('button', { name: /^4?Spaces/ }).click()
  const field = page.getByRole('group', { name: 'Main space' }).getByLabelText('How many spaces')
  await field.fill('7')
  await expect.element(panel).toMatchTextContent(/^Counting/)
  await field.fill('20')
  await expect.element(panel).toMatchTextContent(/280 ?of 400/)
  resolve(Response.json({ data: countsOf(1) }))
  await expect.element(panel).toMatchTextContent(/280 ?of 400/)
})

test('a deadline in the past opens its step with the reason', async () => {
  await open({ ...draft, responseDeadline: '2026-01-10' })
  await expect
    .element(page.getByLabelText('Answers by'))
    .toHaveAccessibleDescription('This day is over. Give hosts a later one.')
})

test('asks visitors to log in, and keeps their draft', async () => {
  await open(draft)
  await expect.element(page.getByRole('button', { name: 'Log in to see hosts' })).toBeVisible()
})

test('drops its draft once the request exists', async () => {
  await open(draft)
  signInAsAdmin()
  localStorage.setItem('request', JSON.stringify(draft))
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/matches/count')
      ? Response.json({ data: countsOf(290) })
      : Response.json({ data: { id: 'new' } }, { status: 201 }),
  )
  await page.getByRole('button', { name: 'See the 290 hosts' }).click()
  await expect.poll(() => localStorage.getItem('request')).toBeNull()
})

test('names what is missing in the step that opens', async () => {
  await open({ sportsList: ['Soccer'] })
  await page.getByRole('button', { name: 'Log in to see hosts' }).click()
  await expect.element(page.getByLabelText('First day')).toHaveFocus()
})

test('shows what another tab types, and says when the draft is gone there', async () => {
  await open({ ...draft, name: 'Spring Cup' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Spring Cup')
  const another = (newValue: string | null) =>
    dispatchEvent(new StorageEvent('storage', { key: 'request', newValue, storageArea: localStorage }))
  const title = page.getByRole('heading', { level: 1 })
  await expect
    .poll(() => {
      another(JSON.stringify({ name: 'Winter Cup', sportsList: ['Soccer'] }))
      return title.element().textContent
    })
    .toBe('Winter Cup')
  // Only the tab in which something is typed stores it.
  expect(localStorage.getItem('request')).toBeNull()
  another(null)
  await expect.element(page.getByText('This draft was sent or discarded in another tab.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Winter Cup')
})

test('a value that is not asked for any longer is dropped', async () => {
  await open({ ...draft, flexWeeks: 2 })
  await page.getByRole('button', { name: /^2?When/ }).click()
  await expect.element(page.getByLabelText('Dates can move')).toHaveValue('2')
  await page.getByText('Some days within a time').click()
  await page.getByText('On these days').click()
  await expect.element(page.getByLabelText('Dates can move')).toHaveValue('')
})

test('a live stream is chosen among the spaces, and counts at once', async () => {
  const sent: string[] = []
  await open(draft)
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(body)
    return Response.json({ data: countsOf(100) })
  })
  await page.getByRole('button', { name: /^4?Spaces/ }).click()
  await page.getByLabelText('Live stream').selectOptions('Required')
  await expect.poll(() => sent.at(-1)).toContain('"liveStream":"Required"')
  expect(localStorage.getItem('request')).toContain('"liveStream":"Required"')
})

test('the check mark of a step that is filled in is in the middle of its box', async () => {
  await open({ ...draft })
  const step = page.getByRole('button', { name: /^When/ })
  await expect.element(step).toBeVisible()
  const box = step.element().querySelector('[class*="number"]')
  const mark = box?.querySelector('svg')
  if (!box || !mark) throw new Error('no check mark')
  const middleOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [(left + right) / 2, (top + bottom) / 2]
  }
  const [x = 0, y = 0] = middleOf(box)
  const [markX = 0, markY = 0] = middleOf(mark)
  expect(Math.abs(x - markX)).toBeLessThan(1)
  expect(Math.abs(y - markY)).toBeLessThan(1)
})

const openBudget = async () => {
  await open(draft)
  await page.getByRole('button', { name: /^6?\s*Budget/ }).click()
}
const from = page.getByLabelText('Budget from')
const to = page.getByLabelText('Budget up to')
const stored = () => JSON.parse(localStorage.getItem('request') ?? '{}')

test('a sum is read as people type it, and says what its cents count as', async () => {
  await openBudget()
  await from.fill('$8,500.50')
  await expect.element(page.getByText('Counts as $8,501, in whole dollars')).toBeVisible()
  await to.fill('12 000')
  await expect.element(from).toHaveValue('$8,500.50')
  expect(JSON.stringify(stored())).toContain('"budgetFrom":8501')
  expect(JSON.stringify(stored())).toContain('"budgetTo":12000')
})

test('a budget whose ends contradict each other says so when it is left, and keeps its step open', async () => {
  await openBudget()
  await from.fill('30,000')
  await to.fill('20,000')
  await from.click()
  const error = page.getByText('This is less than the other end of the budget.')
  await expect.element(error).toBeVisible()
  await page.getByRole('button', { name: 'Continue to deadline' }).click()
  await expect.element(error).toBeVisible()
  await to.fill('40,000')
  await expect.element(error).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Continue to deadline' }).click()
  await expect.element(page.getByLabelText('Answers by')).toBeVisible()
})

test('a text that is no sum is refused where it is typed', async () => {
  await openBudget()
  await from.fill('about eight thousand')
  await to.click()
  await expect.element(page.getByText('Type a number of US dollars, such as 25,000.')).toBeVisible()
})

test('a further space whose number is no number keeps its step open and is not counted', async () => {
  const requirements = [
    { name: 'Meeting Room', count: 3, surface: null, location: null, additionalFeatures: null },
  ] as const
  await open({ ...draft, requirements: [...requirements] })
  await page.getByRole('button', { name: /^4?\s*Spaces/ }).click()
  const field = page.getByRole('group', { name: 'Space 2' }).getByLabelText('How many spaces')
  await field.fill('2 x 4')
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription('Type a whole number, such as 8 or 1,120.')
  await page.getByRole('button', { name: 'Continue to people and rooms' }).click()
  await expect.element(field).toHaveValue('2 x 4')
  await field.fill('2')
  await page.getByRole('button', { name: 'Continue to people and rooms' }).click()
  await expect.element(page.getByLabelText('Teams', { exact: true })).toBeVisible()
})
