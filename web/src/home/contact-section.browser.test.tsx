import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { ContactSection } from './contact-section.tsx'

beforeEach(signInAsAdmin)

test.each([
  ['a received request', { received: 1, sent: 0 }, ['1 request']],
  ['a sent request', { received: 0, sent: 1 }, ['1 request you sent']],
  ['requests in both directions', { received: 2, sent: 3 }, ['2 requests', '3 requests you sent']],
])('%s leads to its box', async (_, { received, sent }, names) => {
  answerCalls(({ path, query }) => {
    const isReceived = path === '/leads/my' && query.get('status') === 'Open'
    const isSent = path === '/requests/my' && !query.has('isUndecided') && !query.has('isDue')
    const count = isReceived ? received : isSent ? sent : 0
    return { data: [], _meta: { stats: { count } } }
  })
  renderPart(<ContactSection />)
  const links = page.getByRole('link')
  await expect.element(links.last()).toBeVisible()
  expect(links.elements().map(({ textContent }) => textContent)).toEqual(names)
  expect(page.getByText('Waiting for your answer').elements()).toHaveLength(received > 0 ? 1 : 0)
})
