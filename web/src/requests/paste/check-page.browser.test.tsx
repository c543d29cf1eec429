import type { RequestReading } from '@app/contract/events/request-reading.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { CheckPage } from './check-page.tsx'

const text = 'Let us know by December 11. Our board meets by December 15.'
const reading: RequestReading = {
  text,
  fields: {
    responseDeadline: {
      value: '2097-12-11',
      state: 'uncertain',
      reason: 'Two days are named.',
      ranges: [{ start: 15, end: 26 }],
      alternatives: ['2097-12-15'],
    },
  },
  missing: [],
  unused: [],
}
beforeEach(() => localStorage.clear())

const row = page.getByRole('listitem').filter({ hasText: 'Answers by' })

test('of two dates that were read, either can be chosen until the request is saved', async () => {
  renderWithApi(<CheckPage reading={reading} onAgain={() => {}} />)
  await row.getByRole('button', { name: 'Dec 15, 2097' }).click()
  await expect.element(row).toMatchTextContent(/Answers by\s*Dec 15, 2097/)
  await row.getByRole('button', { name: 'Dec 11, 2097' }).click()
  await expect.element(row).toMatchTextContent(/Answers by\s*Dec 11, 2097/)
  await expect.element(row.getByRole('button', { name: 'Dec 15, 2097' })).toBeVisible()
})

test('the other date stays when the first one is confirmed', async () => {
  renderWithApi(<CheckPage reading={reading} onAgain={() => {}} />)
  await row.getByRole('button', { name: 'Dec 11, 2097 is right' }).click()
  await expect.element(row.getByRole('button', { name: 'Dec 15, 2097' })).toBeVisible()
})

test('the field that Change opens has the focus, and Cancel returns it to Change', async () => {
  renderWithApi(<CheckPage reading={reading} onAgain={() => {}} />)
  await row.getByRole('button', { name: 'Change Answers by' }).click()
  await expect.element(row.getByLabelText('Answers by')).toHaveFocus()
  await row.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(row.getByRole('button', { name: 'Change Answers by' })).toHaveFocus()
})

const [answers, decision] = [reading.fields.responseDeadline!, { ...reading.fields.responseDeadline! }]
const two: RequestReading = {
  ...reading,
  fields: { responseDeadline: answers, decisionDate: { ...decision, ranges: [{ start: 48, end: 59 }] } },
}
const later = page.getByRole('listitem').filter({ hasText: 'Decision' })

test('after Save on a row to confirm, the focus goes to the next one, and after the last to the next step', async () => {
  renderWithApi(<CheckPage reading={two} onAgain={() => {}} />)
  await row.getByRole('button', { name: 'Change Answers by' }).click()
  await row.getByRole('button', { name: 'Save' }).click()
  const right = later.getByRole('button', { name: 'Dec 11, 2097 is right' })
  await expect.element(right).toHaveFocus()
  await right.click()
  await expect.element(page.getByRole('button', { name: 'Log in to see hosts' })).toHaveFocus()
})

test('after the last row was confirmed, the focus goes back to the first that is left', async () => {
  renderWithApi(<CheckPage reading={two} onAgain={() => {}} />)
  await later.getByRole('button', { name: 'Dec 11, 2097 is right' }).click()
  await expect.element(row.getByRole('button', { name: 'Dec 11, 2097 is right' })).toHaveFocus()
})

test('the field that Add opens has the focus, and Cancel returns it to Add', async () => {
  const missing = [{ name: 'teamCount' as const, earlier: null, unread: null }]
  renderWithApi(<CheckPage reading={{ ...reading, missing }} onAgain={() => {}} />)
  const added = page.getByRole('listitem').filter({ hasText: 'Teams' })
  await added.getByRole('button', { name: 'Add Teams' }).click()
  await expect.element(added.getByLabelText('Teams')).toHaveFocus()
  await added.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(added.getByRole('button', { name: 'Add Teams' })).toHaveFocus()
})

test('a text that is no number is not saved, and its field says so', async () => {
  const missing = [{ name: 'teamCount' as const, earlier: null, unread: null }]
  renderWithApi(<CheckPage reading={{ ...reading, missing }} onAgain={() => {}} />)
  const added = page.getByRole('listitem').filter({ hasText: 'Teams' })
  await added.getByRole('button', { name: 'Add Teams' }).click()
  await added.getByLabelText('Teams').fill('2 x 12')
  await added.getByRole('button', { name: 'Save' }).click()
  await expect
    .element(added.getByLabelText('Teams'))
    .toHaveAccessibleDescription('Type a whole number, such as 8 or 1,120.')
  await added.getByLabelText('Teams').fill('24 teams')
  await added.getByRole('button', { name: 'Save' }).click()
  await expect.element(added).not.toBeInTheDocument()
})

test('words that name no exact figure stand beside the field, numbered and marked in the text', async () => {
  const start = reading.text.length + 1
  const vague: RequestReading = {
    ...reading,
    text: `${reading.text} Our budget is in the low five figures.`,
    missing: [
      {
        name: 'budgetTo',
        earlier: null,
        unread: {
          start: start + 'Our budget is in the '.length,
          end: start + 'Our budget is in the low five figures'.length,
        },
      },
    ],
  }
  renderWithApi(<CheckPage reading={vague} onAgain={() => {}} />)
  const budget = page.getByRole('listitem').filter({ hasText: '“low five figures” is no exact figure.' })
  await expect.element(budget.getByRole('button', { name: /^Add / })).toBeVisible()
  const link = budget.getByRole('link', { name: /^Show the words/ })
  const number = link.element().textContent
  await expect.element(page.getByText(`low five figures${number}`)).toBeVisible()
})

test('words that name a day which no calendar has are told apart from figures', async () => {
  const typed = 'We play on June 31.'
  const unread = { start: 'We play on '.length, end: typed.length - 1 }
  const odd: RequestReading = {
    ...reading,
    text: typed,
    missing: [{ name: 'startDate', earlier: null, unread }],
  }
  renderWithApi(<CheckPage reading={{ ...odd, fields: {} }} onAgain={() => {}} />)
  await expect.element(page.getByText('“June 31” is in no calendar.')).toBeVisible()
})

test('a list, which the form chooses from, is left out and taken back, but offers no editor', async () => {
  const sport = page.getByRole('listitem').filter({ hasText: 'Sport' })
  const sports: RequestReading = {
    ...reading,
    fields: {
      sportsList: {
        value: ['Soccer'],
        state: 'certain',
        reason: null,
        alternatives: [],
        ranges: [{ start: 0, end: 3 }],
      },
    },
  }
  renderWithApi(<CheckPage reading={sports} onAgain={() => {}} />)
  await expect.element(sport.getByText('Soccer')).toBeVisible()
  await expect.element(sport.getByRole('button', { name: 'Change Sport' })).not.toBeInTheDocument()
  await sport.getByRole('button', { name: 'Leave out Sport' }).click()
  await expect.element(sport.getByText('Left out')).toBeVisible()
  await sport.getByRole('button', { name: 'Take back Sport' }).click()
  await expect.element(sport.getByText('Soccer')).toBeVisible()
})

test('asks before it replaces a draft of the form', async () => {
  localStorage.setItem('request', '{"name":"Guided"}')
  renderWithApi(<CheckPage reading={reading} onAgain={() => {}} />)
  await page.getByRole('button', { name: 'Open in the form' }).click()
  const question = page.getByRole('alertdialog', { name: 'Replace your draft?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(localStorage.getItem('request')).toContain('Guided')
  await page.getByRole('button', { name: 'Open in the form' }).click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(() => localStorage.getItem('request')).toContain('2097-12-11')
})

test('opens in the form at once if that has no draft', async () => {
  localStorage.setItem('request', '{"months":[],"savedDate":1}')
  renderWithApi(<CheckPage reading={reading} onAgain={() => {}} />)
  await page.getByRole('button', { name: 'Open in the form' }).click()
  await expect.poll(() => localStorage.getItem('request')).toContain('2097-12-11')
})

test('creating the request keeps a draft of the form', async () => {
  localStorage.setItem('request', '{"name":"Guided"}')
  const certain = { state: 'certain' as const, reason: null, alternatives: [], ranges: [] }
  const fields: RequestReading['fields'] = {
    sportsList: { ...certain, value: ['Soccer'] },
    startDate: { ...certain, value: '2097-04-23' },
    endDate: { ...certain, value: '2097-04-25' },
  }
  renderWithApi(<CheckPage reading={{ ...reading, fields }} onAgain={() => {}} />)
  signInAsAdmin()
  const created = vi.fn<() => Response>(() => Response.json({ data: { id: 'new' } }, { status: 201 }))
  vi.stubGlobal('fetch', async () => created())
  await page.getByRole('button', { name: 'See the hosts that fit' }).click()
  await expect.poll(() => created.mock.calls.length).toBeGreaterThan(0)
  await expect.element(page.getByRole('button', { name: 'See the hosts that fit' })).toBeEnabled()
  expect(localStorage.getItem('request')).toContain('Guided')
})
