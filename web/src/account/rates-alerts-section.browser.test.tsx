import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../page/testing/plain-event.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { RatesAlertsSection } from './rates-alerts-section.tsx'

beforeEach(signInAsAdmin)

const cup = plainEvent({ id: 'e1', name: 'Rivercup', startDate: '2027-03-12', endDate: '2027-03-14' })

/** A server that keeps which events are waited for. */
function serve(...ids: string[]) {
  const awaited = new Set(ids)
  answerCalls(({ path, method }) => {
    if (path === '/events/my/ratesAlerts') {
      const data = [cup].filter(({ id }) => awaited.has(id))
      return { data, _meta: { next: null, count: data.length } }
    }
    const [, id = ''] = /^\/events\/(\w+)\/ratesAlert$/.exec(path) ?? []
    if (method === 'PUT') awaited.add(id)
    else awaited.delete(id)
    return { data: method === 'PUT' ? { createdDate: '2027-03-01T12:00:00.000Z' } : null }
  })
}

test('an event leads to its hotels, is removed, and comes back with Undo', async () => {
  serve('e1')
  renderPart(<RatesAlertsSection />)
  const link = page.getByRole('link', { name: 'Rivercup' })
  await expect.element(link).toHaveAttribute('href', '/events/e1/hotels')
  await expect.element(page.getByText('Mar 12 – 14, 2027')).toBeVisible()
  await page.getByRole('button', { name: 'Don’t tell me of Rivercup' }).click()
  await expect.element(page.getByText(/^None\./)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(link).toBeVisible()
})
