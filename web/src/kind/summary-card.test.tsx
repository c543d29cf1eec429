import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { plainFacility } from '../page/testing/plain-facility.ts'
import type { Profile } from './profile-calls.ts'
import { kinds } from './registry.ts'
import { SummaryCard } from './summary-card.tsx'

const lanes = { kind: kinds.business, type: () => 'Bowling alley', score: () => [] }
const place: Profile = plainFacility({ id: 'lanes', name: 'Elm Lanes' })

const markup = (sports: string[], note?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SummaryCard summary={{ ...lanes, card: () => ({ sports }) }} profile={place} note={note} />
    </MemoryRouter>,
  )

test('a card has the words of its kind', () => {
  expect(markup(['Good for Groups', 'TV'])).toContain('Good for Groups, TV')
})

test('a note replaces the words of the kind', () => {
  const html = markup(['Good for Groups', 'TV'], '3 attributes in common')
  expect(html).toContain('3 attributes in common')
  expect(html).not.toContain('Good for Groups')
})
