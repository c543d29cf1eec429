import type { HostMatch, MatchChange } from '@app/contract/events/match-schema.ts'
import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainLead } from '../testing/plain-lead.ts'
import { plainHost } from '../testing/plain-host.ts'
import { MatchPage } from './match-page.tsx'

const hosts = [
  plainHost({ id: 'cedar', name: 'Cedar Bend', score: 94 }),
  plainHost({ id: 'three', name: 'Three Forks', score: 88 }),
]

const noCounts = {
  count: 0,
  unknown: 0,
  total: 9,
  reach: null,
  area: null,
  towns: [],
  unknownPlaces: [],
  funnel: [],
  changes: [],
}

const visitIndiana = { id: 'visit', name: 'Visit Indiana', city: null, state: 'Indiana', headerImage: '' }

const reached: unknown[] = []

/** Opens the hosts of a request over a server that found these. It records what is sent. */
function open(
  id: string,
  found: readonly HostMatch[] = hosts,
  isClosed = false,
  leads: readonly ListedLead[] = [],
  dropped = 0,
  requestAddress: string | null = null,
  change: MatchChange = 'dropDistance',
) {
  const sent: unknown[] = []
  reached.length = 0
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.includes('/leads/bulk')) {
      sent.push(JSON.parse(body ?? '{}'))
      return Response.json({ data: [] }, { status: 201 })
    }
    if (url.includes('/hosts/reach')) {
      reached.push(JSON.parse(body ?? '{}'))
      return Response.json({ data: [] })
    }
    if (/\/leads\b/.test(url))
      return Response.json({ data: leads, _meta: { stats: { count: leads.length } } })
    if (url.includes('/destinations/search'))
      return Response.json({ data: [visitIndiana], _meta: { stats: { count: 1 } } })
    if (url.includes('/facilities/search')) return Response.json({ data: [], _meta: { stats: { count: 0 } } })
    if (/combinations|\/places/.test(url)) return Response.json({ data: [], _meta: { stats: { count: 0 } } })
    if (url.includes('/matches')) {
      const shown = dropped > 0 && !body?.includes(change) ? [] : found
      const changes =
        dropped > 0 ? [{ change, fields: {}, count: dropped, difference: dropped, unknown: 0 }] : []
      return Response.json({
        data: shown,
        _meta: {
          stats: { count: shown.length },
          counts: { ...noCounts, count: found.length - dropped, changes },
          filters: { all: shown.length, onSite: 0, partners: 0, grant: 0, indoor: 0 },
          weekends: [],
          opening: null,
          areDatesOver: false,
        },
      })
    }
    return Response.json({
      data: plainEvent({
        id,
        name: 'Spring Cup',
        category: 'Private',
        spaceName: 'Field',
        isClosed,
        requestAddress,
      }),
    })
  })
  renderWithApi(<MatchPage id={id} />)
  return sent
}

const cedar = page.getByRole('listitem', { name: 'Cedar Bend' })
const list = page.getByRole('complementary', { name: 'Send list', includeHidden: true })

test('keys move between hosts, pick one, and open why', async () => {
  open('keys')
  await expect.element(cedar).toBeVisible()
  cedar.element().focus()
  await userEvent.keyboard('x{ArrowDown}w')
  await expect.element(cedar.getByRole('checkbox')).toBeChecked()
  await expect
    .element(page.getByRole('listitem', { name: 'Three Forks' }).getByRole('button', { name: 'Hide why' }))
    .toBeVisible()
  await expect.element(list.getByText(/Send to 1 host/)).toBeInTheDocument()
})

test('sends to the hosts that were picked', async () => {
  const sent = open('sends')
  await page.getByRole('checkbox', { name: 'Send to Three Forks' }).click()
  await page.getByRole('button', { name: 'Review and send' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => sent).toMatchObject([{ data: [{ profileId: 'three' }] }])
})

test('reads again who was asked after it was sent', async () => {
  open('readsAgain')
  const { fetch } = globalThis
  const reads: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (/\/leads\?/.test(url)) reads.push(url)
    return fetch(url, init)
  })
  await page.getByRole('checkbox', { name: 'Send to Three Forks' }).click()
  await expect.poll(() => reads.length).toBeGreaterThan(0)
  const before = reads.length
  await page.getByRole('button', { name: 'Review and send' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => reads.length).toBeGreaterThan(before)
})

test('what would be sent is reviewed, and nothing is sent without it', async () => {
  const sent = open('reviews')
  await page.getByRole('checkbox', { name: 'Send to Three Forks' }).click()
  await page.getByRole('button', { name: 'Review and send' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(list.getByText(/Send to 1 host/)).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('a host that was asked is marked with its answer and can’t be picked, by key neither', async () => {
  open('asked', hosts, false, [plainLead({ profileId: 'cedar', status: 'Won' })])
  await expect.element(cedar.getByText('Asked. You chose them')).toBeVisible()
  await expect.element(cedar.getByRole('checkbox')).toBeDisabled()
  cedar.element().focus()
  await userEvent.keyboard('x')
  await expect.element(list.getByText(/Send to 0 hosts/)).toBeInTheDocument()
})

test('a closed request sends nothing, and says why', async () => {
  open('closed', hosts, true)
  await expect.element(page.getByRole('checkbox', { name: 'Send to Cedar Bend' })).toBeDisabled()
  await expect
    .element(page.getByText('This request is closed, so nothing can be sent.').first())
    .toBeVisible()
})

test('listing in the marketplace says before that the description becomes readable', async () => {
  open('listing')
  await page.getByRole('button', { name: 'List in the RFP marketplace' }).click()
  await expect
    .element(page.getByRole('alertdialog').getByText(/will see its page, with its description,/))
    .toBeVisible()
})

test('without a host that fits, the request can be changed', async () => {
  open('none', [])
  await expect.element(page.getByRole('heading', { name: 'No host meets all conditions' })).toBeVisible()
})

test('names the condition that was dropped, counts what is shown, and goes back', async () => {
  open('dropped', hosts, false, [], hosts.length)
  await page.getByRole('button', { name: 'Show 2 hosts' }).click()
  await expect.element(page.getByRole('heading', { name: '2 hosts would fit' })).toBeVisible()
  await expect
    .element(page.getByText('These hosts don’t fit the request as it is, but would without the distance.'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to all conditions' }).click()
  await expect.element(page.getByRole('heading', { name: '0 hosts fit' })).toBeVisible()
})

test('hosts that are listed without the dates say that they aren’t free on them', async () => {
  open('dropDates', hosts, false, [], hosts.length, null, 'dropDates')
  await page.getByRole('button', { name: 'Show 2 hosts' }).click()
  await expect.element(cedar.getByText('Not free on your dates')).toBeVisible()
})

test('hosts that don’t say whether they are free are counted as such, and so are their filters', async () => {
  open('unknown')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const answer = await fetch(url, init)
    if (!/\/matches\b/.test(url) || url.includes('combinations')) return answer
    const { data, _meta } = await answer.json()
    const shown = typeof init.body === 'string' && init.body.includes('unknown') ? data : []
    const { filters } = _meta
    return Response.json({
      data: shown,
      _meta: {
        ..._meta,
        stats: { count: shown.length },
        counts: { ..._meta.counts, count: 0, unknown: 2 },
        filters: { ...filters, all: shown.length, onSite: shown.length },
      },
    })
  })
  await page.getByRole('button', { name: 'Ask for dates 2' }).click()
  await expect
    .element(page.getByRole('heading', { name: '2 hosts don’t say whether they are free' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All 2' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All spaces on one site 2' })).toBeVisible()
})

test('a search by name asks once how requests reach all that it found', async () => {
  open('byNameOnce', hosts, false, [], 0, 'Muncie, IN')
  await findByName()
  await expect.element(named).toBeVisible()
  expect(reached).toEqual([{ data: { ids: ['visit'] } }])
})

async function findByName() {
  await page.getByRole('textbox', { name: 'Facility or destination' }).fill('visit')
  await page.getByRole('button', { name: 'Find' }).click()
}
const named = page.getByRole('listitem').filter({ hasText: 'Visit Indiana' })

test('a destination is added by its name, and asked', async () => {
  const sent = open('byName')
  await findByName()
  await page.getByText('On the send list Visit Indiana').click()
  await expect.element(page.getByRole('checkbox', { name: 'On the send list Visit Indiana' })).toBeChecked()
  await expect.element(list.getByText('Visit Indiana')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Review and send' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect.poll(() => sent).toMatchObject([{ data: [{ profileId: 'visit' }] }])
})

test('a host that was asked can’t be added by its name', async () => {
  open('byNameAsked', hosts, false, [plainLead({ profileId: 'visit', status: 'Open' })])
  await findByName()
  await expect.element(named.getByText('Asked. No answer yet')).toBeVisible()
  await expect.element(named.getByRole('checkbox')).not.toBeInTheDocument()
})

test('a search by name that fails says so, and can be tried again', async () => {
  open('byNameFails')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('/destinations/search') ? Response.error() : fetch(url, init),
  )
  await findByName()
  await expect.element(page.getByText('The search didn’t work.')).toBeVisible()
  vi.stubGlobal('fetch', fetch)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(named).toBeVisible()
})

test('hosts are found by name if the place of the request isn’t known', async () => {
  open('byNameAnywhere', hosts, false, [], 0, 'Nowhere Xyz')
  const { fetch } = globalThis
  const refused = { type: 'about:blank', title: 'Bad Request', status: 400, code: 'VALIDATION_FAILED' }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    /\/matches\b/.test(url) || (typeof init.body === 'string' && init.body.includes('Nowhere Xyz'))
      ? Response.json({ ...refused, detail: 'The place is not known.', traceId: 't' }, { status: 400 })
      : fetch(url, init),
  )
  await expect.element(page.getByText('We couldn’t find “Nowhere Xyz”')).toBeVisible()
  await findByName()
  await expect.element(named).toBeVisible()
})

const nobody = 'Nobody manages this page yet. We keep your request until somebody does.'

test('a host that nobody manages is marked, also on the send list and before it is asked', async () => {
  open('unmanaged', [plainHost({ id: 'cedar', name: 'Cedar Bend', isManaged: false })])
  const mailed = /Nobody manages this page yet\. We email your request to its address/
  await expect.element(cedar.getByText(mailed)).toBeVisible()
  await cedar.getByRole('checkbox').click()
  await expect.element(list.getByText(mailed)).toBeInTheDocument()
  await page.getByRole('button', { name: 'Review and send' }).first().click()
  await expect.element(page.getByRole('dialog').getByText(mailed)).toBeVisible()
})

test('a host of this name that nobody manages is marked', async () => {
  open('byNameUnmanaged')
  await findByName()
  await expect.element(named.getByText(nobody)).toBeVisible()
})
