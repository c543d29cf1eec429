import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { ReportMailsSection } from '../../account/report-mails-section.tsx'
import { EmailMenu } from './email-menu.tsx'

/** A server that keeps what is asked for by email. */
function serve() {
  let mail: Record<string, unknown> | undefined
  signInAsAdmin()
  answerCalls(({ path, method, data }) => {
    if (!path.startsWith('/my/reportMails')) return undefined
    if (method === 'DELETE') mail = undefined
    if (method === 'PUT')
      mail = {
        id: 'm',
        kind: 'hotel',
        name: 'Elm Inn',
        ...data,
        nextDate: data.isPaused === true ? null : '2027-03-01T15:00:00.000Z',
      }
    return { data: method === 'GET' ? [mail].filter(Boolean) : (mail ?? null) }
  })
}

test('a report is emailed monthly, paused, and stopped', async () => {
  serve()
  renderPart(<EmailMenu profileId="h" report="profile" />)
  const choose = async (button: string, item: string, role: 'menuitem' | 'menuitemradio' = 'menuitem') => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole(role, { name: item }).click()
  }
  await choose('Email', 'Email me monthly', 'menuitemradio')
  await expect
    .element(page.getByText('The next one comes on Mar 1, 2027, about the month before it, with the PDF.'))
    .toBeVisible()
  await choose('Emailed monthly', 'Pause')
  await choose('Email paused', 'Stop')
  await expect.element(page.getByRole('button', { name: 'Email', exact: true })).toBeVisible()
})

test('the account lists reports by email, and pauses and stops them', async () => {
  serve()
  renderPart(
    <>
      <EmailMenu profileId="h" report="pickup" />
      <ReportMailsSection />
    </>,
  )
  await expect.element(page.getByText(/^None\./)).toBeVisible()
  await page.getByRole('button', { name: 'Email', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Email me weekly' }).click()
  const link = page.getByRole('link', { name: 'Elm Inn: Pick-up' })
  await expect.element(link).toHaveAttribute('href', '/hotels/h/reports/pickup')
  await expect.element(page.getByText('Weekly, next on Mar 1, 2027')).toBeVisible()
  await page.getByRole('button', { name: 'Pause Elm Inn: Pick-up' }).click()
  await expect.element(page.getByText('Paused, weekly')).toBeVisible()
  await page.getByRole('button', { name: 'Stop Elm Inn: Pick-up' }).click()
  await expect.element(page.getByText(/^None\./)).toBeVisible()
})
