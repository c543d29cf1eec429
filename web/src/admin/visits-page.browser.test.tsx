import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plainReport } from '../reports/testing/plain-report.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { VisitsPage } from './visits-page.tsx'

test('the report of all pages is saved with the days of the address, and nobody gets it by email', async () => {
  const saved: string[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const days = { startDate: '2027-01-01', endDate: '2027-01-10' }
  const files: string[] = []
  signInAsAdmin()
  answerCalls(({ path, query }) => {
    if (path !== '/all-pages') return { data: [], _meta: { stats: { count: 0 } } }
    if (!query.has('format')) return { data: plainReport(days) }
    files.push(query.toString())
    return new Response('Report')
  })
  renderPart(<VisitsPage />, '/admin/visits?start=2027-01-01&end=2027-01-10')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => saved).toEqual(['site 2027-01-01 to 2027-01-10.csv'])
  expect(files).toEqual(['startDate=2027-01-01&endDate=2027-01-10&compare=before&format=csv'])
  await expect.element(page.getByRole('button', { name: 'Board PDF' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Email/ })).not.toBeInTheDocument()
  click.mockRestore()
})
