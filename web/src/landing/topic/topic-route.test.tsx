import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { createApi } from '@app/contract/api.ts'
import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { surroundings } from '../../page/surroundings.ts'
import { plainFacility } from '../../page/testing/plain-facility.ts'
import { topicMeta } from './topic-meta.ts'
import { loader } from './topic-route.tsx'
import { TopicView } from './topic-view.tsx'

const made = (n: number, known: Partial<Facility>): Facility =>
  plainFacility({
    id: `00000000-0000-4000-8000-0000000000${n + 10}`,
    name: `Gym ${n}`,
    city: 'Akron',
    ...known,
  })

const tally = (values: readonly string[]) =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((one) => one === value).length }))

interface Asked {
  state?: string
  sports?: string[]
}

/** Searches these facilities by state and sports. */
function search(facilities: readonly Facility[], { state, sports }: Asked) {
  const isIn = (one: Facility) => state === undefined || one.state === state
  const plays = (one: Facility) => sports === undefined || one.sports.some((sport) => sports.includes(sport))
  const found = facilities.filter((one) => isIn(one) && plays(one))
  const most = tally(found.map(({ city }) => city ?? '')).map(({ value, count }) => ({
    city: value,
    state: state ?? 'Ohio',
    count,
  }))
  return {
    data: found.slice(0, 4),
    _meta: {
      stats: { count: found.length },
      // A facet ignores its own choice.
      facets: {
        state: tally(facilities.filter(plays).map((one) => one.state ?? '')),
        sports: tally(facilities.filter(isIn).flatMap((one) => one.sports)),
      },
      towns: { count: most.length, most },
    },
  }
}

const mapView = {
  markers: [{ id: 'a', name: 'Gym', lat: 41, lng: -81.5, isPromoted: false }],
  clusters: [],
  count: 1,
}

/** What the server answers, with these facilities and no destinations. */
async function open(path: string, facilities: readonly Facility[] = []) {
  const calls: string[] = []
  const api = createApi(async ({ url, body }) => {
    calls.push(url)
    if (url.includes('/search/map')) return { data: mapView }
    const { data = {} }: { data?: Asked } = JSON.parse(
      JSON.stringify(body && 'json' in body ? body.json : {}),
    )
    return search(url.includes('/facilities/') ? facilities : [], data)
  })
  const context = new RouterContextProvider()
  context.set(surroundings, {
    api,
    brand: 'Brand',
    origin: 'https://brand.test',
    signIn: { domain: '', clientId: '', audience: '', rolesClaim: '' },
    links: ownHelpLinks,
    stateVideos: { Indiana: 'https://videos.example/indiana' },
    map: { tiles: null, styleUrl: null },
    isDevelopment: false,
    nonce: '',
    report: () => {},
  })
  const url = new URL(`https://brand.test${path}`)
  const [kind, first, second] = decodeURIComponent(url.pathname).slice(1).split('/')
  const category = (kind === 'sports' ? first : second) || undefined
  const params = { category, ...(kind === 'states' && { state: first }) }
  const loaded = await loader({
    request: new Request(`${url.href}.data`),
    url,
    pattern: '',
    params,
    context,
  }).catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown
    throw thrown
  })
  if (loaded instanceof Response)
    return { status: loaded.status, location: loaded.headers.get('location'), calls }
  return { status: loaded.init?.status ?? 200, page: loaded.data, calls }
}

const facilities = [
  made(1, { state: 'Ohio', sports: ['Basketball', 'Golf'], capacity: 900 }),
  made(2, { state: 'Ohio', sports: ['Basketball'] }),
  made(3, { state: 'Ohio', sports: ['Basketball', 'Soccer'] }),
  made(4, { state: 'Indiana', sports: ['Basketball'] }),
  made(5, { state: 'Indiana', sports: ['Soccer'] }),
  made(6, { state: 'Indiana', sports: ['Soccer'] }),
  made(7, { state: 'Texas', sports: ['Soccer'] }),
]

async function pageAt(path: string) {
  const { page } = await open(path, facilities)
  if (page === undefined || 'unknown' in page) throw new Error(`There is no page at ${path}`)
  return page
}

test.each([
  ['/states/OH', '/states/ohio'],
  ['/states/ohio/', '/states/ohio'],
  ['/states/OH/Ice%20Hockey?a=1', '/states/ohio/ice-hockey?a=1'],
  ['/sports/Basketball', '/sports/basketball'],
])('%s redirects for good to %s without a call', async (path, location) => {
  expect(await open(path)).toEqual({ status: 301, location, calls: [] })
})

test.each([
  ['/states/texas', '/facilities/marketplace?state=Texas'],
  ['/states/indiana/basketball', '/facilities/marketplace?sport=Basketball&state=Indiana'],
  ['/sports/esports', '/facilities/marketplace?sport=Esports'],
  ['/states/ohio/golf', '/facilities/marketplace?sport=Golf&state=Ohio'],
  ['/states', '/#states'],
  ['/sports/', '/#sports'],
])('%s has too little for a page, and redirects to %s for now', async (path, location) => {
  expect(await open(path, facilities)).toMatchObject({ status: 302, location })
})

test('an unknown state is a 404', async () => {
  expect(await open('/states/ohoi')).toMatchObject({
    status: 404,
    page: { unknown: 'state', suggestions: [{ label: 'Ohio', to: '/states/ohio' }] },
    calls: [],
  })
})

test('the page of a state', async () => {
  expect(await pageAt('/states/indiana')).toMatchObject({
    path: '/states/indiana',
    title: 'Sports events in Indiana: venues and hosts',
    heading: 'Indiana',
    overline: 'Sports events in the Midwest',
    crumbs: [{ label: 'States', to: '/#states' }, { label: 'Indiana' }],
    art: { src: '/art/states/indiana', isOutline: true },
    text: expect.stringContaining('Basketball is at home here'),
    video: 'https://videos.example/indiana',
    lead: 'Indiana has three facilities, where two sports are played. Soccer is the most common, at two of them. All of them are in Akron.',
    actions: [{ label: 'Search 3 facilities', to: '/facilities/marketplace?state=Indiana' }],
    towns: [{ name: 'Akron', count: 3, to: '/facilities/marketplace?near=Akron%2C+Indiana' }],
    map: { filter: { state: 'Indiana' }, asMap: '/facilities/marketplace?state=Indiana&view=map' },
    nearby: { title: 'Nearby states', tiles: [{ name: 'Ohio', count: 3, to: '/states/ohio' }] },
  })
})

test('sports with enough hosts in a state link to its page about them, others to a search', async () => {
  const { tiles } = await pageAt('/states/ohio')
  expect(tiles.map(({ title, tiles: sports }) => [title, sports.map(({ name, to }) => [name, to])])).toEqual([
    [
      'Venues by sport',
      [
        ['Basketball', '/states/ohio/basketball'],
        ['Golf', '/facilities/marketplace?sport=Golf&state=Ohio'],
        ['Soccer', '/facilities/marketplace?sport=Soccer&state=Ohio'],
      ],
    ],
  ])
})

test('the page of a category', async () => {
  const page = await pageAt('/sports/basketball')
  expect(page).toMatchObject({
    heading: 'Basketball venues and hosts',
    crumbs: [{ label: 'Sports', to: '/#sports' }, { label: 'Basketball' }],
    lead: expect.stringMatching(/^Four facilities in two states host basketball. Ohio has the most \(3\)./),
    nearby: undefined,
  })
  expect(page.tiles).toMatchObject([
    {
      title: 'Basketball by state',
      tiles: [
        { name: 'Ohio', count: 3, to: '/states/ohio/basketball' },
        { name: 'Indiana', count: 1, to: '/facilities/marketplace?sport=Basketball&state=Indiana' },
      ],
    },
    { title: 'Other sports', tiles: [{ name: 'Soccer', to: '/sports/soccer' }], others: [] },
  ])
})

test('the page of a category in a state', async () => {
  expect(await pageAt('/states/ohio/basketball')).toMatchObject({
    heading: 'Basketball venues in Ohio',
    title: 'Basketball venues in Ohio',
    crumbs: [
      { label: 'States', to: '/#states' },
      { label: 'Ohio', to: '/states/ohio' },
      { label: 'Basketball' },
    ],
    text: undefined,
    video: undefined,
    tiles: [{ title: 'Other sports in Ohio' }],
    nearby: { title: 'Basketball nearby' },
  })
})

test('art of a profile without pictures shows the sport of the page', async () => {
  const { sections } = await pageAt('/sports/soccer')
  expect(sections[0]?.cards[0]?.image).toMatch(/^\/art\/[-\da-f]+\/soccer$/)
})

test('search engines get the title, the canonical address, breadcrumbs and the list', async () => {
  const meta = JSON.stringify(topicMeta(await pageAt('/states/ohio/basketball')))
  expect(meta).toContain('"title":"Basketball venues in Ohio | Brand"')
  expect(meta).toContain('"href":"https://brand.test/states/ohio/basketball"')
  expect(meta).toContain('"@type":"BreadcrumbList"')
  expect(meta).toContain('"item":"https://brand.test/states/ohio/basketball"')
  expect(meta).toContain('"@type":"CollectionPage"')
  expect(meta).toContain('"numberOfItems":3')
})

test('a description has whole sentences, in at most 160 characters', async () => {
  const { description } = await pageAt('/states/ohio')
  expect(description).toMatch(/^Ohio has three facilities.*\.$/)
  expect(description.length).toBeLessThanOrEqual(160)
})

test('the server renders all of it as headings and links', async () => {
  const page = await pageAt('/states/ohio')
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TopicView page={page} />
    </MemoryRouter>,
  )
  const headings = [...html.matchAll(/<h([123])[^>]*>(?:<a[^>]*>)?([^<]+)/g)]
  expect(headings.map(([, level, text]) => `${level} ${text}`)).toEqual([
    '1 Ohio',
    '2 Facilities',
    '3 Gym 1',
    '3 Gym 2',
    '3 Gym 3',
    '2 Venues by sport',
    '2 On the map',
    '3 Towns with the most',
    '2 Nearby states',
  ])
  expect(html).toContain('href="/states/ohio/basketball"')
  expect(html).not.toContain('undefined')
})
