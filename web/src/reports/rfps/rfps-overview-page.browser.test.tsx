import type { ManagedMembership } from '@app/contract/contact/membership-ask-routes.ts'
import type { Report } from '@app/contract/reports/report-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useSession } from '../../api/session.ts'
import { useUserState } from '../../api/user-state.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { userStateOf } from '../../testing/user-state.ts'
import { plainReport } from '../testing/plain-report.ts'
import { RfpsOverviewPage } from './rfps-overview-page.tsx'

beforeEach(() => {
  signInAsAdmin()
  useSession.setState(({ person }) => ({ person: person && { ...person, isAdmin: false } }))
})

const plain = { unit: 'count', currency: null } as const
const row = (label: string, ...cells: (number | null)[]) => ({ label, note: null, link: null, cells })
const table = (
  name: string,
  label: string,
  columns: string[],
  rows: ReturnType<typeof row>[],
  total: number,
) => ({
  name,
  label,
  of: name,
  columns: columns.map((each) => ({ label: each, ...plain })),
  rows,
  totals: [total, ...columns.slice(1).map(() => null)],
})
const overview: Partial<Report> = {
  filter: { parameter: 'sports', table: 'sports' },
  figures: [
    {
      name: 'requests',
      label: 'Open requests',
      ...plain,
      value: 52,
      before: 40,
      better: 'higher',
      basis: null,
    },
  ],
  tables: [
    table(
      'states',
      'Where organizers are looking',
      ['Open requests'],
      [row('Indiana', 38), row('Puerto Rico', 2), row('Several states', 12)],
      52,
    ),
    table(
      'sports',
      'By sport',
      ['Open requests', 'Answers'],
      [row('Soccer', 30, 5), row('Judo', 22, null)],
      52,
    ),
  ],
}

let asked: string[]
beforeEach(() => {
  asked = []
})

const id = '018699d4-e9b1-7000-bf33-d22fccb73487'
const managedIn = (state: string): ManagedMembership => ({
  profile: { kind: 'facility', id, name: 'Elm Park' },
  place: { city: 'Elyria', state },
  membership: { isActive: false, tier: null },
  ask: null,
})

function open(isOpen: boolean, known = overview, search = '') {
  useUserState.setState(userStateOf({ enableRfpMarketplace: isOpen }), true)
  answerCalls(({ path, query }) => {
    if (path === `/facilities/${id}/matches`)
      return {
        data: [],
        _meta: { stats: { count: 47 } },
        gains: [],
        filters: { free: 9, others: 40, leads: 7 },
      }
    if (path === '/membership-asks/my') return { data: [managedIn('Ohio')], _meta: { stats: { count: 1 } } }
    if (path !== '/events/rfps/overview') return undefined
    query.delete('api-version')
    asked.push(query.toString())
    return { data: plainReport({}, known) }
  })
  renderPart(
    <RfpsOverviewPage codes={{ Indiana: 'IN', Ohio: 'OH', 'Puerto Rico': 'PR' }} />,
    `/reports/requests${search}`,
  )
}

test('states are tiles with a sentence and a table of all rows', async () => {
  open(true)
  const map = page.getByRole('img', { name: /^Where organizers are looking/ })
  await expect
    .element(map)
    .toHaveAccessibleName(
      'Where organizers are looking. 38 of the 52 name Indiana, the most of any state. 0 name Ohio, where you are.',
    )
  await expect.element(map).toMatchTextContent('PR2')
  await page.getByText('Show the numbers').first().click()
  await expect.element(page.getByRole('row', { name: 'Several states 12' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Judo 22 –' })).toBeVisible()
})

test.each([
  [true, 'See requests that fit you', `/facilities/${id}/pipeline?fits`],
  [false, 'Ask for it', `/account/plans?page=${id}&tier=Silver`],
])('with the marketplace open: %s, the next step is to %s', async (isOpen, name, path) => {
  open(isOpen)
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('the requests that fit a page of the reader are counted, and listed at one press', async () => {
  open(true)
  const fits = page.getByRole('list', { name: 'Fit your pages' })
  await expect.element(fits).toMatchTextContent('47 open requests fit or could fit')
  await expect
    .element(fits.getByRole('link', { name: 'Elm Park' }))
    .toHaveAttribute('href', `/facilities/${id}/pipeline?fits`)
})

test('requests near a page of the reader are chosen, and exported as they are shown', async () => {
  open(true)
  await page.getByRole('combobox', { name: 'Distance' }).selectOptions('Within 250 mi of Elm Park')
  await expect.poll(() => asked.at(-1)).toBe(`near=${id}`)
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => asked.at(-1)).toBe(`near=${id}&format=csv`)
})

test('a market without requests says what shows up', async () => {
  open(true, { figures: [{ ...overview.figures![0]!, value: 0 }] })
  await expect.element(page.getByRole('heading', { name: 'No open requests right now' })).toBeVisible()
})

test('filters are in the address, and each says how many there are', async () => {
  open(true)
  await page.getByRole('link', { name: 'Judo 22' }).click()
  await page.getByRole('link', { name: '100+ room nights' }).click()
  await expect.poll(() => asked.at(-1)).toBe('sports=Judo&nights=100')
  await expect.element(page.getByRole('link', { name: 'Judo 22' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('combobox', { name: 'First month' }).selectOptions('March 2027')
  await expect.poll(() => asked.at(-1)).toBe('sports=Judo&month=2027-03&nights=100')
  await page.getByRole('link', { name: 'All 52' }).click()
  await expect.poll(() => asked.at(-1)).toBe('month=2027-03&nights=100')
})

test('a shared address keeps its filters where they leave nothing', async () => {
  open(true, { ...overview, figures: [{ ...overview.figures![0]!, value: 0 }] }, '?month=2025-01')
  await expect.element(page.getByRole('combobox', { name: 'First month' })).toHaveValue('2025-01')
  await expect.element(page.getByRole('link', { name: 'Soccer 30' })).toBeVisible()
})
