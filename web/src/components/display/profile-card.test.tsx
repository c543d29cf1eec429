import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ProfileCard, type ProfileCardProps } from './profile-card.tsx'

const markup = (states: Partial<ProfileCardProps>) =>
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

test('a category is an icon with its name on pages for screen readers', () => {
  const html = markup({ category: 'Food & Drink' })
  expect(html).toContain('#utensils')
  expect(html).toContain('<span class="sr">Food &amp; Beverage: </span>')
})

test('an offer is shown with its last day', () => {
  const html = markup({ offer: { title: '15% off for teams', endDate: '2027-03-31' } })
  expect(html).toContain('<b>15% off for teams</b>')
  expect(html).toContain('until Mar 31, 2027')
})

test('a card without an offer has no line for it', () => {
  expect(markup({ offer: null })).not.toContain('ticket-percent')
})
