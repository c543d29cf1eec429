import type { LeadStatus } from '@app/contract/reference-lists/lead-statuses.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { plainEvent } from '../../page/testing/plain-event.ts'
import { LeadImpact } from './lead-impact.tsx'

const shown = (status: LeadStatus, teamCount: number | null = 96) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LeadImpact status={status} event={plainEvent({ id: 'cup', teamCount })} />
    </MemoryRouter>,
  )

test('the impact estimate is offered to the host that was chosen', () => {
  expect(shown('Won')).toContain('href="/events/cup/impact"')
})
test.each(['Open', 'Interested'] as const)(
  'a host whose lead is %s reads a range from the request, and gets no link to an estimate that it may not read',
  (status) => {
    expect(shown(status)).toMatch(/>\$[\d.]+[KM] to \$[\d.]+[KM]</)
    expect(shown(status)).not.toContain('href')
  },
)
test.each(['Passed', 'Lost'] as const)('nothing is shown of a lead that is %s', (status) => {
  expect(shown(status)).toBe('')
})
test('a request that says nothing of people has no range', () => {
  expect(shown('Open', null)).toBe('')
})
