import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { flushSync } from 'react-dom'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QueriesProvider } from '../../api/queries-provider.tsx'
import { dispatchSession, useSession, type Person } from '../../api/session.ts'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { showTheme } from '../../page/theme.ts'
import type { Settings } from '../../page/surroundings.ts'
import { initialSession, type SessionEvent } from '../../session/session-state.ts'
import { render } from '../../testing/render.tsx'
import { Footer } from './footer.tsx'
import { howItWorks } from './how-it-works.ts'
import { TopBar } from './top-bar.tsx'

const links = {
  help: 'https://help.example/',
  contact: 'https://contact.example/',
  marketing: 'https://about.example/for',
  privacy: 'https://rules.example/privacy',
  terms: 'https://rules.example/terms',
}
const settings: Settings = {
  brand: 'Homestand',
  origin: 'https://venues.example',
  signIn: { domain: 'https://login.example', clientId: 'web', audience: 'api', rolesClaim: 'roles' },
  links,
  howItWorks: howItWorks(links),
  map: { tiles: null, styleUrl: null },
  isDevelopment: false,
  isBarContained: null,
  attributes: {},
}

const ada: Person = { subject: 'ada', name: 'Ada', email: 'ada@brand.test', picture: null, isAdmin: true }

const adasPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

const bar = page.getByTestId('bar')
const footer = page.getByTestId('footer')
const me = bar.getByText('Me', { exact: true })
const logIn = bar.getByRole('button', { name: 'Log in' })
const signUp = bar.getByRole('button', { name: 'Sign up' })
const skeleton = bar.getByRole('status', { name: 'Loading your menu' })
const theme = bar.getByLabelText('Color theme', { exact: true })
const search = bar.getByLabelText('Search the marketplaces')

function renderShell(shown = settings) {
  const element = (
    <QueriesProvider>
      <Toaster>
        <div data-testid="bar">
          <TopBar settings={shown} />
        </div>
        <div data-testid="footer">
          <Footer settings={shown} />
        </div>
      </Toaster>
    </QueriesProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

const noPerson = { isLoading: false, person: null, hasFailed: false, endedLogins: 0 }
const visit = () => dispatchSession({ type: 'page-opened', mayHaveSession: false })
const signIn = (person: Person = ada) => dispatchSession({ type: 'client-reported', ...noPerson, person })

async function resize(width: number) {
  const { innerWidth, innerHeight } = window
  await page.viewport(width, innerHeight)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
}

/** The visible entries of the Me menu. */
function openMe() {
  me.element().closest('summary')?.click()
  const panel = me.element().closest('details')?.querySelector('div')
  return () =>
    [...(panel?.querySelectorAll('a, button, summary') ?? [])]
      .filter((entry) => entry.checkVisibility())
      .map(({ textContent }) => textContent)
}

/** A server with the account of Ada, who manages these facilities. Records the writes. */
function serve(...facilities: string[]) {
  const writes: unknown[] = []
  const user = { picture: adasPicture }
  const stored = { timeZone: null, theme: 'system', notifications: {} }
  const listOf = (ids: string[]) => ({
    data: ids.map((id) => ({ id })),
    _meta: { stats: { count: ids.length } },
  })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'PATCH' && typeof body === 'string') writes.push(JSON.parse(body))
    if (/\/(facilities|destinations)\/my\b/.test(url))
      return Response.json(listOf(url.includes('facilities') ? facilities : []))
    return Response.json({ data: url.includes('/settings') ? stored : user })
  })
  return writes
}

let writes: unknown[]
beforeEach(() => {
  useSession.setState(initialSession, true)
  writes = serve()
})
afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState(initialSession, true)
  localStorage.clear()
  showTheme('system')
})

test('the logo links to the landing page', async () => {
  renderShell()
  await expect.element(bar.getByRole('link', { name: 'Homestand, home page' })).toHaveAttribute('href', '/')
})

test('a visitor has Log in, Sign up and "Find new event host", which leads to destinations', async () => {
  renderShell()
  visit()
  await expect.element(logIn).toBeEnabled()
  await expect.element(signUp).toBeEnabled()
  await expect
    .element(bar.getByRole('link', { name: 'Find new event host' }))
    .toHaveAttribute('href', '/destinations/marketplace')
})

test.each<[string, ...SessionEvent[]]>([
  ['the sign-in client loads', { type: 'login-requested', hint: 'login', popup: null }],
  [
    'a login is running',
    { type: 'login-requested', hint: 'login', popup: null },
    { type: 'login-started' },
    { type: 'client-reported', ...noPerson },
  ],
])('the entries of visitors are disabled while %s', async (_title, ...events) => {
  for (const event of events) dispatchSession(event)
  renderShell()
  await expect.element(logIn).toBeDisabled()
  await expect.element(signUp).toBeDisabled()
  const host = bar.getByRole('link', { name: 'Find new event host' })
  await expect.element(host).toHaveAttribute('aria-disabled', 'true')
  await expect.element(host).not.toHaveAttribute('href')
})

test('a browser that was signed in shows no entries of visitors while its session is restored', async () => {
  document.documentElement.dataset.session = ''
  onTestFinished(() => void delete document.documentElement.dataset.session)
  dispatchSession({ type: 'page-opened', mayHaveSession: true })
  renderShell()
  await expect.element(skeleton).toBeVisible()
  expect(document.querySelector('header nav button')?.checkVisibility()).toBe(false)
})

test('a browser whose session has ended shows the entries of visitors', async () => {
  document.documentElement.dataset.session = ''
  onTestFinished(() => void delete document.documentElement.dataset.session)
  dispatchSession({ type: 'page-opened', mayHaveSession: true })
  renderShell()
  dispatchSession({ type: 'client-reported', ...noPerson })
  await expect.element(logIn).toBeEnabled()
  await expect.element(skeleton).not.toBeInTheDocument()
})

test('a browser that was not signed in shows the entries of visitors at once', () => {
  flushSync(renderShell)
  expect(document.querySelector('header nav button')?.checkVisibility()).toBe(true)
  expect(document.querySelector('header nav output')?.checkVisibility()).toBe(false)
})

test('a signed-in person sees no entries of visitors until the menus are there', () => {
  signIn()
  flushSync(renderShell)
  expect(document.querySelectorAll('header nav button')).toHaveLength(0)
  expect(skeleton.query()).not.toBeNull()
})

test('below 900 px, "Find new event host" stays, at every width and with large text', async () => {
  renderShell()
  visit()
  await expect.element(logIn).toBeEnabled()
  const host = bar.getByRole('link', { name: 'Find new event host' })
  const root = document.documentElement
  onTestFinished(() => void root.style.removeProperty('font-size'))
  await resize(899)
  for (const [width, size] of [
    [899, '100%'],
    [600, '100%'],
    [390, '100%'],
    [377, '100%'],
    [360, '100%'],
    [320, '100%'],
    [320, '200%'],
  ] as const) {
    await page.viewport(width, window.innerHeight)
    root.style.fontSize = size
    await expect.element(host).toBeVisible()
    const at = host.element().getBoundingClientRect()
    expect([at.left >= 0, at.right <= width, at.width >= 40], `at ${width} px, ${size}`).toEqual([
      true,
      true,
      true,
    ])
    expect(root.scrollWidth, `at ${width} px, ${size}`).toBeLessThanOrEqual(width)
    // In one row, unless the text is large.
    if (size === '100%') expect(document.querySelector('header')?.getBoundingClientRect().height).toBe(60)
  }
})

const missing: [string, () => Response | Promise<Response>][] = [
  ['is not found', () => Response.json({ status: 404, code: 'NOT_FOUND' }, { status: 404 })],
  ['fails', () => Response.json({ status: 500, code: 'INTERNAL' }, { status: 500 })],
  ['is empty', () => Response.json({ data: null })],
  ['is no JSON', () => new Response('<html>')],
  ['does not come', () => new Promise<Response>(() => {})],
]

test.each(missing)(
  'if the profile of a signed-in person %s, the entries of visitors stay, disabled',
  async (_, reply) => {
    vi.stubGlobal('fetch', async () => reply())
    signIn()
    renderShell()
    await expect.element(logIn).toBeDisabled()
    await expect.element(signUp).toBeDisabled()
    const host = bar.getByRole('link', { name: 'Find new event host' })
    await expect.element(host).toHaveAttribute('aria-disabled', 'true')
    expect(me.query()).toBeNull()
    await expect.element(page.getByText('Your account didn’t load.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  },
)

test('Search lists five sections with title, description and icon', async () => {
  renderShell()
  await search.click()
  const entries = [...(search.element().closest('details')?.querySelectorAll('a') ?? [])]
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'EventsLook for new events',
    'Event OrganizationsFollow new event organizers',
    'FacilitiesExplore facilities across the country',
    'DestinationsFind your next event host',
    'Attractions & Things to DoBest places to eat and play near events',
  ])
  expect(entries.filter((entry) => entry.querySelector('svg') !== null)).toHaveLength(5)
})

test('a menu closes when the route changes', async () => {
  renderShell()
  await search.click()
  const menu = search.element().closest('details')
  expect(menu?.open).toBe(true)
  await bar.getByRole('link', { name: /^Facilities/ }).click()
  await expect.poll(() => menu?.open).toBe(false)
})

const work = ['Requests', 'Leads', 'Calendar', 'Pages', 'Lists']
const calendar = bar.getByRole('link', { name: 'Calendar', exact: true })

test('on a wide screen, the Me menu has My account, Help, Contact, Admin and Sign out', async () => {
  await resize(900)
  signIn()
  renderShell()
  await expect.element(me).toBeInTheDocument()
  expect(openMe()()).toEqual([...work, 'My account', 'Help', 'Contact', 'Admin', 'Sign out'])
  await expect.element(bar.getByRole('link', { name: 'Home', exact: true })).toBeVisible()
  await expect.element(theme).toBeVisible()
})

test('below 900 px, Home, Notifications, Messaging, How it works and the theme move into the Me menu, before Sign out', async () => {
  await resize(899)
  signIn()
  renderShell()
  await expect.element(me).toBeInTheDocument()
  await expect.element(bar.getByRole('link', { name: 'Home', exact: true })).not.toBeInTheDocument()
  const entries = openMe()
  expect(entries()).toEqual([
    ...work,
    'My account',
    'Help',
    'Contact',
    'Admin',
    'Home',
    'Notifications',
    'Messaging',
    'How it works',
    'Color theme',
    'Sign out',
  ])
  await bar.getByText('Color theme').nth(1).click()
  expect(entries().slice(13)).toEqual(['Color theme', 'Light', 'Dark', 'System', 'Sign out'])
})

test('the arrow keys move through the Me menu and wrap around', async () => {
  await resize(1440)
  signIn()
  renderShell()
  await expect.element(me).toBeInTheDocument()
  const trigger = me.element().closest('summary')
  const panel = me.element().closest('details')?.querySelector('div')
  trigger?.focus()
  await userEvent.keyboard('{ArrowDown}')
  const entries = () =>
    [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])].filter((entry) => entry.checkVisibility())
  await expect
    .poll(() => entries().map(({ textContent }) => textContent))
    .toEqual([...work, 'My account', 'Help', 'Contact', 'Admin', 'Sign out'])
  const [account, ...others] = entries()
  await expect.poll(() => document.activeElement).toBe(account)
  for (const stop of [...others, trigger, account]) {
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => document.activeElement).toBe(stop)
  }
  for (const stop of [trigger, ...others.toReversed(), account]) {
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(() => document.activeElement).toBe(stop)
  }
})

test('others than admins have no Admin entry', async () => {
  signIn({ ...ada, isAdmin: false })
  renderShell()
  await expect.element(me).toBeInTheDocument()
  expect(openMe()()).toEqual([...work, 'My account', 'Help', 'Contact', 'Sign out'])
})

test.each([390, 900, 1440])(
  'at %i px, the bar of who manages a calendar has it, and everything fits',
  async (width) => {
    await resize(width)
    serve('arena')
    signIn()
    renderShell()
    await expect.element(calendar).toBeVisible()
    await expect.element(calendar).toHaveAttribute('href', '/facilities/arena/calendar')
    const { right, height } = document.querySelector('header')?.getBoundingClientRect() ?? {}
    expect([right, height, document.documentElement.scrollWidth]).toEqual([width, 60, width])
    const entries = [...document.querySelectorAll('header nav > *')].filter((entry) =>
      entry.checkVisibility(),
    )
    const lefts = entries.map((entry) => entry.getBoundingClientRect().left)
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
    openMe()
    expect(bar.getByRole('link', { name: 'Leads' }).element().getAttribute('href')).toBe(
      '/facilities/arena/pipeline',
    )
  },
)

test('nobody else has a calendar in the bar', async () => {
  signIn()
  renderShell()
  await expect.element(me).toBeInTheDocument()
  openMe()
  await expect.element(calendar).toHaveAttribute('href', '/home/calendars')
  expect(bar.getByRole('link', { name: 'Calendar', exact: true }).elements()).toHaveLength(1)
})

test('the signed-in address is cut off at 200 px', async () => {
  const email = `${'a-very-long-mailbox-'.repeat(4)}@brand.test`
  signIn({ ...ada, email })
  renderShell()
  await expect.element(me).toBeInTheDocument()
  openMe()
  const address = bar.getByText(email).element()
  expect(address.getBoundingClientRect().width).toBe(200)
  expect(address.scrollWidth).toBeGreaterThan(200)
  expect(getComputedStyle(address).textOverflow).toBe('ellipsis')
})

test('How it works has the Help Center and five audiences', async () => {
  signIn()
  renderShell()
  await expect.element(me).toBeInTheDocument()
  const menu = bar.getByLabelText('How it works').element().closest('details')
  const entries = [...(menu?.querySelectorAll('a') ?? [])]
  expect(entries.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['Help Center', 'https://help.example/'],
    ['Destinations', 'https://about.example/for/destinations'],
    ['Facilities', 'https://about.example/for/facilities'],
    ['Event Organizers', 'https://about.example/for/event-organizers'],
    ['Vendors', 'https://about.example/for/vendors'],
    ['Mobile', 'https://about.example/for/mobile'],
  ])
})

test('help, contact and marketing pages open in a new tab', async () => {
  signIn()
  renderShell()
  await expect.element(me).toBeInTheDocument()
  const outside = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')]
  // Twice how it works in the bar, once in the footer; help in the Me menu; contact there and in the footer; privacy and terms.
  expect(outside).toHaveLength(6 + 6 + 6 + 1 + 2 + 2)
  expect(outside.every(({ target, rel }) => target === '_blank' && rel === 'noreferrer')).toBe(true)
})

test('our own help, contact and audience pages open in the same tab', async () => {
  signIn()
  renderShell({ ...settings, links: ownHelpLinks, howItWorks: howItWorks(ownHelpLinks) })
  await expect.element(me).toBeInTheDocument()
  const own = [
    ...document.querySelectorAll<HTMLAnchorElement>(
      'a:is([href^="/help"], [href^="/contact"], [href^="/how-it-works/"])',
    ),
  ]
  expect(own).toHaveLength(6 + 6 + 6 + 1 + 2 + 2)
  expect(own.every(({ target }) => target === '')).toBe(true)
})

test('the footer has Privacy and Terms, here or where configuration says', async () => {
  renderShell({ ...settings, links: { ...settings.links, terms: ownHelpLinks.terms } })
  visit()
  await expect.element(footer.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/help/terms')
  const privacy = footer.getByRole('link', { name: 'Privacy' })
  await expect.element(privacy).toHaveAttribute('href', 'https://rules.example/privacy')
  await expect.element(privacy).toHaveAttribute('target', '_blank')
})

test('the bar has the theme for those who are signed in, and the footer for visitors', async () => {
  renderShell()
  visit()
  const choice = footer.getByRole('group', { name: 'Color theme' })
  await expect.element(choice).toBeVisible()
  await expect.element(theme).not.toBeInTheDocument()
  signIn()
  await expect.element(theme).toBeVisible()
  await expect.element(choice).not.toBeInTheDocument()
})

test.each([
  ['Light', 'light', 'rgb(251, 250, 246)'],
  ['Dark', 'dark', 'rgb(12, 20, 18)'],
])('the theme %s is shown and kept', async (name, value, background) => {
  renderShell()
  visit()
  await footer.getByRole('button', { name }).click()
  expect(localStorage.getItem('theme')).toBe(value)
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe(background)
  await expect.element(footer.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
})

test('a theme that somebody chooses who is signed in is stored in their account', async () => {
  await resize(900)
  signIn()
  renderShell()
  await theme.click()
  await bar.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => writes).toEqual([[{ op: 'replace', path: '/theme', value: 'dark' }]])
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('the Me menu has the uploaded picture', async () => {
  signIn()
  renderShell()
  await expect.element(me).toBeInTheDocument()
  await expect.poll(() => document.querySelector('header img')?.getAttribute('src')).toContain(adasPicture)
})

test('the status is not read for visitors', async () => {
  const reads: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    reads.push(url)
    return Response.json({})
  })
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  renderShell()
  visit()
  await vi.advanceTimersByTimeAsync(700_000)
  await expect.element(logIn).toBeVisible()
  expect(reads.filter((url) => url.includes('status.json'))).toEqual([])
})
