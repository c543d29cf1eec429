import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reactedIdsKey } from '../api/own-lists-keys.ts'
import { partKey } from '../api/profile-keys.ts'
import { dispatchSession, useSession } from '../api/session.ts'
import { facilityKind } from '../kinds/facility/kind.ts'
import { forgetKept } from '../page/device/forget-kept.ts'
import { initialSession } from '../session/session-state.ts'
import { leftReactions } from './kept-reactions.ts'
import { runReaction } from './run-reaction.ts'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const person = { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false }

const said: string[] = []
const say = (text: string) => void said.push(text)
const toast = { success: say, error: say, warning: say, notify: () => {} }

const newTab = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const react = (queries: QueryClient, isOn: boolean, of = id) =>
  void runReaction({ queries, kind: facilityKind, reaction: { id: of, isOn }, toast })
/** What a tab does when it opens. */
const sendLeft = (queries: QueryClient) => {
  for (const left of leftReactions('ann')) void runReaction({ queries, toast, isLeft: true, ...left })
}

const writes: string[] = []
const serve = (answer: () => Response) =>
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    if (method !== 'GET') writes.push(method)
    return answer()
  })
const stored = () => Response.json({ data: { id } }, { status: 201 })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}
const refused = () =>
  Response.json(
    {
      type: '/docs/problems',
      title: 'Not Found',
      status: 404,
      detail: 'There is no such page.',
      code: 'NOT_FOUND',
      traceId: '1',
    },
    { status: 404, headers: { 'content-type': 'application/problem+json' } },
  )

beforeEach(() => {
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed: false, endedLogins: 0 })
  serve(stored)
})
afterEach(async () => {
  onlineManager.setOnline(true)
  await forgetKept()
  vi.unstubAllGlobals()
  useSession.setState(initialSession, true)
  writes.length = 0
  said.length = 0
})

/** Reactions of a tab that is closed before there is a connection: its page never runs again. */
async function reactAndClose(...presses: boolean[]) {
  onlineManager.setOnline(false)
  const closed = newTab()
  for (const isOn of presses) react(closed, isOn)
  await expect.poll(() => said).toHaveLength(presses.length)
  closed.getMutationCache().clear()
}

test('a like without a connection is kept for a later visit, and its words do not ask to keep the page open', async () => {
  await reactAndClose(true)
  expect(said).toEqual(['You’re offline. Your like is kept, and saved when you’re back online.'])
  expect(leftReactions('ann')).toMatchObject([{ kind: { name: 'facility' }, reaction: { id, isOn: true } }])
  expect(leftReactions('ben')).toEqual([])
})

test('of several presses without a connection, the last one is kept', async () => {
  await reactAndClose(true, false)
  expect(leftReactions('ann')).toMatchObject([{ reaction: { id, isOn: false } }])
})

test('two tabs that find a kept like when they open send it once', async () => {
  await reactAndClose(true)
  onlineManager.setOnline(true)
  const [one, other] = [newTab(), newTab()]
  sendLeft(one)
  sendLeft(other)
  await expect.poll(() => one.isMutating() + other.isMutating()).toBe(0)
  expect(writes).toEqual(['POST'])
  expect(leftReactions('ann')).toEqual([])
})

test('a page that stays open sends only the last of several presses', async () => {
  onlineManager.setOnline(false)
  const queries = newTab()
  react(queries, true)
  react(queries, false)
  await expect.poll(() => said).toHaveLength(2)
  onlineManager.setOnline(true)
  await queries.resumePausedMutations()
  await expect.poll(() => queries.isMutating()).toBe(0)
  expect(writes).toEqual(['DELETE'])
  expect(leftReactions('ann')).toEqual([])
})

test('a kept like waits for a connection that is lost again', async () => {
  await reactAndClose(true)
  onlineManager.setOnline(true)
  let attempts = 0
  serve(() => {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch')
    return stored()
  })
  const queries = newTab()
  sendLeft(queries)
  await expect.poll(() => queries.isMutating()).toBe(0)
  expect(writes).toEqual(['POST', 'POST'])
  expect(leftReactions('ann')).toEqual([])
})

test('a kept like that is refused is dropped, with the reason', async () => {
  await reactAndClose(true)
  onlineManager.setOnline(true)
  serve(refused)
  sendLeft(newTab())
  await expect.poll(() => said.at(-1)).toMatch(/^Could not save your like\./)
  expect(leftReactions('ann')).toEqual([])
})

test.each([
  ['was stored', stored],
  ['was refused', refused],
])('a kept like that %s late leaves the unlike that was kept after it', async (_what, answer) => {
  await reactAndClose(true)
  onlineManager.setOnline(true)
  const held = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (_url: string, { method }: { method: string }) => {
    if (method === 'GET') return stored()
    writes.push(method)
    return method === 'POST' ? held.promise : stored()
  })
  const queries = newTab()
  sendLeft(queries)
  await expect.poll(() => writes).toEqual(['POST'])
  onlineManager.setOnline(false)
  react(queries, false)
  await expect.poll(() => said).toHaveLength(2)
  held.resolve(answer())
  await expect.poll(() => queries.isMutating()).toBe(1)
  expect(leftReactions('ann')).toMatchObject([{ reaction: { id, isOn: false } }])
  onlineManager.setOnline(true)
  await queries.resumePausedMutations()
  await expect.poll(() => queries.isMutating()).toBe(0)
  expect(writes).toEqual(['POST', 'DELETE'])
  expect(leftReactions('ann')).toEqual([])
})

test('a like whose server can’t be reached is kept for a later visit, also where the browser says that it is online', async () => {
  serve(unreachable)
  const closed = newTab()
  react(closed, true)
  await expect
    .poll(() => said)
    .toEqual(['The server could not be reached. Your like is kept, and saved as soon as it answers.'])
  closed.getMutationCache().clear()
  serve(stored)
  expect(leftReactions('ann')).toMatchObject([{ reaction: { id, isOn: true } }])
  sendLeft(newTab())
  await expect.poll(() => leftReactions('ann')).toEqual([])
  expect(writes).toEqual(['POST', 'POST'])
})

test('a later press replaces a like that waits for the server', async () => {
  serve(unreachable)
  const queries = newTab()
  react(queries, true)
  await expect.poll(() => said).toHaveLength(1)
  react(queries, false)
  await expect.poll(() => leftReactions('ann')).toMatchObject([{ reaction: { isOn: false } }])
  serve(stored)
  await expect.poll(() => queries.isMutating()).toBe(0)
  expect(writes).toEqual(['POST', 'DELETE'])
  expect(leftReactions('ann')).toEqual([])
})

const other = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c12'

test('a like that waits for the server holds none of other pages', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    if (method === 'GET') return stored()
    if (url.includes(id)) return unreachable()
    sent.push(method)
    return stored()
  })
  const queries = newTab()
  react(queries, true)
  await expect.poll(() => said).toHaveLength(1)
  react(queries, true, other)
  await expect.poll(() => sent).toEqual(['POST'])
  expect(leftReactions('ann')).toMatchObject([{ reaction: { id, isOn: true } }])
})

test('a like that is refused leaves what is shown of other pages', async () => {
  const held = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) =>
    method !== 'GET' && url.includes(id) ? held.promise : refused(),
  )
  const queries = newTab()
  queries.setQueryData(reactedIdsKey(facilityKind), new Set())
  react(queries, true, other)
  react(queries, true)
  await expect.poll(() => said).toHaveLength(1)
  expect(queries.getQueryData(reactedIdsKey(facilityKind))).toEqual(new Set([id]))
  held.resolve(stored())
  await expect.poll(() => queries.isMutating()).toBe(0)
})

test('logging out drops a kept like', async () => {
  await reactAndClose(true)
  await forgetKept()
  expect(leftReactions('ann')).toEqual([])
})

test('the next person on this device does not send what another one kept', async () => {
  await reactAndClose(true)
  onlineManager.setOnline(true)
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: { ...person, subject: 'ben' },
    hasFailed: false,
    endedLogins: 1,
  })
  for (const left of leftReactions('ben'))
    await runReaction({ queries: newTab(), toast, isLeft: true, ...left })
  expect(writes).toEqual([])
})

test('a like refetches its profile, the list of likes, and the reader’s own lists', async () => {
  const queries = newTab()
  const keys = [
    partKey(facilityKind, id, 'profile'),
    partKey(facilityKind, id, 'likes'),
    ['favorites', 'facility', 'saved'],
    ['home', 'activity', 'all', 0],
  ]
  for (const key of keys) queries.setQueryData(key, [])
  react(queries, true)
  await expect
    .poll(() => keys.map((queryKey) => queries.getQueryState(queryKey)?.isInvalidated))
    .toEqual(keys.map(() => true))
})
