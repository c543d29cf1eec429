import type { MatchCounts } from '@app/contract/events/match-schema.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainHost } from '../testing/plain-host.ts'
import type { MatchedMeta } from './match-choice.ts'
import { MatchPage } from './match-page.tsx'

/** What the list of hosts opens on: never nothing while there are hosts. */

const noChoice = { change: null, dist: null }
const changeOf = (change: MatchCounts['changes'][number]['change'], count: number, fields = {}) => ({
  change,
  fields,
  count,
  difference: count,
  unknown: 0,
})
const weekendOf = (weeks: number, count: number) => ({
  from: `2097-04-${9 + 7 * weeks}`,
  to: `2097-04-${10 + 7 * weeks}`,
  weeks,
  isAllowed: weeks === 0,
  count,
})

interface Found {
  hosts: number
  counts?: Partial<MatchCounts>
  opening: (Omit<NonNullable<MatchedMeta['opening']>, 'sports'> & { sports?: string[] }) | null
  weekends?: MatchedMeta['weekends']
  areDatesOver?: boolean
  isPlaceKnown?: boolean
}

/** Opens the hosts of a request near Boise over a server that found these. It records what is asked for. */
function open(
  id: string,
  { hosts, counts, opening, weekends = [], areDatesOver = false, isPlaceKnown = true }: Found,
) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (/\/leads\b|combinations/.test(url)) return Response.json({ data: [], _meta: { stats: { count: 0 } } })
    if (!url.includes('/matches'))
      return Response.json({
        data: plainEvent({
          id,
          category: 'Private',
          spaceName: 'Field',
          sportsList: ['Soccer', 'Rugby'],
          requestAddress: 'Boise, ID',
        }),
      })
    asked.push(JSON.parse(body ?? '{}').data)
    if (!isPlaceKnown)
      return Response.json(
        {
          type: '/docs/problems#VALIDATION_FAILED',
          title: 'Invalid request',
          status: 400,
          detail: 'A field is invalid.',
          code: 'VALIDATION_FAILED',
          traceId: 't',
          errors: [{ path: 'data/requestAddress', message: 'is not a known place' }],
        },
        { status: 400, headers: { 'content-type': 'application/problem+json' } },
      )
    const isUnknown = opening?.group === 'unknown'
    return Response.json({
      data: Array.from({ length: hosts }, (_, place) =>
        plainHost({ id: `host${place}`, name: `Host ${place}`, isFree: !isUnknown }),
      ),
      _meta: {
        stats: { count: hosts },
        counts: {
          count: 0,
          unknown: 0,
          total: 9,
          reach: 150,
          towns: ['Boise, ID'],
          unknownPlaces: [],
          area: null,
          funnel: [],
          changes: [],
          ...counts,
        },
        filters: { all: hosts, onSite: hosts, partners: 0, grant: 0, indoor: 0 },
        weekends,
        opening: opening && { sports: [], ...opening },
        areDatesOver,
      },
    })
  })
  renderWithApi(<MatchPage id={id} />)
  return asked
}

const heading = page.getByRole('heading', { level: 1 })
const button = (name: string) => page.getByRole('button', { name })
const host = page.getByRole('listitem', { name: 'Host 0' })

test('asks for the list to open on', async () => {
  const asked = open('asks', { hosts: 1, counts: { count: 1 }, opening: { group: 'free', ...noChoice } })
  await expect.element(heading).toHaveTextContent('1 host fits')
  expect(asked[0]).toEqual({ group: 'opening' })
})

test('hosts of which nobody knows whether they are free are listed if none is known to be, without a strip of zeros', async () => {
  open('unknown', {
    hosts: 10,
    counts: { unknown: 10 },
    opening: { group: 'unknown', ...noChoice },
    weekends: [weekendOf(0, 0), weekendOf(1, 0)],
  })
  await expect.element(heading).toHaveTextContent('10 hosts fit. None has shared these dates yet.')
  await expect.element(host).toBeVisible()
  await expect.element(host.getByText('Ask for dates')).toBeVisible()
  await expect.element(page.getByText('Hosts free, by weekend')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Ask for dates/ })).not.toBeInTheDocument()
})

test('one such host is told of in the singular', async () => {
  open('one', { hosts: 1, counts: { unknown: 1 }, opening: { group: 'unknown', ...noChoice } })
  await expect.element(heading).toHaveTextContent('1 host fits. It hasn’t shared these dates yet.')
})

test('those that are booked besides are named, and shown by one press', async () => {
  const asked = open('booked', {
    hosts: 2,
    counts: { unknown: 2, changes: [changeOf('dropDates', 3)] },
    opening: { group: 'unknown', ...noChoice },
  })
  await expect.element(page.getByText('3 more are booked on these dates.')).toBeVisible()
  await button('Show 3 booked').click()
  await expect.poll(() => asked.at(-1)).toEqual({ group: 'opening', change: 'dropDates' })
})

test('hosts that are all booked are listed as such, with the nearest weekend on which some are free', async () => {
  const asked = open('allBooked', {
    hosts: 3,
    counts: { changes: [changeOf('dropDates', 3)] },
    opening: { group: 'free', change: 'dropDates', dist: null },
    weekends: [weekendOf(-1, 0), weekendOf(0, 0), weekendOf(1, 2)],
  })
  await expect.element(heading).toHaveTextContent('3 hosts fit. All are booked on these dates.')
  await expect.element(host.getByText('Not free on your dates')).toBeVisible()
  await button('See 2 hosts free Apr 16 – 17').click()
  await expect.poll(() => asked.at(-1)).toEqual({ group: 'opening', week: 1 })
})

test('with nobody near, the list goes farther and says how far', async () => {
  open('farther', { hosts: 4, counts: { reach: 250 }, opening: { group: 'free', change: null, dist: 250 } })
  await expect.element(heading).toHaveTextContent('4 hosts fit within 250 mi')
  await expect
    .element(page.getByText('No host within 150 mi of Boise fits. These are within 250 mi.'))
    .toBeVisible()
  await expect.element(page.getByLabelText('How far from there')).toHaveValue('250')
})

test('with nobody within the chosen miles, those are named', async () => {
  open('nearer', { hosts: 4, counts: { reach: 250 }, opening: { group: 'free', change: null, dist: 250 } })
  await page.getByLabelText('How far from there').selectOptions('Within 100 mi')
  await expect
    .element(page.getByText('No host within 100 mi of Boise fits. These are within 250 mi.'))
    .toBeVisible()
})

test('how far it looks is shown, and changed without changing the request', async () => {
  const asked = open('reach', { hosts: 1, counts: { count: 1 }, opening: { group: 'free', ...noChoice } })
  await expect.element(page.getByText('Looking near Boise, ID')).toBeVisible()
  await expect.element(page.getByLabelText('How far from there')).toHaveValue('150')
  await page.getByLabelText('How far from there').selectOptions('Within 50 mi')
  await expect.poll(() => asked.at(-1)).toEqual({ group: 'opening', dist: 50 })
})

test('an area is named instead of a distance', async () => {
  open('area', {
    hosts: 1,
    counts: { count: 1, reach: null, area: 'Idaho' },
    opening: { group: 'free', ...noChoice },
  })
  await expect.element(page.getByText('Looking in Idaho')).toBeVisible()
  await expect.element(page.getByLabelText('How far from there')).not.toBeInTheDocument()
})

test.each([
  [['Dallas, TX', 'Houston, TX'], null, 'Looking near Dallas, TX or Houston, TX'],
  [['Portland, ME'], 'New Hampshire', 'Looking in New Hampshire, or near Boise, ID'],
])('all places that a request lists are named (%j, %s)', async (towns, area, text) => {
  open(`places-${towns.length}`, {
    hosts: 1,
    counts: { count: 1, towns, area },
    opening: { group: 'free', ...noChoice },
  })
  await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByLabelText('How far from there')).toHaveValue('150')
})

test('a place that wasn’t found is named', async () => {
  open('unknown-place', {
    hosts: 1,
    counts: { count: 1, unknownPlaces: ['Xyzburg'] },
    opening: { group: 'free', ...noChoice },
  })
  await expect
    .element(page.getByText('We couldn’t find “Xyzburg”, so nothing is looked for there.'))
    .toBeVisible()
})

test('a condition that keeps all out is named', async () => {
  open('condition', {
    hosts: 5,
    counts: { changes: [changeOf('dropSpaces', 5)] },
    opening: { group: 'unknown', change: 'dropSpaces', dist: null },
  })
  await expect.element(heading).toHaveTextContent('5 hosts would fit')
  await expect
    .element(
      page.getByText(
        'No host fits the request as it is. These would without the number of spaces. None of them has shared these dates yet.',
      ),
    )
    .toBeVisible()
})

test.each([
  [
    'onlySports',
    ['Soccer', 'Rugby'],
    '5 hosts list soccer and rugby',
    'These host soccer and rugby, but lack more than one thing that you ask for.',
  ],
  ['firstSport', ['Rugby'], '5 hosts list rugby', 'No host lists all of your sports. These list rugby.'],
] as const)(
  'without a host that meets all conditions but one, %s is shown',
  async (change, sports, title, text) => {
    open(change, { hosts: 5, opening: { group: 'free', change, dist: null, sports: [...sports] } })
    await expect.element(heading).toHaveTextContent(title)
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(host.getByText('Ask for dates')).toBeVisible()
  },
)

test.each([
  ['onlySports', null, 'This host has soccer, but lacks more than one thing that you ask for.'],
  ['firstSport', null, 'No host lists all of your sports. This one lists soccer.'],
  [null, 500, 'No host within 150 mi of Boise fits. This one is within 500 mi.'],
  [
    'dropSpaces',
    null,
    'No host fits the request as it is. This one would without the number of spaces. It hasn’t shared these dates yet.',
  ],
] as const)('a single host is told of in the singular (%s, %s)', async (change, dist, text) => {
  open(`single-${change ?? 'farther'}`, {
    hosts: 1,
    counts: { changes: [changeOf('dropSpaces', 1)] },
    opening: { group: 'unknown', change, dist, sports: ['Soccer'] },
  })
  await expect.element(page.getByText(text)).toBeVisible()
})

test('dates that are over are said to be', async () => {
  open('over', {
    hosts: 2,
    counts: { changes: [changeOf('dropDates', 2)] },
    opening: { group: 'free', change: 'dropDates', dist: null },
    areDatesOver: true,
  })
  await expect.element(heading).toHaveTextContent('The dates of this request are over')
  await expect.element(host.getByText('Dates are over')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Change the dates' })).toBeVisible()
})

test('without any host for the sport, the request can be changed', async () => {
  open('nobody', { hosts: 0, opening: null })
  await expect.element(page.getByRole('heading', { name: 'No host meets all conditions' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Change the request' }).first()).toBeVisible()
})

test('sports that no host lists are named, since nothing else would help', async () => {
  open('unhosted', {
    hosts: 0,
    opening: null,
    counts: { funnel: [{ condition: 'sport', count: 0, cost: 90, unknown: 0 }] },
  })
  await expect.element(page.getByRole('heading', { name: 'No host lists soccer and rugby' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Change the sport' })).toBeVisible()
})

test('a place that isn’t known is named, with the way to change it', async () => {
  open('unplaced', { hosts: 0, opening: null, isPlaceKnown: false })
  await expect.element(page.getByRole('heading', { name: 'We couldn’t find “Boise, ID”' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Change the place' }))
    .toHaveAttribute('href', '/requests/unplaced/edit')
  await expect.element(button('Try again')).not.toBeInTheDocument()
})
