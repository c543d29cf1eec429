import type { ReactNode } from 'react'
import { createBrowserRouter, Link, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setCredentials, useSession } from '../api/session.ts'
import { noteFound, noteSearch, noteVisit } from '../page/note-visit.ts'
import { takeSource } from '../page/opened-by.ts'
import { render } from '../testing/render.tsx'
import type { SentBatch, SentVisit } from './visit-queue.ts'
import { countVisits, visitsPath } from './count-visits.ts'

const id = (number: number) => `0195b6a0-1111-7222-8333-94445555666${number}`
const pathOf = (number: number) => `/facilities/${id(number)}`
let sent: SentVisit[]
let searches: SentBatch['searches']
let requests: Request[]
let readings: Promise<unknown>[]

beforeEach(() => {
  sent = []
  searches = []
  requests = []
  readings = []
  useSession.setState({ status: 'visitor', person: null })
  // That of the frame of tests is their own page.
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('')
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(
      new URL(address instanceof Request ? address.url : address, location.href),
      init,
    )
    requests.push(request)
    const reading = request.clone().json()
    readings.push(reading)
    const { data } = await reading
    sent.push(...data.records)
    searches.push(...data.searches)
    return new Response('{"data":null}')
  })
})
const opened = location.href
afterEach(() => {
  end?.()
  vi.restoreAllMocks()
  history.replaceState(null, '', opened)
})

/** Sends what waits, as leaving the page does. */
async function leave() {
  dispatchEvent(new Event('pagehide'))
  await wait(50)
  await Promise.all(readings)
}
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const leaving = () => leave().then(told)
const told = () => sent.map(({ action, profileId, source }) => [action, profileId.at(-1), source].join(' '))

let end: (() => void) | undefined

function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <main>
      <p key={pathname}>{pathname}</p>
      {children}
    </main>
  )
}

/** Renders content at an address, and counts. */
function open(path: string, content: ReactNode = null) {
  history.replaceState(null, '', path)
  takeSource()
  const router = createBrowserRouter([{ path: '*', element: <Page>{content}</Page> }])
  render(<RouterProvider router={router} />)
  end = countVisits()
  return { router, screen: page }
}

const card = (number: number, { isPromoted = false } = {}) => (
  <article key={number} data-promoted={isPromoted || undefined} style={{ height: 120 }}>
    <Link to={pathOf(number)}>Page {number}</Link>
    <a href={`tel:+1317555010${number}`}>Call {number}</a>
  </article>
)

test('a page that is open for a second is a view, with nothing of the device', async () => {
  open(pathOf(1))
  await wait(1200)
  await leave()
  expect(sent).toEqual([{ profileId: id(1), action: 'view', source: 'unknown', isDocument: true, age: 0 }])
  expect(requests[0]).toMatchObject({
    url: new URL(visitsPath, location.href).href,
    credentials: 'omit',
    keepalive: true,
  })
  expect(requests[0]?.headers.get('authorization')).toBeNull()
})

test('a page without an id in its address is counted by what its heading is about', async () => {
  open('/stories/ten-courts', [
    <h1 key="title" data-visited={id(4)}>
      Ten courts
    </h1>,
    <Link key="other" to="/stories/other" data-visited={id(5)}>
      Another story
    </Link>,
  ])
  await wait(1600)
  noteVisit('like', id(4))
  await leave()
  expect(told().toSorted()).toEqual(['impression 5 page', 'like 4 unknown', 'view 4 unknown'])
})

test('a page that is left at once is no view', async () => {
  const { router } = open(pathOf(1))
  await wait(300)
  await router.navigate('/help')
  await wait(1200)
  await leave()
  expect(sent).toEqual([])
})

test('a card that was half in view for a second is an impression, one far below isn’t', async () => {
  open('/facilities/marketplace', [
    card(1),
    card(2, { isPromoted: true }),
    <div key="space" style={{ height: 5000 }} />,
    card(3),
  ])
  await wait(1600)
  await leave()
  expect(told()).toEqual(['impression 1 search', 'impression 2 promotion'])
})

test('a view after a card has the source of the card', async () => {
  const { router, screen } = open('/facilities/marketplace', [card(2, { isPromoted: true })])
  await screen.getByRole('link', { name: 'Page 2' }).click()
  expect(router.state.location.pathname).toBe(pathOf(2))
  await expect.poll(leaving).toContain('view 2 promotion')
})

test('the page of a promoted card knows that it was one, and its address is plain', async () => {
  const { screen } = open('/facilities/marketplace', [card(2, { isPromoted: true })])
  const link = screen.getByRole('link', { name: 'Page 2' })
  await link.click()
  const next = link.element().getAttribute('href') ?? ''
  end?.()
  open(new URL(next, location.href).pathname + new URL(next, location.href).search)
  expect(location.search).toBe('')
  await expect.poll(leaving).toContain('view 2 promotion')
})

test('a filter of a page that an email led to keeps the address plain, and the page after a notice has that as its source', async () => {
  const { router } = open(`${pathOf(1)}?via=mail&day=2027-05-01`)
  await expect.poll(leaving).toContain('view 1 mail')
  await router.navigate(`${router.state.location.search}&sport=Soccer`)
  expect(location.search).toBe('?day=2027-05-01&sport=Soccer')
  noteFound(pathOf(2), 'push')
  await router.navigate(pathOf(2))
  await expect.poll(leaving).toContain('view 2 push')
})

test('a link in a card is a click of the card’s page, and one on a page of that page', async () => {
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  try {
    const { screen } = open(pathOf(4), [
      card(1),
      <a key="own" href="https://venue.example/">
        Website
      </a>,
    ])
    await screen.getByRole('link', { name: 'Call 1' }).click()
    await screen.getByRole('link', { name: 'Website' }).click()
  } finally {
    document.removeEventListener('click', stay)
  }
  await leave()
  expect(told()).toEqual(expect.arrayContaining(['phone 1 unknown', 'website 4 unknown']))
})

test('what somebody looks for is sent once it was looked at, also if it was there first', async () => {
  noteSearch({ kind: 'facility', filter: { state: 'Ohio' } })
  const { router } = open('/facilities/marketplace')
  await wait(1200)
  noteSearch({ kind: 'facility', filter: { state: 'Ohio', text: 'my own words' } })
  noteSearch({ kind: 'facility', filter: { sports: ['Soccer'] } })
  await wait(1200)
  noteSearch({ kind: 'facility', filter: { sports: ['Golf'] } })
  await router.navigate('/help')
  await wait(1200)
  noteSearch({ kind: 'facility', filter: {} })
  await wait(1200)
  await leave()
  expect(searches.map(({ kind, filters }) => ({ kind, filters }))).toEqual([
    { kind: 'facility', filters: [{ field: 'state', value: 'Ohio' }] },
    { kind: 'facility', filters: [{ field: 'sports', value: 'Soccer' }] },
  ])
})

test('signing up, a document and a hotel that is opened are told apart, the hotel for the page that it is on', async () => {
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  const hotel = `/hotels/${id(7)}`
  try {
    const { screen } = open(pathOf(4), [
      <a key="sign-up" href="https://organizer.example/" data-visit="signUp">
        Sign up
      </a>,
      <a key="plan" href={`/documents/${id(5)}/1/plan.pdf`}>
        Plan
      </a>,
      <article key="hotel">
        <a href={hotel}>Hotel</a>
        <a href="https://booking.example/">Book</a>
      </article>,
    ])
    for (const name of ['Sign up', 'Plan', 'Hotel', 'Book']) await screen.getByRole('link', { name }).click()
  } finally {
    document.removeEventListener('click', stay)
  }
  await leave()
  const done = sent.map(({ action, profileId }) => `${action} ${profileId.at(-1)}`)
  expect(done.filter((each) => !/^(?:view|impression)/.test(each))).toEqual([
    'signUp 4',
    'download 4',
    'hotel 4',
    'website 7',
    'hotel 4',
  ])
})

test('what other code notes is sent, and no more than 20 at once', async () => {
  open(pathOf(1))
  await wait(50)
  for (let number = 0; number < 45; number++) noteVisit('like', id(number % 10))
  await leave()
  // Of the page itself there may be a view by now.
  await expect.poll(() => sent.filter(({ action }) => action === 'like')).toHaveLength(45)
  expect(requests).toHaveLength(3)
})

test('what is read without a connection is sent when there is one, with its age, and nothing is kept on the device', async () => {
  open(pathOf(1))
  await wait(50)
  const answer = vi.mocked(window.fetch).getMockImplementation()
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('offline'))
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
  noteVisit('like', id(1))
  await leave()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await wait(1100)
  await leave()
  expect(sent).toEqual([])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe(kept)
  onLine.mockRestore()
  if (answer) vi.mocked(window.fetch).mockImplementation(answer)
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent.map(({ action, age }) => [action, age >= 1])).toContainEqual(['like', true])
})

test('somebody who is logged in sends the token', async () => {
  const person = { subject: 'ann', name: 'Ann', email: 'ann@people.test', picture: null, isAdmin: false }
  useSession.setState({ status: 'signed-in', person })
  setCredentials({ token: async () => 'secret', signOut: async () => {} })
  open(pathOf(1))
  await wait(50)
  noteVisit('like', id(1))
  await leave()
  await expect.poll(() => requests[0]?.headers.get('authorization')).toBe('Bearer secret')
})
