import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import { kinds } from '../kind/registry.ts'
import { useReactions } from '../reactions/use-reactions.ts'
import { initialSession } from '../session/session-state.ts'
import { render } from '../testing/render.tsx'
import { ResultRow } from './result-row.tsx'

const card = {
  id: '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11',
  name: 'Great Lakes Volleyball Council',
  type: 'Event Organization',
  place: 'Muskegon, MI',
  position: null,
  sports: ['Volleyball'],
  score: [{ label: 'Events', value: '31' }],
  image: '/art/3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11/volleyball',
  isPromoted: false,
  next: {
    label: 'Next event',
    name: 'Lakeshore Open',
    detail: 'Jun 11 – 13, 2027',
    to: '/events/5e7e0c5a-5b0e-4b6e-9d6a-3f1f0a8c2d11',
  },
}

function Row({ isClosed = false }: { isClosed?: boolean }) {
  const { ids, react } = useReactions(kinds.organization)
  return (
    <ResultRow
      card={{ ...card, isClosed }}
      kind={kinds.organization}
      linkSearch=""
      headingLevel="h2"
      isOn={ids?.has(card.id) ?? false}
      onReact={react}
    />
  )
}

const person = { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false }
const report = (isSignedIn: boolean) =>
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: isSignedIn ? person : null,
    hasFailed: false,
    endedLogins: 0,
  })

const followsNothing = () => new Response(JSON.stringify({ data: [], _meta: { stats: { count: 0 } } }))

/** Somebody who follows nothing yet. `answer` answers what they press. */
async function open(answer: () => Promise<Response>, isClosed = false) {
  vi.stubGlobal('fetch', (_url: string, { method }: { method: string }) =>
    method === 'GET' ? Promise.resolve(followsNothing()) : answer(),
  )
  report(true)
  render(
    <MemoryRouter>
      <Toaster>
        <QueriesProvider>
          <ul>
            <Row isClosed={isClosed} />
          </ul>
        </QueriesProvider>
      </Toaster>
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('link', { name: card.name })).toBeVisible()
}

const follow = page.getByRole('button', { name: `Follow ${card.name}` })
const following = page.getByRole('button', { name: `Following ${card.name}`, pressed: true })

beforeEach(() => {
  vi.stubGlobal('open', () => null)
  useSession.setState(initialSession, true)
})
afterEach(() => {
  report(false)
  vi.unstubAllGlobals()
})

test('shows the next event with its dates', async () => {
  await open(() => Promise.reject(new Error('unused')))
  await expect.element(page.getByText('Lakeshore Open, Jun 11 – 13, 2027')).toBeVisible()
})

test('is followed before the server has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  await open(() => promise)
  await follow.click()
  await expect.element(following).toBeVisible()
  resolve(new Response(JSON.stringify({ data: { id: card.id } }), { status: 201 }))
})

test('has no button while it takes no followers', async () => {
  await open(() => Promise.reject(new Error('unused')), true)
  expect(page.getByRole('button').elements()).toEqual([])
})

test('is not followed any more when the server refuses', async () => {
  await open(() => Promise.resolve(new Response('{}', { status: 500 })))
  await follow.click()
  await expect.element(page.getByText(/^Could not save your follow/)).toBeVisible()
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false')
})
