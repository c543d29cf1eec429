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

const silver = { isActive: true, tier: 'Silver' }
const bronze = { isActive: true, tier: 'Bronze' }
const hotLeads = (id: string, membership: { isActive: boolean; tier: string | null }) => (
  <HotLeads host={{ kind: 'facility', id }} {...{ membership }} />
)
const none = page.getByText(/^None right now/)
const locked = page.getByText('A Silver or Gold membership shows them here.')

test('aren’t read while no membership of the reader opens them', async () => {
  useUserState.setState(userStateOf({ facilityMembership: [bronze] }), true)
  renderWithApi(hotLeads('free', bronze))
  await expect.element(locked).toBeVisible()
  expect(asked).toEqual([])
})

test('are shown to whom a membership opens them', async () => {
  useUserState.setState(userStateOf({ facilityMembership: [silver] }), true)
  renderWithApi(hotLeads('member', silver))
  await expect.element(none).toBeVisible()
  await expect.element(locked).not.toBeInTheDocument()
})

test.each([bronze, { isActive: false, tier: 'Gold' }, { isActive: false, tier: null }])(
  'of a page with the membership %j aren’t read, whatever others of the reader’s pages have',
  async (membership) => {
    useUserState.setState(
      userStateOf({
        destinationMembership: [{ isActive: true, tier: 'Gold' }],
        facilityMembership: [membership],
      }),
      true,
    )
    renderWithApi(hotLeads('free', membership))
    await expect.element(locked).toBeVisible()
    expect(asked).toEqual([])
  },
)

test('of a page whose membership ended since need one, without an error', async () => {
  useUserState.setState(userStateOf({ facilityMembership: [silver] }), true)
  renderWithApi(hotLeads('free', silver))
  await expect.element(locked).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('are shown to administrators without a membership', async () => {
  signInAsAdmin()
  useUserState.setState(userStateOf({}), true)
  renderPart(hotLeads('member', { isActive: false, tier: null }))
  await expect.element(none).toBeVisible()
  await expect.element(locked).not.toBeInTheDocument()
})
