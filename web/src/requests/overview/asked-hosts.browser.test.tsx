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
