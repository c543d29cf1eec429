import { addDays } from '@app/contract/rules/calendar-date.ts'
import type { Leaderboard } from '@app/contract/reports/leaderboard-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { placesTo, plainRanking, plainStanding } from '../testing/plain-ranking.ts'
import { LeaderboardPage } from './leaderboard-page.tsx'

let asked: string[]
let known: Partial<Leaderboard>
beforeEach(() => {
  asked = []
  known = {}
  signInAsAdmin()
})

const rows = [
  plainStanding('Lakeshore', 1),
  plainStanding('Old Mill', 7, { places: placesTo(7, 8) }),
  plainStanding('Limestone Valley', 8, { isOwn: true, isTied: true, value: 61, places: placesTo(8, 13) }),
  plainStanding('Harbor Coast', 8, { isTied: true, places: placesTo(8, 7) }),
]

function open(search = '') {
  answerCalls(({ path, query }) => {
    if (path !== '/destinations/leaderboard') return undefined
    query.delete('api-version')
    asked.push(query.toString())
    const board: Leaderboard = {
      days: { startDate: '2026-02-20', endDate: '2027-02-19' },
      placeDays: Array.from({ length: 12 }, (_, month) => addDays('2027-02-19', 30 * (month - 11))),
      rankings: [
        plainRanking({ rows }),
        plainRanking({ name: 'reaction', label: 'Followers', isPublic: true, rows: [] }),
      ],
      notes: ['Only public pages are ranked.'],
      ...known,
    }
    return { data: board }
  })
  renderPart(
    <LeaderboardPage board="destinations" regions={['Midwest', 'Pacific']} states={['Indiana', 'Ohio']} />,
    `/reports/leaderboards/destinations${search}`,
  )
}

const table = () => page.getByRole('table', { name: 'Won leads' })

test('the own place is in words, and the neighborhood in a table without figures of others', async () => {
  open()
  await expect.element(page.getByRole('heading', { name: '8th of 38, shared' })).toBeVisible()
  await expect.element(page.getByText(/Won leads: 61\. 5 places up in a month\./)).toBeVisible()
  await expect
    .element(
      table().getByRole('row', {
        name: /^1 .*Lakeshore Elkhart, Indiana 1st in each of the last 12 months\. Same$/,
      }),
    )
    .toBeVisible()
  await expect.element(table().getByRole('row', { name: 'Show 5 more' })).toBeVisible()
  await expect.element(table().getByRole('row', { name: 'Show 29 more' })).toBeVisible()
  await expect
    .element(table().getByRole('row', { name: /^=8 .*Limestone Valley You .* 61 Between .* 5 up$/ }))
    .toBeVisible()
  await expect
    .element(table().getByRole('row', { name: /^=8 .*Harbor Coast Elkhart, Indiana Between .* 1 down$/ }))
    .toBeVisible()
})

test('rows between are shown on request, by the address', async () => {
  open()
  await page.getByRole('button', { name: 'Show 5 more' }).click()
  await expect.poll(() => asked.at(-1)).toBe('first=6')
  await page.getByLabelText('Among').selectOptions('Ohio')
  await expect.poll(() => asked.at(-1)).toBe('state=Ohio')
})

test('long boards come in parts', async () => {
  known = { rankings: [plainRanking({ peers: 900, rows: [plainStanding('Lakeshore', 1)] })] }
  open()
  await page.getByRole('button', { name: 'Show 50 of 899 more' }).click()
  await expect.poll(() => asked.at(-1)).toBe('first=51')
})

test('the places of twelve months are a chart with neighbors, and a table', async () => {
  open()
  await expect
    .element(page.getByRole('img', { name: 'Between 8th and 13th in the last 12 months.' }).first())
    .toBeVisible()
  await page.getByText('Show the numbers').click()
  const numbers = page.getByRole('table', { name: 'Places of twelve months' })
  await expect.element(numbers.getByRole('columnheader')).toHaveLength(4)
  await expect.element(numbers.getByRole('row', { name: /Jan 20.* 13 8 7$/ })).toBeVisible()
  await expect.element(numbers.getByRole('row', { name: /Feb 19.* 8 7 8$/ })).toBeVisible()
})

test('the area and the measure are in the address', async () => {
  open('?by=reaction')
  await expect.element(page.getByRole('radio', { name: 'Followers' })).toBeChecked()
  await page.getByLabelText('Among').selectOptions('Ohio')
  await expect.poll(() => asked).toEqual(['', 'state=Ohio'])
  await page.getByLabelText('Among').selectOptions('Midwest')
  await expect.poll(() => asked.at(-1)).toBe('region=Midwest')
  await page.getByText('Won leads', { exact: true }).first().click()
  await expect.element(page.getByRole('heading', { name: '8th of 38, shared' })).toBeVisible()
})

test('fewer than five pages have no places', async () => {
  const own = [plainStanding('Limestone Valley', null, { isOwn: true, value: 4 })]
  known = { rankings: [plainRanking({ isComparable: false, peers: 3, own })] }
  open('?state=Ohio')
  await expect.element(page.getByText('Not enough peers to compare. Widen the region.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Compare everywhere' }).click()
  await expect.poll(() => asked.at(-1)).toBe('')
})

test('without a page of one’s own there are the first places', async () => {
  known = { rankings: [plainRanking({ rows: [plainStanding('Lakeshore', 1)] })] }
  open()
  await expect.element(table().getByRole('row', { name: /Lakeshore/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Your places' })).not.toBeInTheDocument()
})

test('before anything is ranked, the page says when it will be', async () => {
  known = { days: null }
  open()
  await expect.element(page.getByRole('heading', { name: 'No places yet' })).toBeVisible()
})
