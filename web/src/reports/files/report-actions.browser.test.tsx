import { sectionsOf } from '@app/contract/reports/report-sections.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, refused } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { plainReport } from '../testing/plain-report.ts'
import { ReportActions } from './report-actions.tsx'
import { pageReportPath, type ShownReport } from './report-file.ts'

const days = { startDate: '2027-01-12', endDate: '2027-01-14' }
const shown: ShownReport = {
  path: pageReportPath('facility', 'f', 'pickup'),
  name: 'pickup',
  pageName: 'Quarry House',
  profileId: 'f',
  query: days,
  report: plainReport(days),
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
  renderPart(<ReportActions shown={shown} />)
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
    '/facilities/f/hotels/pickup?startDate=2027-01-12&endDate=2027-01-14&format=pdf&paper=a4',
  ])
  expect(saved).toEqual(['Quarry House pickup 2027-01-12 to 2027-01-14.pdf'])
  end()
})

test('a PDF that could not be made offers to print the page', async () => {
  const { saved, end } = show(() => refused(503, 'BUSY'))
  await button('Board PDF').click()
  await button('Download PDF').click()
  await expect.element(page.getByText(/^The PDF could not be made\./)).toBeVisible()
  await expect.element(button('Print this page')).toBeVisible()
  expect(saved).toEqual([])
  end()
})

test('the report is saved for a spreadsheet', async () => {
  const { asked, saved, end } = show(() => new Response('Report'))
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => saved).toEqual(['Quarry House pickup 2027-01-12 to 2027-01-14.csv'])
  expect(asked[0]).toContain('format=csv')
  end()
})

test('a PDF has the sections that are on, and an introduction, which a closed dialog keeps', async () => {
  const { asked, end } = show(() => new Response('%PDF-'))
  await button('Board PDF').click()
  const figures = page.getByRole('checkbox', { name: 'Key figures' })
  await figures.click()
  await page.getByRole('textbox', { name: /^Introduction/ }).fill(' Nights grew 9%.\nمرحبا ')
  await expect.element(page.getByText(/ 23 of 400 characters/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await button('Board PDF').click()
  await expect.element(figures).not.toBeChecked()
  await button('Download PDF').click()
  await expect.poll(() => asked.length).toBe(1)
  const query = new URLSearchParams(asked[0]?.split('?')[1])
  expect(query.get('introduction')).toBe('Nights grew 9%.\nمرحبا')
  expect(query.get('sections')?.split(',')).toEqual(
    sectionsOf(shown.report)
      .map(({ name }) => name)
      .filter((name) => name !== 'figures'),
  )
  end()
})

test('a PDF without any section is not made', async () => {
  const { end } = show(() => new Response('%PDF-'))
  await button('Board PDF').click()
  for (const { label } of sectionsOf(shown.report))
    await page.getByRole('checkbox', { name: label, exact: true }).click()
  await expect.element(page.getByText('Choose at least one section.')).toBeVisible()
  await expect.element(button('Download PDF')).toBeDisabled()
  end()
})

test('without a connection, it is said that downloads may wait', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { end } = show(() => new Response('Report'))
  await expect.element(page.getByText(/^You’re offline\./)).toBeVisible()
  await expect.element(button('Export')).toBeEnabled()
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText(/^You’re offline\./)).not.toBeInTheDocument()
  end()
  online.mockRestore()
})

test('a download that lost its connection says so', async () => {
  const { end } = show(() => {
    throw new TypeError('Failed to fetch')
  })
  await button('Export').click()
  await page.getByRole('menuitem', { name: 'Excel' }).click()
  await expect
    .element(page.getByText(/^The report was not downloaded\. The server could not be reached\./))
    .toBeVisible()
  end()
})
