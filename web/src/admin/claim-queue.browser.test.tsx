import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { ClaimQueue } from './claim-queue.tsx'

const claim = (id: string, name: string, isEmailVerified = true) => ({
  id,
  profile: { kind: 'facility', id: `f${id}`, name },
  place: { city: 'Dayton', state: 'Ohio' },
  user: { name: 'Rosa', email: 'rosa@example.com', isEmailVerified },
  role: 'Owner',
  message: null,
  website: null,
  proof: 'None',
  email: null,
  rivalCount: 0,
  createdDate: '2027-03-01T12:00:00.000Z',
})

/** A server with two open claims, of which a decided one leaves the list. */
function serve() {
  let open = [claim('1', 'Old Hall'), claim('2', 'New Hall', false)]
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET')
      return Response.json({
        data: url.includes('/claims') ? open : [],
        _meta: { stats: { count: url.includes('/claims') ? open.length : 0 } },
      })
    const { claimId, status } = JSON.parse(body ?? '').data
    open = open.filter(({ id }) => id !== claimId)
    return Response.json({ data: { status } })
  })
}

beforeEach(signInAsAdmin)
afterEach(() => vi.unstubAllGlobals())

test('a claim is declined by keys, and the next one gets the focus', async () => {
  serve()
  renderPart(<ClaimQueue />)
  await expect.element(page.getByRole('link', { name: 'Old Hall' })).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await userEvent.keyboard('Nobody there knows you.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('link', { name: 'New Hall' })).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Old Hall' })).not.toBeInTheDocument()
})

test('an address that is not verified is marked, and a verified one is not', async () => {
  serve()
  renderPart(<ClaimQueue />)
  const claims = page.getByRole('article')
  await expect.element(claims.last()).toMatchTextContent('rosa@example.com (not verified)')
  await expect.element(claims.first()).toMatchTextContent('rosa@example.com')
  await expect.element(claims.first()).not.toMatchTextContent('not verified')
})

test('a claim is not declined without a reason, and Escape brings its buttons back', async () => {
  serve()
  renderPart(<ClaimQueue />)
  await expect.element(page.getByRole('link', { name: 'Old Hall' })).toHaveFocus()
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
  await userEvent.keyboard('   ')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('Enter a reason.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Decline the claim to Old Hall' })).toBeVisible()
})
