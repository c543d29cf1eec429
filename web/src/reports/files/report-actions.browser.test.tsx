import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refused } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { ReportActions } from './report-actions.tsx'
import type { ShownReport } from './report-file.ts'

const report: ShownReport = {
  kind: 'facility',
  id: 'f',
  name: 'pickup',
  pageName: 'Quarry House',
  query: { startDate: '2027-03-12', endDate: '2027-03-14' },
  days: { startDate: '2027-03-12', endDate: '2027-03-14' },
}

/** Shows the actions. Returns what was asked for, and the names of saved files. */
function show(answer: () => Response | Promise<Response>) {
  const asked: string[] = []
  const saved: string[] = []
  signInAsAdmin()
  answerCalls(async ({ path, query }) => {
    if (path === '/my/reportMails') return { data: [] }
    asked.push(`${path}?${query}`)
    return answer()
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  renderPart(<ReportActions report={report} />)
  return { asked, saved, end: () => click.mockRestore() }
}

const button = (name: string) => page.getByRole('button', { name })

test('a PDF is made for the chosen paper, of the days on screen', async () => {
  const { promise: made, resolve: finish } = Promise.withResolvers<Response>()
  const { asked, saved, end } = show(() => made)
  await button('Board PDF').click()
  await page.getByText('A4', { exact: true }).click()
  await button('Download PDF').click()
  await expect.element(page.getByText('Making your PDF, a few seconds')).toBeVisible()
  finish(new Response('%PDF-'))
  await expect.element(button('Download PDF')).not.toBeInTheDocument()
  expect(asked).toEqual([
    '/facilities/f/hotels/pickup?startDate=2027-03-12&endDate=2027-03-14&format=pdf&paper=a4',
  ])
  expect(saved).toEqual(['Quarry House pickup 2027-03-12 to 2027-03-14.pdf'])
  end()
})

test('a PDF that could not be made offers to print the page', async () => {
  const { saved, end } = show(() => refused(503, 'BUSY'))
  await button('Board PDF').click()
  await button('Download PDF').click()
  await expect.element(page.getByText('The PDF could not be made. Print this page instead.')).toBeVisible()
  await expect.element(button('Print this page')).toBeVisible()
  expect(saved).toEqual([])
  end()
})

test('the report is saved for a spreadsheet', async () => {
  const { asked, saved, end } = show(() => new Response('Report'))
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => saved).toEqual(['Quarry House pickup 2027-03-12 to 2027-03-14.csv'])
  expect(asked[0]).toContain('format=csv')
  end()
})
