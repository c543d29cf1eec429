import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { WithQueries } from '../../page/with-queries.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainLead } from '../testing/plain-lead.ts'
import { AskedHosts } from './asked-hosts.tsx'

test.each([
  ['that got no email', false],
  ['that got an email', true],
])('that nobody manages a host %s stands there once', async (_which, isMailed) => {
  const host = { ...plainLead().host, isManaged: false }
  const lead = plainLead({ status: 'Open', isMailed, reach: isMailed ? 'Email' : 'Nobody', host })
  renderWithApi(
    <WithQueries fallback={null}>
      <AskedHosts request={{ event: plainEvent(), leads: [lead], bids: [] }} />
    </WithQueries>,
  )
  await expect.element(page.getByRole('listitem')).toBeVisible()
  expect(page.getByText(/Nobody manages this page yet/).elements()).toHaveLength(1)
})

test.each([
  ['of a cancelled event', plainLead({ status: 'Won', ended: 'EventCancelled' }), []],
  ['whose page was removed', plainLead({ status: 'Passed', ended: 'HostDeleted' }), []],
  ['that was chosen and removed', plainLead({ status: 'Won', ended: 'HostDeleted' }), ['Reopen Cedar Bend']],
  ['that is interested', plainLead(), ['Choose Cedar Bend', 'Turn down Cedar Bend']],
])('what the organizer can decide about a host %s', async (_which, lead, moves) => {
  renderWithApi(
    <WithQueries fallback={null}>
      <AskedHosts request={{ event: plainEvent(), leads: [lead], bids: [] }} />
    </WithQueries>,
  )
  await expect.element(page.getByRole('listitem')).toBeVisible()
  const shown = page
    .getByRole('button', { name: /^(Choose|Turn down|Reopen) / })
    .elements()
    .map(({ textContent }) => textContent)
  expect(shown).toEqual(moves)
})

test.each([
  ['Open', true],
  ['Interested', true],
  ['Passed', false],
  ['Lost', false],
  ['Won', false],
] as const)('from a host whose status is %s, the request can be withdrawn: %j', async (status, can) => {
  renderWithApi(
    <WithQueries fallback={null}>
      <AskedHosts request={{ event: plainEvent(), leads: [plainLead({ status })], bids: [] }} />
    </WithQueries>,
  )
  await expect.element(page.getByRole('listitem')).toBeVisible()
  expect(page.getByRole('button', { name: /^Withdraw/ }).elements()).toHaveLength(can ? 1 : 0)
})
