import type { ManagedUser } from '@app/contract/users/user-routes.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { UserActions } from './user-actions.tsx'

const bea: ManagedUser = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Bea',
  email: 'bea@example.com',
  isEmailVerified: true,
  picture: null,
  isAdmin: false,
  profileCount: 2,
  createdDate: '2026-05-01T00:00:00.000Z',
  block: null,
}
const admin = { ...bea, isAdmin: true }

/** A server that refuses changes of roles with `refusal`, if it is given. */
function serve(refusal?: { code: string; detail: string }) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    sent.push(`${method} ${pathname} ${searchParams.get('isAdmin')}`)
    return refusal === undefined
      ? Response.json({ data: bea })
      : Response.json(
          { type: 'about:blank', title: 'Conflict', status: 409, traceId: '0', ...refusal },
          { status: 409 },
        )
  })
  return sent
}

function show(user: ManagedUser) {
  renderPart(<UserActions user={user} />)
}

const dialog = page.getByRole('alertdialog')
const give = page.getByRole('button', { name: 'Make administrator Bea' })
const take = page.getByRole('button', { name: 'Remove as administrator Bea' })

beforeEach(signInAsAdmin)
afterEach(() => vi.unstubAllGlobals())

describe('the role of an administrator', () => {
  test('is given after a confirmation', async () => {
    const sent = serve()
    show(bea)
    await give.click()
    await dialog.getByRole('button', { name: 'Make administrator' }).click()
    await expect.element(page.getByText('Bea is an administrator.')).toBeVisible()
    expect(sent).toEqual([`PUT /user-mgmt/api/users/${bea.id}/admin true`])
  })

  test('is not given when the confirmation is canceled', async () => {
    const sent = serve()
    show(bea)
    await give.click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('is taken after a confirmation', async () => {
    const sent = serve()
    show(admin)
    await take.click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText('Bea is no longer an administrator.')).toBeVisible()
    expect(sent).toEqual([`PUT /user-mgmt/api/users/${bea.id}/admin false`])
  })

  test.each([
    ['LAST_ADMIN', "You can't take the role from the last administrator."],
    ['EXTERNAL_ACCOUNT', 'The provider that this person logs in with decides about roles.'],
  ])('shows the reason of a refusal: %s', async (code, detail) => {
    serve({ code, detail })
    show(admin)
    await take.click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect.element(page.getByText(`Nothing was changed. ${detail}`)).toBeVisible()
  })

  test('warns administrators who remove themselves', async () => {
    serve()
    show({ ...admin, email: 'ada@example.com' })
    await take.click()
    await expect.element(dialog.getByText(/^You lose access to administration at once/)).toBeVisible()
  })

  test('is not offered to a blocked user', async () => {
    show({ ...bea, block: { reason: 'Spam.', date: '2026-06-01T00:00:00.000Z', byName: 'Ada' } })
    await expect.element(page.getByRole('button', { name: 'Unblock Bea' })).toBeVisible()
    expect(give.elements()).toEqual([])
  })
})
