import { Link, MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dispatchSession } from '../api/session.ts'
import { useChosen } from '../compare/chosen.ts'
import { render } from '../testing/render.tsx'
import { Analytics } from './analytics.tsx'
import { useChoice, type Choice } from './consent.ts'

const token = 'Ab3_kF8sQz-1LmN0pQrStUvW'
const ada = { subject: 'local|ada', name: 'Ada', email: 'ada@brand.test', picture: null, isAdmin: false }

/** A page with links under analytics. Returns what is reported. */
function open({ needsConsent = true, choice }: { needsConsent?: boolean; choice?: Choice } = {}) {
  const reports: unknown[] = []
  useChoice.setState({ choice: choice ?? null })
  render(
    <MemoryRouter initialEntries={['/']}>
      <Link to="/facilities/marketplace?text=my+address">Search</Link>
      <Link to={`/shared-lists/${token}`}>List</Link>
      <Analytics
        settings={{ url: 'https://collector.test', needsConsent }}
        open={() => ({
          pageViewed: (path) => void reports.push(path),
          userChanged: (userId) => void reports.push({ userId }),
          close: () => void reports.push('closed'),
        })}
      />
    </MemoryRouter>,
  )
  return reports
}

const reported = (isLoading: boolean, person: typeof ada | null) =>
  dispatchSession({ type: 'client-reported', isLoading, person, hasFailed: false, endedLogins: 0 })
const press = (name: string) => page.getByRole('button', { name }).click()

beforeEach(() => {
  localStorage.clear()
  useChosen.setState(null, true)
  dispatchSession({ type: 'page-opened', mayHaveSession: false })
  reported(false, null)
})

test('reports nothing before somebody allows it, then the page', async () => {
  const reports = open()
  await page.getByRole('link', { name: 'Search' }).click()
  expect(reports).toEqual([])
  await press('Allow')
  await expect.poll(() => reports).toEqual([{ userId: null }, '/facilities/marketplace'])
  expect(localStorage.getItem('analytics')).toBe('allowed')
})

test('reports nothing after a refusal, and does not ask again', async () => {
  const reports = open()
  await press('No thanks')
  await page.getByRole('link', { name: 'Search' }).click()
  await expect.element(page.getByText('The pages you open are not recorded.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'No thanks' })).not.toBeInTheDocument()
  expect(reports).toEqual([])
  expect(localStorage.getItem('analytics')).toBe('refused')
})

test('ends when somebody changes their mind, also in another tab', async () => {
  const reports = open({ choice: 'allowed' })
  await press('Stop recording')
  await expect.poll(() => reports.at(-1)).toBe('closed')
  await press('Allow recording')
  await expect.poll(() => reports.at(-1)).toBe('/')
  localStorage.setItem('analytics', 'refused')
  window.dispatchEvent(new StorageEvent('storage', { key: 'analytics' }))
  await expect.poll(() => reports.at(-1)).toBe('closed')
})

test('without a need for consent, reports at once and can be stopped', async () => {
  const reports = open({ needsConsent: false })
  await expect.poll(() => reports).toEqual([{ userId: null }, '/'])
  await press('Stop recording')
  await expect.poll(() => reports.at(-1)).toBe('closed')
})

test('reports paths without queries and tokens', async () => {
  const reports = open({ choice: 'allowed' })
  await expect.poll(() => reports.at(-1)).toBe('/')
  await page.getByRole('link', { name: 'Search' }).click()
  await expect.poll(() => reports.at(-1)).toBe('/facilities/marketplace')
  await page.getByRole('link', { name: 'List' }).click()
  await expect.poll(() => reports.at(-1)).toBe('/shared-lists/…')
})

test('reports the user id when the session is known, and a login without another view', async () => {
  dispatchSession({ type: 'page-opened', mayHaveSession: true })
  reported(true, null)
  const reports = open({ choice: 'allowed' })
  reported(false, null)
  await expect.poll(() => reports).toEqual([{ userId: null }, '/'])
  reported(true, null)
  reported(false, ada)
  await expect.poll(() => reports).toEqual([{ userId: null }, '/', { userId: 'local|ada' }])
})

test('asks in no dialog, and not above the tray of the comparison', async () => {
  open()
  await expect.element(page.getByRole('region', { name: 'Usage statistics' })).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  useChosen.setState({ kind: 'facility', profiles: [], event: '' }, true)
  await expect.element(page.getByRole('region', { name: 'Usage statistics' })).not.toBeInTheDocument()
})
