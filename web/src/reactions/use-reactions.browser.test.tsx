import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../api/session.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import { facilityKind } from '../kinds/facility/kind.ts'
import { initialSession } from '../session/session-state.ts'
import { render } from '../testing/render.tsx'
import { ReactionButton } from './reaction-button.tsx'
import { useReactions } from './use-reactions.ts'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const like = page.getByRole('button', { name: /^Like/ })

const person = (subject: string) => ({ subject, name: subject, email: '', picture: null, isAdmin: false })

/** The sign-in client's report. Only a login that ends renews an expired session. */
const report = (subject: string | null, endedLogins = 0) =>
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: subject === null ? null : person(subject),
    hasFailed: false,
    endedLogins,
  })

/** A server that records writes. The list of liked profiles is answered by `liked`. */
function serve(liked: () => Promise<Response> | Response) {
  const writes: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    if (method === 'GET') return liked()
    writes.push(method)
    return new Response(JSON.stringify({ data: { id } }), { status: 201 })
  })
  return writes
}
const likes = (...ids: string[]) =>
  new Response(
    JSON.stringify({ data: ids.map((each) => ({ id: each })), _meta: { stats: { count: ids.length } } }),
  )

/** A button that isn't disabled while loading, as on cards. */
const heart = page.getByRole('button', { name: 'Heart' })
function Heart() {
  const { isReady, react } = useReactions(facilityKind)
  return (
    <button type="button" data-ready={isReady} onClick={() => void react({ id, isOn: true })}>
      Heart
    </button>
  )
}

async function open(button = <ReactionButton kind={facilityKind} id={id} />) {
  render(
    <Toaster>
      <QueriesProvider>{button}</QueriesProvider>
    </Toaster>,
  )
  await expect.element(page.getByRole('button')).toBeVisible()
}

/** A visitor presses and closes the login window. */
async function pressAndDecline(logins: number) {
  await like.click()
  dispatchSession({ type: 'login-started' })
  report(null, logins)
}

beforeEach(() => {
  vi.stubGlobal('open', () => null)
  useSession.setState(initialSession, true)
  report(null)
})
afterEach(() => {
  report(null)
  vi.unstubAllGlobals()
})

test('a like that a visitor declined to log in for is not sent after a later login', async () => {
  const writes = serve(() => likes())
  await open()
  await pressAndDecline(1)
  await pressAndDecline(2)
  report('ann', 3)
  await expect.element(like).toHaveAttribute('aria-disabled', 'false')
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  expect(writes).toEqual([])
})

test('after declining once, a visitor who presses again and logs in has liked', async () => {
  const writes = serve(() => likes(...(writes.length > 0 ? [id] : [])))
  await open()
  await pressAndDecline(1)
  await like.click()
  dispatchSession({ type: 'login-started' })
  report('ann', 2)
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => writes).toEqual(['POST'])
})

test('a visitor who already likes the profile sends nothing after logging in', async () => {
  const writes = serve(() => likes(id))
  await open()
  await like.click()
  report('ann', 1)
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  expect(writes).toEqual([])
})

test('a press of a person whose session ended is not sent for somebody else', async () => {
  const loading = Promise.withResolvers<Response>()
  const writes = serve(() => loading.promise)
  report('ann')
  await open(<Heart />)
  await heart.click()
  dispatchSession({ type: 'session-ended' })
  dispatchSession({ type: 'login-requested', hint: 'login', popup: null })
  dispatchSession({ type: 'login-started' })
  report('ben', 1)
  loading.resolve(likes())
  await expect.element(heart).toHaveAttribute('data-ready', 'true')
  expect(writes).toEqual([])
})

test('is disabled while the ids are loading', async () => {
  const loading = Promise.withResolvers<Response>()
  serve(() => loading.promise)
  report('ann')
  await open()
  await expect.element(like).toHaveAttribute('aria-disabled', 'true')
  loading.resolve(likes(id))
  await expect.element(like).toHaveAttribute('aria-disabled', 'false')
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
})

test('works if the ids fail to load', async () => {
  const writes = serve(() => new Response('{}', { status: 404 }))
  report('ann')
  await open()
  await expect.element(like).toHaveAttribute('aria-disabled', 'false')
  await like.click()
  await expect.poll(() => writes).toEqual(['POST'])
})

test('a like is confirmed by a toast, whose Undo removes it without another one', async () => {
  const writes = serve(() => likes(...(writes.at(-1) === 'POST' ? [id] : [])))
  report('ann')
  await open()
  await like.click()
  await expect.element(page.getByText('Added to your home page.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => writes).toEqual(['POST', 'DELETE'])
  expect(page.getByText('Removed from your home page.').query()).toBeNull()
})

test('removing a like is confirmed by a toast', async () => {
  const writes = serve(() => likes(...(writes.length === 0 ? [id] : [])))
  report('ann')
  await open()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect.element(page.getByText('Removed from your home page.')).toBeVisible()
})

test('two quick presses end with no like', async () => {
  const held = Promise.withResolvers<void>()
  const arrived: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    if (method === 'GET') return likes()
    if (method === 'POST') await held.promise
    arrived.push(method)
    return new Response(JSON.stringify({ data: { id } }), { status: 201 })
  })
  report('ann')
  await open()
  await expect.element(like).toHaveAttribute('aria-disabled', 'false')
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  held.resolve()
  await expect.poll(() => arrived).toEqual(['POST', 'DELETE'])
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
})

test('a like without a connection is kept, and sent when there is one', async () => {
  const writes = serve(() => likes())
  report('ann')
  await open()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  onlineManager.setOnline(false)
  try {
    await like.click()
    await expect.element(page.getByText(/You’re offline\. Your like is kept/)).toBeVisible()
    await expect.element(like).toHaveAttribute('aria-pressed', 'true')
    expect(writes).toEqual([])
  } finally {
    onlineManager.setOnline(true)
  }
  await expect.poll(() => writes).toEqual(['POST'])
  await expect.element(page.getByText('Added to your home page.')).toBeVisible()
})

test('a like whose server can’t be reached is kept, says so, and is sent when it can be', async () => {
  const back = Promise.withResolvers<void>()
  let attempts = 0
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    if (method === 'GET') return likes()
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch')
    await back.promise
    return Response.json({ data: { id } }, { status: 201 })
  })
  report('ann')
  await open()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await like.click()
  await expect.element(page.getByText(/The server could not be reached\. Your like is kept/)).toBeVisible()
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  back.resolve()
  await expect.element(page.getByText('Added to your home page.')).toBeVisible()
})

test('a like that fails is undone with a notice', async () => {
  const problem = { type: '/docs/problems', title: 'Gone', status: 404, code: 'NOT_FOUND', traceId: '1' }
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) =>
    method === 'GET'
      ? likes()
      : Response.json({ ...problem, detail: 'There is no such page.' }, { status: 404 }),
  )
  report('ann')
  await open()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
  await like.click()
  await expect.element(page.getByText(/Could not save your like\./)).toBeVisible()
  await expect.element(page.getByText(/There is no such page/)).toBeVisible()
  await expect.element(like).toHaveAttribute('aria-pressed', 'false')
})
