import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import { kinds } from '../kind/registry.ts'
import { initialSession } from '../session/session-state.ts'
import { render } from '../testing/render.tsx'
import { MapReaction } from './map-reaction.tsx'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const person = { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false }

/** A closed event in a map's info window, for somebody who likes these events. */
function open(liked: string[]) {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ data: liked.map((each) => ({ id: each })), _meta: { stats: { count: liked.length } } }),
    ),
  )
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed: false, endedLogins: 0 })
  render(
    <Toaster>
      <QueriesProvider>
        <p>Window</p>
        <MapReaction kind={kinds.event} id={id} name="Elm Open" isClosed />
      </QueriesProvider>
    </Toaster>,
  )
}

beforeEach(() => useSession.setState(initialSession, true))
afterEach(() => {
  vi.unstubAllGlobals()
})

test('offers no like of a closed event', async () => {
  open([])
  await expect.element(page.getByText('Window')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a like of a closed event can be undone', async () => {
  open([id])
  await expect.element(page.getByRole('button', { name: 'Like Elm Open', pressed: true })).toBeVisible()
})
