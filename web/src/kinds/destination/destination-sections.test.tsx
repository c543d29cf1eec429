import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MoreFacilities } from './sections.tsx'

const open = { id: 'a', status: 'Approved', isActive: true, city: 'Avon', state: 'Indiana' } as const

const linkOf = (changes: Partial<Parameters<typeof MoreFacilities>[0]['profile']>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MoreFacilities profile={{ ...open, ...changes }} sites={{ count: 9 }} />
    </MemoryRouter>,
  )

test('a public destination links to its facilities', () => {
  expect(linkOf({})).toContain('marketplace?destination=a"')
  expect(linkOf({})).toContain('All 9 facilities')
})

test.each([
  ['pending', { status: 'Pending' }],
  ['hidden', { isActive: false }],
] as const)('a %s destination links to facilities near its city', (_, changes) => {
  expect(linkOf(changes)).toContain('marketplace?near=Avon%2C+Indiana"')
  expect(linkOf(changes)).toContain('Search facilities near Avon')
})

test('a destination that is not public and has no city has no link', () => {
  expect(linkOf({ isActive: false, city: null })).toBe('')
})
