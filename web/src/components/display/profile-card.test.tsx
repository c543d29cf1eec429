import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ProfileCard } from './profile-card.tsx'

const markup = (states: { isPromoted?: boolean; isHidden?: boolean }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ProfileCard to="/facilities/1" title="Tamarack Fields" place="Carmel, IN" {...states} />
    </MemoryRouter>,
  )

test('a promoted profile is labeled as promoted', () => {
  expect(markup({ isPromoted: true })).toMatch(/<span[^>]*>Promoted<\/span>/)
})

test('another profile has no label', () => {
  expect(markup({})).not.toContain('Promoted')
})

test('a hidden profile is labeled as hidden instead', () => {
  const html = markup({ isPromoted: true, isHidden: true })
  expect(html).toMatch(/<span[^>]*>Hidden<\/span>/)
  expect(html).not.toContain('Promoted')
})
