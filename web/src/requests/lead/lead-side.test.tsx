import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ImpactLink } from './lead-side.tsx'

const shown = (status: 'Interested' | 'Won') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ImpactLink lead={{ status, eventId: 'cup' }} />
    </MemoryRouter>,
  )

test('the impact estimate is offered to the host that was chosen', () => {
  expect(shown('Won')).toContain('href="/events/cup/impact"')
})
test('the impact estimate is not offered to a host that may not read it', () => {
  expect(shown('Interested')).toBe('')
})
