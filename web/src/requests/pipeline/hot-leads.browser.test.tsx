import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useUserState } from '../../api/user-state.ts'
import { answerCalls, refused } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { userStateOf } from '../../testing/user-state.ts'
import { HotLeads } from './hot-leads.tsx'

let asked: string[] = []
beforeEach(() => {
  asked = []
  onTestFinished(() => useUserState.setState(null, true))
  answerCalls(({ path }) => {
    asked.push(path)
    return path.startsWith('/facilities/member') ? { data: [] } : refused(403, 'FORBIDDEN')
  })
})

const hotLeads = (id: string) => <HotLeads host={{ kind: 'facility', id }} />
const none = page.getByText(/^None right now/)
const locked = page.getByText('A Silver or Gold membership shows them here.')

test('aren’t read while no membership of the reader opens them', async () => {
  useUserState.setState(userStateOf({ facilityMembership: [{ isActive: true, tier: 'Bronze' }] }), true)
  renderWithApi(hotLeads('member'))
  await expect.element(locked).toBeVisible()
  expect(asked).toEqual([])
})

test('are shown to whom a membership opens them', async () => {
  useUserState.setState(userStateOf({ facilityMembership: [{ isActive: true, tier: 'Silver' }] }), true)
  renderWithApi(hotLeads('member'))
  await expect.element(none).toBeVisible()
  await expect.element(locked).not.toBeInTheDocument()
})

test('of a page without a membership need one, whatever others of the reader’s pages have', async () => {
  useUserState.setState(userStateOf({ destinationMembership: [{ isActive: true, tier: 'Gold' }] }), true)
  renderWithApi(hotLeads('free'))
  await expect.element(locked).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('are shown to administrators without a membership', async () => {
  signInAsAdmin()
  useUserState.setState(userStateOf({}), true)
  renderPart(hotLeads('member'))
  await expect.element(none).toBeVisible()
  await expect.element(locked).not.toBeInTheDocument()
})
