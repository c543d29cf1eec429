import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useUserState } from '../../api/user-state.ts'
import { signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { renderRoute } from '../../testing/render-route.tsx'
import { userStateOf } from '../../testing/user-state.ts'
import * as creationRoute from './creation-route.tsx'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// It loads the schemas of the contract.
test('an event whose dates are over is created only after a confirmation', async () => {
  const draft = {
    name: 'Elm Street Open',
    type: 'Tournament',
    category: 'Marketed',
    startDate: '2020-03-12',
    endDate: '2020-03-14',
    sports: ['Basketball'],
  }
  localStorage.setItem('event-draft', JSON.stringify({ key: crypto.randomUUID(), draft }))
  const created: unknown[] = []
  renderRoute({ '/events/new': creationRoute }, '/events/new?step=5', {
    answer({ method, path, data }) {
      if (method === 'POST' && path === '/events') created.push(data)
      return undefined
    },
  })
  signInAsAdmin()
  const create = page.getByRole('main').getByRole('button', { name: 'Create the draft' })
  const question = page.getByRole('alertdialog')
  await create.click()
  await expect.element(question).toHaveAccessibleName('These dates are over.')
  await question.getByRole('button', { name: 'Change the dates' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(created).toEqual([])
  await create.click()
  await question.getByRole('button', { name: 'Create the draft' }).click()
  await expect.poll(() => created).toMatchObject([{ name: draft.name, endDate: draft.endDate }])
})

test(
  'the organization in the address is chosen once the reader’s pages are known',
  { timeout: 60_000 },
  async () => {
    onTestFinished(() => useUserState.setState(null, true))
    renderRoute({ '/events/new': creationRoute }, '/events/new?organization=league', {
      answer: () => undefined,
    })
    signInAsAdmin()
    await expect.element(page.getByLabelText('Name')).toBeVisible()
    const organization = page.getByLabelText(/^Organization/)
    await expect.element(organization).not.toBeInTheDocument()
    const organizationMembership = ['club', 'league'].map((id) => ({ id, name: id }))
    useUserState.setState(userStateOf({ organizationMembership }), true)
    await expect.element(organization).toHaveValue('league')
  },
)
