import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { calls } from '../platform/calls/calls.ts'
import { answerCalls } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { ExchangeBrowser } from './exchange-browser.tsx'
import type { Exchange } from './exchange-query.ts'
import { NotifyDestination } from './notify-destination.tsx'
import { FrequentQuestions } from './frequent-questions.tsx'

const bus = '01900000-0000-7000-8000-000000000001'
const bath = '01900000-0000-7000-8000-000000000002'
const base: Exchange = {
  id: bus,
  assistant: 'tourGuide',
  destinationId: 'd',
  destinationName: 'Elm County',
  pageKind: null,
  pageId: null,
  pageName: null,
  role: 'Visitor',
  userId: null,
  userName: null,
  question: 'Where do buses park?',
  language: 'en',
  messageCount: 2,
  outcome: 'Answered',
  outcomes: { Answered: 1 },
  isUnhelpful: false,
  createdDate: '2027-02-18T18:00:00.000Z',
  updatedDate: '2027-02-18T18:00:00.000Z',
}

let stored: Exchange[]
let asked: Record<string, unknown>[]
let deleted: string[]
let exported: unknown[]
beforeEach(async () => {
  stored = [
    base,
    {
      ...base,
      id: bath,
      question: 'Is there an ice bath?',
      outcome: 'NotFound',
      outcomes: { NotFound: 1 },
      isUnhelpful: true,
      userName: 'Lorena Tamayo',
      role: 'Coach',
    },
  ]
  asked = []
  deleted = []
  exported = []
  signInAsAdmin()
  await page.viewport(1440, 900)
})

const debug = {
  engine: 'embedded',
  insteadOf: null,
  tokens: { read: 1200, written: 80 },
  understood: [{ words: '', meaning: 'topic openingHours' }],
  bestMatch: { name: 'Athletic trainer', share: 0.41, threshold: 0.6 },
  firstWordsMs: 112,
  wholeMs: 212,
}

const messagesOf = ({ question, outcome, isUnhelpful }: Exchange, hasDebug: boolean) => {
  const message = {
    remark: null,
    sources: [],
    sentences: [],
    places: [],
    language: 'en',
    searched: { facility: 48 },
    createdDate: base.createdDate,
    feedback: null,
    debug: null,
  }
  return [
    { ...message, id: 'q', author: 'Asker', text: question, outcome: null },
    {
      ...message,
      id: 'a',
      author: 'Assistant',
      text: '',
      remark: `The answer to ${question}`,
      outcome,
      feedback: isUnhelpful ? { isHelpful: false, reason: 'Old', text: null } : null,
      debug: hasDebug ? debug : null,
    },
  ]
}

function open({ canDelete = true, hasOrigin = true } = {}) {
  answerCalls(({ method, path, query, data }) => {
    if (path.endsWith('/search')) {
      asked.push(data)
      const outcomes = Array.isArray(data.outcome) ? data.outcome : []
      const found = stored.filter(
        ({ outcomes: had, isUnhelpful }) =>
          Object.keys(had).some((outcome) => outcomes.includes(outcome)) &&
          (data.isUnhelpful !== true || isUnhelpful),
      )
      return { data: found, _meta: { stats: { count: found.length } } }
    }
    if (path.endsWith('/exports')) {
      exported.push(data)
      return { data: { url: '#questions', fileName: 'questions.csv', count: 1, expiresDate: '' } }
    }
    if (path.endsWith('/notices')) return { data: { questions: 3 } }
    const one = stored.find(({ id }) => path.includes(id))
    if (one === undefined) return undefined
    if (method === 'DELETE') {
      deleted.push(one.id)
      stored = stored.filter((each) => each !== one)
      return { data: null }
    }
    return { data: path.endsWith('/messages') ? messagesOf(one, query.get('debug') === 'true') : one }
  })
  renderPart(
    <ExchangeBrowser
      call={calls['assistant-mgmt'].exchanges.search}
      input={{}}
      path="/admin/exchanges"
      empty="Nobody asked."
      {...{ canDelete, hasOrigin }}
      download={(api, data) => api['assistant-mgmt'].exchanges.searchExport({ data })}
      actions={({ outcomes }) =>
        outcomes.NotFound !== undefined && <NotifyDestination id="d" name="Elm County" />
      }
    />,
  )
}

const link = (name: string) => page.getByRole('link', { name, exact: true })
const detail = (name: string) => page.getByRole('article', { name, exact: true })

test('the chips of outcomes have their numbers, and each shows its exchanges', async () => {
  open()
  for (const chip of ['All2', 'Answered1', 'Nothing found1', 'Not answered by rule0', 'Not helpful1'])
    await expect.element(page.getByRole('navigation', { name: 'Outcome' })).toMatchTextContent(chip)
  await page.getByRole('link', { name: /^Nothing found/ }).click()
  await expect.element(link('Where do buses park?')).not.toBeInTheDocument()
  await expect.element(detail('Is there an ice bath?')).toBeVisible()
})

test('an exchange is marked with how many of its questions had no answer', async () => {
  stored = [{ ...base, messageCount: 24, outcomes: { Answered: 9, NotFound: 3 } }]
  open()
  await page.getByRole('link', { name: /^Nothing found/ }).click()
  const item = page.getByRole('list', { name: 'Exchanges' }).getByRole('listitem')
  await expect.element(item).toMatchTextContent('12 questions')
  await expect.element(item).toMatchTextContent('3 not found')
})

test('the first exchange is open beside the list, another by its link', async () => {
  open()
  await expect.element(detail('Where do buses park?')).toMatchTextContent('Visitor')
  await link('Is there an ice bath?').click()
  for (const text of [
    'The answer to Is there an ice bath?',
    'Not helpful. Old',
    'Built-in engine',
    '1,200 read, 80 written',
    'Topic: opening hours',
    'Athletic trainer covers 41% of the question. An answer needs 60%.',
    'Lorena Tamayo, Coach',
    'May 19, 2027',
  ])
    await expect.element(detail('Is there an ice bath?')).toMatchTextContent(text)
})

test('J and K move through the list, and Enter opens an exchange', async () => {
  open()
  const first = link('Where do buses park?')
  await expect.element(first).toBeVisible()
  first.element().focus()
  await userEvent.keyboard('j')
  await expect.element(link('Is there an ice bath?')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(detail('Is there an ice bath?')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(first).toHaveFocus()
})

test('the list is downloaded with its filter', async () => {
  open()
  await page.getByRole('link', { name: /^Nothing found/ }).click()
  await page.getByRole('button', { name: 'Download questions' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.poll(() => exported).toMatchObject([{ format: 'csv', filter: { outcome: ['NotFound'] } }])
})

test('a destination is told of its unanswered questions', async () => {
  open()
  await link('Is there an ice bath?').click()
  await page.getByRole('button', { name: 'Notify Elm County' }).click()
  await expect.element(page.getByText('The managers know of 3 unanswered questions.')).toBeVisible()
})

test('words are searched for, in the period of the address', async () => {
  open()
  await page.getByRole('searchbox', { name: 'Search' }).fill('bus')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => asked.at(-1)).toMatchObject({ text: 'bus' })
})

test('deleting asks first, and the list is without it', async () => {
  open()
  await detail('Where do buses park?').getByRole('button', { name: 'Delete' }).click()
  expect(deleted).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(link('Where do buses park?')).not.toBeInTheDocument()
  expect(deleted).toEqual([bus])
  await expect.element(page.getByText('The exchange is deleted.')).toBeVisible()
})

test('on a phone an exchange opens in place of the list', async () => {
  await page.viewport(390, 844)
  open()
  await link('Is there an ice bath?').click()
  await expect.element(detail('Is there an ice bath?')).toBeVisible()
  await expect.element(link('Where do buses park?')).not.toBeInTheDocument()
  await link('All exchanges').click()
  await expect.element(link('Where do buses park?')).toBeVisible()
})

test('a team deletes nothing', async () => {
  open({ canDelete: false })
  await expect.element(detail('Where do buses park?')).toBeVisible()
  expect(page.getByRole('button', { name: 'Delete' }).elements()).toEqual([])
})

test('who asked doesn’t read how answers came about', async () => {
  open({ hasOrigin: false })
  await expect.element(detail('Where do buses park?')).toMatchTextContent('The answer to')
  await expect.element(detail('Where do buses park?')).not.toMatchTextContent('Built-in engine')
})

test('frequent questions name the destination that is asked most', async () => {
  const question = { question: 'Is there an ice bath?', count: 9, lastAskedDate: base.createdDate }
  const destinations = [
    { id: 'd', name: 'Elm County', count: 6 },
    { id: 'e', name: 'Oak County', count: 2 },
    { id: 'f', name: 'Ash County', count: 1 },
  ]
  answerCalls(() => ({ data: [{ ...question, destinations }], _meta: { stats: { count: 1 } } }))
  renderPart(<FrequentQuestions />)
  await expect.element(page.getByRole('listitem')).toMatchTextContent('6 at Elm County, 3 at 2 others')
})
