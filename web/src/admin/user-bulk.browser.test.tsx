import type { ManagedUser } from '@app/contract/users/user-routes.ts'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { UserBulk } from './user-bulk.tsx'

const users: readonly ManagedUser[] = ['bea', 'cy', 'dan'].map((id) => ({
  id,
  name: id,
  email: `${id}@example.com`,
  isEmailVerified: true,
  picture: null,
  isAdmin: false,
  profileCount: 2,
  createdDate: '2026-05-01T00:00:00.000Z',
  block: null,
}))
const problem = { type: 'about:blank', title: 'No', status: 409, detail: 'Not now.', code: 'X', traceId: '0' }

/** Blocks all users over a server that refuses some of them. */
async function block(...refused: string[]) {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const id = users.find((user) => url.includes(`/${user.id}/`))?.id ?? url
    sent.push(id)
    return refused.includes(id)
      ? Response.json(problem, { status: 409 })
      : Response.json({ data: users.find((user) => user.id === id) })
  })
  renderPart(<Selected />)
  await page.getByRole('button', { name: 'Block 3 users' }).click()
  await page.getByLabelText('Reason').fill('Spam.')
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  return sent
}

function Selected() {
  const [selected, select] = useState(users)
  return (
    <>
      <output>{selected.map(({ id }) => id).join(' ')}</output>
      <UserBulk {...{ selected, select }} />
    </>
  )
}

beforeEach(signInAsAdmin)
afterEach(() => vi.unstubAllGlobals())

test('a refusal of one user leaves them selected, and the others are blocked', async () => {
  const sent = await block('bea')
  await expect
    .element(page.getByText('2 users blocked and signed out everywhere. 1 user not changed. Not now.'))
    .toBeVisible()
  expect(sent).toEqual(['bea', 'cy', 'dan'])
  await expect.element(page.getByText('bea', { exact: true })).toBeVisible()
})

test('the dialog stays with the reason when nobody could be blocked', async () => {
  await block('bea', 'cy', 'dan')
  await expect.element(page.getByRole('dialog').getByText('Nobody was blocked. Not now.')).toBeVisible()
  await expect.element(page.getByText('bea cy dan', { exact: true })).toBeInTheDocument()
})
