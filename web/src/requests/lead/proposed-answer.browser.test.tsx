import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { ProposedAnswer } from './proposed-answer.tsx'

const open = (path: string) => {
  const answer = vi.fn<(answer: object) => void>()
  renderWithApi(<ProposedAnswer isBusy={false} onAnswer={answer} />, path)
  return answer
}

test('a proposed pass is shown with its reason, and sent only on click', async () => {
  const answer = open('/leads/1?answer=Passed&reason=Dates+taken')
  await expect.element(page.getByText('pass, because “Dates taken”', { exact: false })).toBeVisible()
  expect(answer).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Pass with this answer' }).click()
  expect(answer).toHaveBeenCalledWith({ to: 'Passed', reason: 'Dates taken' })
})

test('interest is proposed without a reason', async () => {
  const answer = open('/leads/1?answer=Interested&reason=ignored')
  await page.getByRole('button', { name: 'Send this answer' }).click()
  expect(answer).toHaveBeenCalledWith({ to: 'Interested' })
})

test.each(['', '?answer=Won', '?reason=Dates+taken'])('nothing is proposed for “%s”', async (query) => {
  open(`/leads/1${query}`)
  expect(page.getByRole('button').elements()).toEqual([])
})
