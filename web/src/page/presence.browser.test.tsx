import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { PersonAvatar, PresenceProvider } from './presence.tsx'

const calls: string[][] = []

/** A server on which Ann is online, Bo is offline, and nobody else shows it. */
beforeEach(() => {
  signInAsAdmin()
  calls.length = 0
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    calls.push(JSON.parse(body).data)
    return Response.json({
      data: [
        { id: 'ann', isOnline: true },
        { id: 'bo', isOnline: false },
      ],
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

const people = (...ids: string[]) =>
  renderPart(
    <PresenceProvider>
      {ids.map((id, at) => (
        <PersonAvatar key={`${id}-${at}`} userId={id} name={id} isNamed />
      ))}
    </PresenceProvider>,
  )

test('asks once for all people on the page, and shows who is online', async () => {
  people('ann', 'bo', 'ann')
  await expect.element(page.getByRole('img', { name: 'ann, online' }).first()).toBeVisible()
  expect(calls).toEqual([['ann', 'bo']])
})

test('who is not online is offline', async () => {
  people('bo')
  await expect.element(page.getByRole('img', { name: 'bo, offline' })).toBeVisible()
})

test('who doesn’t show it has no dot', async () => {
  people('ann', 'cy')
  await expect.element(page.getByRole('img', { name: 'ann, online' })).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'cy', exact: true })).toBeVisible()
})

test('asks for more than 100 people in several calls', async () => {
  people(...Array.from({ length: 101 }, (_, n) => `person-${n}`))
  await expect.poll(() => calls.map((ids) => ids.length)).toEqual([100, 1])
})
