import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../api/queries-provider.tsx'
import { loadApi } from '../api/load-api.ts'
import { dispatchSession, useSession } from '../api/session.ts'
import { Toaster } from '../components/overlays/toaster.tsx'
import type { CompanyContent } from '../kinds/company/company-content.ts'
import { companyPage } from '../kinds/company/company-page.tsx'
import { ReactionButton } from '../reactions/reaction-button.tsx'
import { initialSession } from '../session/session-state.ts'
import { render } from '../testing/render.tsx'
import { LiveContent } from './live-content.tsx'
import { loadProfile } from './load-profile.ts'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const own = new URL(`http://localhost/company-mgmt/api/companies/${id}`).pathname

beforeEach(() => {
  useSession.setState(initialSession, true)
  const person = { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false }
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed: false, endedLogins: 0 })
})
afterEach(() => {
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: null,
    hasFailed: false,
    endedLogins: 0,
  })
  vi.unstubAllGlobals()
})

/** Returns what was read and written, in order. Lists are answered after `lists`. */
function serve(lists: () => Promise<void>) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    const { pathname } = new URL(url, location.href)
    calls.push(`${method} ${pathname}`)
    if (pathname === own) return Response.json({ data: { id, followCount: 4, lat: null, lng: null } })
    if (method === 'GET') await lists()
    return method === 'GET'
      ? Response.json({ data: [], _meta: { stats: { count: 0 } } })
      : Response.json({ data: { id } }, { status: 201 })
  })
  return calls
}

const { kind } = companyPage
const nobody = new URLSearchParams()
const reader = { role: 'user' } as const

/** The code of live content loads after the button works. */
function LatePage({ loaded }: { loaded: CompanyContent }) {
  const [isLive, setLive] = useState(false)
  const [content, setContent] = useState<CompanyContent>()
  return (
    <>
      <ReactionButton kind={kind} id={id} />
      <button type="button" onClick={() => setLive(true)}>
        Load
      </button>
      {isLive && (
        <LiveContent
          page={companyPage}
          loaded={loaded}
          search={nobody}
          role={reader.role}
          isVisitors={false}
          onContent={setContent}
        />
      )}
      {content && <p>live</p>}
    </>
  )
}

const follow = page.getByRole('button', { name: /^Follow/ })

async function open(lists = async () => undefined as void) {
  const calls = serve(lists)
  const loaded = await loadProfile(companyPage, await loadApi(), id, nobody)
  if (loaded === null) throw new Error('The profile was not found.')
  calls.length = 0
  render(
    <Toaster>
      <QueriesProvider>
        <LatePage loaded={loaded} />
      </QueriesProvider>
    </Toaster>,
  )
  await expect.element(follow).toHaveAttribute('aria-disabled', 'false')
  return { calls, reads: () => calls.filter((call) => call === `GET ${own}`).length }
}

test('a follow before the content is live refetches the profile once it is', async () => {
  const { reads } = await open()
  await follow.click()
  await expect.element(page.getByText('Added to your home page.')).toBeVisible()
  expect(reads()).toBe(0)
  await page.getByRole('button', { name: 'Load' }).click()
  await expect.poll(reads).toBe(1)
})

test('a follow that was saved while its lists are still read refetches the profile, too', async () => {
  const held = Promise.withResolvers<void>()
  let isHeld = false
  const { calls, reads } = await open(async () => (isHeld ? held.promise : undefined))
  isHeld = true
  const listsRead = () => calls.filter((call) => call.startsWith('GET ')).length
  const before = listsRead()
  await follow.click()
  await expect.poll(listsRead).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Load' }).click()
  await expect.element(page.getByText('live')).toBeVisible()
  held.resolve()
  await expect.poll(reads).toBe(1)
})

test('a reader loads the profile again only after a follow', async () => {
  const { reads } = await open()
  await page.getByRole('button', { name: 'Load' }).click()
  await expect.element(page.getByText('live')).toBeVisible()
  expect(reads()).toBe(0)
  await follow.click()
  await expect.poll(reads).toBe(1)
})
