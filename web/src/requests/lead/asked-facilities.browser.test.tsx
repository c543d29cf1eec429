import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { WithQueries } from '../../page/with-queries.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { plainLead } from '../testing/plain-lead.ts'
import { AskedFacilities } from './asked-facilities.tsx'

const elm = {
  facilityId: 'elm',
  name: 'Elm Fields',
  city: 'Tok',
  state: 'Alaska',
  hasSpaces: true,
  askedDate: null,
}

test('who reads what of a hold is told where a destination asks for one', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method?: string; body?: string }) => {
    if (method !== 'POST') return Response.json({ data: [elm] })
    sent.push(JSON.parse(body ?? ''))
    return Response.json({ data: elm }, { status: 201 })
  })
  renderWithApi(
    <WithQueries fallback={null}>
      <AskedFacilities lead={plainLead()} holds={[]} isClosed={false} />
    </WithQueries>,
  )
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(
      'Your offer stands on what your facilities hold. Facilities you ask see the name, dates and spaces of the event, but not who else you ask. The organizer sees what they hold, and an award books it.',
    )
  await page.getByRole('button', { name: 'Ask to hold' }).click()
  await expect.poll(() => sent).toEqual([{ data: { facilityId: 'elm' } }])
})
