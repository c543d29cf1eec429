import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { MapInfoWindow } from './map-info-window.tsx'
import type { MapProfile } from './map-profile.ts'

const profile: MapProfile = {
  id: '018b6c32-39fb-7000-acc4-f07b4547125c',
  name: 'Tamarack <i>Fields</i>',
  lat: 39.9,
  lng: -86.1,
  address: '4601 Packwell Road, Gainesville, Florida 32635',
  headerImage: '/art/018b6c32-39fb-7000-acc4-f07b4547125c/soccer',
  logo: null,
  googlePlaceId: null,
}
const markup = (changes: Partial<MapProfile> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MapInfoWindow profile={{ ...profile, ...changes }} onClose={() => {}} />
    </MemoryRouter>,
  )

describe('the link', () => {
  test('opens the page of the profile in this tab', () => {
    const html = markup({ to: '/facilities/1' })
    expect(html).toMatch(/<a [^>]*href="\/facilities\/1"[^>]*>See More Info<\/a>/)
    expect(html).not.toContain('Google')
  })

  test('opens Google Maps in a new tab if the profile has no page', () => {
    const html = markup()
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=4601\+Packwell[^"]*"[^>]*target="_blank"[^>]*>View on Google Maps<\/a>/,
    )
    expect(html).not.toContain('See More Info')
  })
})

describe('the picture', () => {
  test('is 384 px wide, and 60 px high on phones or 90 px on desktops', () => {
    const html = markup()
    expect(html).toMatch(/<img [^>]*src="[^"]*width=384[^"]*height=60/)
    expect(html).toMatch(/<source media="\(min-width: 900px\)" srcSet="[^"]*width=384[^"]*height=90/)
  })

  test('fills its frame, with twice the pixels on dense screens', () => {
    const html = markup()
    const art = `${profile.headerImage ?? ''}?`
    const frame = (width: number, height: number) =>
      `${art}width=${width}&amp;format=auto&amp;height=${height}&amp;fit=cover`
    expect(html).toContain(` srcSet="${frame(384, 90)}, ${frame(768, 180)} 2x"`)
    expect(html).toContain(` srcSet="${frame(384, 60)}, ${frame(768, 120)} 2x"`)
  })

  test('is the logo without a header image, and the initials without either', () => {
    expect(markup({ headerImage: null, logo: '/images/abc' })).toContain('src="/images/abc?')
    const html = markup({ headerImage: null, name: 'North Shore Ice Center' })
    expect(html).not.toContain('<img')
    expect(html).toContain('>NS<')
  })

  test('on another site is requested unchanged', () => {
    expect(markup({ headerImage: 'https://example.com/a.jpg?b=1' })).toContain(
      'src="https://example.com/a.jpg?b=1"',
    )
  })
})

test('names the promotion of today', () => {
  const html = markup({ offer: { title: '15% off for teams', endDate: '2027-03-31' } })
  expect(html).toContain('<b>15% off for teams</b>')
  expect(html).toContain('until Mar 31, 2027')
})

test('shows the address, or no line without one', () => {
  expect(markup()).toContain('>4601 Packwell Road, Gainesville, Florida 32635</p>')
  expect(markup({ address: '' })).not.toContain('xs mut')
})

test('links to directions to the address, or to the position without one', () => {
  expect(markup()).toMatch(
    /<a [^>]*href="https:\/\/www\.google\.com\/maps\/dir\/\?api=1&amp;destination=4601\+Packwell[^"]*"[^>]*>Directions<\/a>/,
  )
  expect(markup({ address: '' })).toContain('destination=39.9%2C-86.1"')
})

test('shows key figures, the rating and an action', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MapInfoWindow
        profile={{ ...profile, score: [{ label: 'Courts', value: 8 }], rating: 4.5, reviewCount: 12 }}
        action={<button type="button">Like</button>}
        onClose={() => {}}
      />
    </MemoryRouter>,
  )
  expect(html).toMatch(/<dt[^>]*>Courts<\/dt><dd[^>]*>8<\/dd>/)
  expect(html).toContain('4.5')
  expect(html).toContain('>Like</button>')
})

test('a name is text', () => {
  expect(markup()).toContain('Tamarack &lt;i&gt;Fields&lt;/i&gt;')
})
