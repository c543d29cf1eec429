import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dispatchSession } from '../api/session.ts'
import { answerCalls, refused } from '../testing/answer-calls.ts'
import { beVisitor } from '../testing/be-visitor.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { RatesAlert } from './rates-alert.tsx'

const ask = page.getByRole('button', { name: 'Tell me when they open' })
const stop = page.getByRole('button', { name: 'Don’t tell me' })
const asked = page.getByText('We’ll tell you when they open.')
const alert = { createdDate: '2027-03-01T12:00:00.000Z' }

/** A server that keeps the wish, and the writes that it gets. */
function serve(first: typeof alert | null) {
  const writes: string[] = []
  let kept = first
  answerCalls(({ path, method }) => {
    if (path !== '/events/e1/ratesAlert') return undefined
    if (method !== 'GET') {
      writes.push(method)
      kept = method === 'PUT' ? alert : null
    }
    return { data: kept }
  })
  return writes
}
const open = () => renderPart(<RatesAlert eventId="e1" />)

/** The sign-in client's report after a login window is closed. */
function endLogin(subject: string | null) {
  const person =
    subject === null ? null : { subject, name: subject, email: '', picture: null, isAdmin: false }
  dispatchSession({ type: 'login-started' })
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed: false, endedLogins: 1 })
}

beforeEach(() => vi.stubGlobal('open', () => null))
afterEach(() => vi.unstubAllGlobals())

test('one press asks, the next takes it back, and the button keeps the focus', async () => {
  signInAsAdmin()
  const writes = serve(null)
  open()
  await ask.click()
  await expect.element(asked).toBeVisible()
  await expect.element(stop).toHaveFocus()
  await stop.click()
  await expect.element(ask).toHaveFocus()
  await expect.element(asked).not.toBeInTheDocument()
  expect(writes).toEqual(['PUT', 'DELETE'])
})

test('shows what was asked on another device', async () => {
  signInAsAdmin()
  serve(alert)
  open()
  await expect.element(asked).toBeVisible()
  await expect.element(stop).toBeVisible()
})

test('a visitor who presses and logs in has asked', async () => {
  beVisitor()
  const writes = serve(null)
  open()
  await ask.click()
  expect(writes).toEqual([])
  endLogin('ann')
  await expect.element(asked).toBeVisible()
  expect(writes).toEqual(['PUT'])
})

test('a visitor who closes the login window has asked for nothing', async () => {
  beVisitor()
  const writes = serve(null)
  open()
  await ask.click()
  endLogin(null)
  await expect.element(ask).toBeVisible()
  expect(writes).toEqual([])
})

test('a refusal says why, and nothing is asked', async () => {
  signInAsAdmin()
  answerCalls(({ method }) => (method === 'GET' ? { data: null } : refused(409, 'EVENT_CLOSED')))
  open()
  await ask.click()
  await expect.element(page.getByText(/^Nothing was changed\./)).toBeVisible()
  await expect.element(ask).toBeVisible()
})
