import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { ProgramsSection } from './programs-section.tsx'

const planner = {
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Planner',
  host: 'planner.test',
  scopes: ['mcp:read', 'leads:write'],
  createdDate: '2027-02-01T12:00:00.000Z',
  lastUsedDate: '2027-02-18T12:00:00.000Z',
}

/** Returns the paths of the programs that were disconnected. */
function open(isManagedHere: boolean, programs: readonly object[]) {
  const ended: string[] = []
  let listed = programs
  signInAsAdmin()
  answerCalls(({ method, path }) => {
    if (method === 'DELETE') {
      ended.push(path)
      listed = []
      return { data: null }
    }
    return path.endsWith('/programs') ? { data: { isManagedHere, programs: listed } } : undefined
  })
  renderPart(<ProgramsSection timeZone="America/Chicago" />)
  return ended
}

test('a program says what it may do, and is disconnected after a question', async () => {
  const ended = open(true, [planner])
  await expect
    .element(page.getByText('planner.test, reads what you can read, answers requests'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Disconnect Planner' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByText('No programs are connected.')).toBeVisible()
  expect(ended).toEqual([`/users/my/programs/${planner.id}`])
})

test('with another provider, it says where programs are managed', async () => {
  open(false, [])
  await expect.element(page.getByText('Your programs are managed where you log in.')).toBeVisible()
})
