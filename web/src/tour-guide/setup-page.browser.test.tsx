import type { TourGuide } from '@app/contract/assistants/tour-guide-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refused, type ServiceCall } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { SetupPage } from './setup-page.tsx'

const written = {
  name: null,
  tone: 'Plain and friendly' as const,
  greeting: null,
  sources: ['facilities' as const, 'hotels' as const],
  neverSay: [],
  questions: [],
  answers: [{ question: 'Who pays for the shuttle?', answer: 'The commission.', validUntil: null }],
}
const publishedGuide: TourGuide = {
  id: 'g',
  isOn: true,
  skippedQuestions: [],
  ...written,
  published: written,
  publishedDate: '2027-02-01T12:00:00.000Z',
  createdDate: '2027-02-01T12:00:00.000Z',
}

const figures = { asked: 40, answered: 30, notFound: 8, byRule: 2, votes: 10, helpful: 9 }
const activity = {
  now: figures,
  before: { ...figures, asked: 25 },
  answerUses: [{ question: 'Who pays for the shuttle?', count: 12 }],
}
const engine = {
  model: 'llama-4',
  questions: 20,
  answers: 300,
  answeredToday: 12,
  fallbacksToday: 1,
  isSpent: true,
}
const lastAskedDate = '2027-02-18T12:00:00.000Z'
const unanswered = [
  { question: 'Is there an ice bath?', count: 6, lastAskedDate },
  { question: 'Where can buses park?', count: 1, lastAskedDate },
]

let guide: TourGuide | null
/** What the next write makes of it. */
let after: Partial<TourGuide>
let canManage: boolean
let revision: number
let writes: Pick<ServiceCall, 'method' | 'patch' | 'ifMatch'>[]
let asked: unknown[]
beforeEach(async () => {
  guide = publishedGuide
  after = {}
  canManage = true
  revision = 1
  writes = []
  asked = []
  signInAsAdmin()
  await page.viewport(1440, 900)
})

const answered = (question: string) => ({
  id: 'm',
  author: 'Assistant',
  text: `About ${question}`,
  sentences: [{ text: 'Buses park in lot C.', sources: [1] }],
  remark: null,
  sources: [{ number: 1, kind: 'ownAnswer', id: 'd', name: 'Bus parking', date: null }],
  places: [],
  language: 'en',
  outcome: 'Answered',
  searched: {},
  feedback: null,
  createdDate: '2027-02-18T12:00:00.000Z',
  debug: {
    engine: 'embedded',
    insteadOf: null,
    understood: [],
    bestMatch: null,
    firstWordsMs: 312,
    wholeMs: 404,
  },
})

function open() {
  answerCalls(({ method, path, data, patch, ifMatch }) => {
    if (path.endsWith('/entitlements')) return { data: { role: 'manager', can: { setUpGuide: canManage } } }
    if (path === '/destinations/d') return { data: { id: 'd', name: 'Elm County' } }
    if (path.endsWith('/activity')) {
      const skipped = guide?.skippedQuestions ?? []
      return {
        data: { ...activity, unanswered: unanswered.filter((each) => !skipped.includes(each.question)) },
      }
    }
    if (path.endsWith('/engine')) return { data: engine }
    if (path.startsWith('/assistants')) {
      if (method === 'GET') return refused(404, 'NOT_FOUND')
      asked.push(data)
      const reply = { data: { exchangeId: null, message: answered('buses'), suggestions: [] } }
      return new Response(`event: reply\ndata: ${JSON.stringify(reply)}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      })
    }
    if (method !== 'GET') {
      writes.push({ method, patch, ifMatch })
      if (ifMatch && ifMatch !== `"${revision}"`) return refused(412, 'PRECONDITION_FAILED')
      guide = { ...(guide ?? publishedGuide), ...after }
      revision += 1
    }
    return Response.json({ data: guide }, { headers: { etag: `"${revision}"` } })
  })
  renderPart(<SetupPage ownerId="d" />)
}

/** Whose label may end with 'Optional'. */
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('an answer is added, which visitors get once it is published', async () => {
  open()
  await button('Add an answer').click()
  await page.getByLabelText('Question', { exact: true }).fill('Where do buses park?')
  await page.getByLabelText('Answer', { exact: true }).fill('Lot C.')
  const added = { question: 'Where do buses park?', answer: 'Lot C.', validUntil: null }
  after = { answers: [...written.answers, added] }
  await button('Save answer').click()
  await expect.element(page.getByText('1 change not published')).toBeVisible()
  expect(writes).toEqual([
    { method: 'PATCH', patch: [{ op: 'add', path: '/answers/1', value: added }], ifMatch: '"1"' },
  ])
  after = { published: { ...written, answers: [...written.answers, added] } }
  await button('Publish').click()
  await expect.element(page.getByText('Published. Visitors get these answers now.')).toBeVisible()
  expect(writes[1]).toMatchObject({ method: 'PUT', ifMatch: '"2"' })
  await expect.element(button('Publish')).not.toBeInTheDocument()
})

test('an answer without a text says so at its field', async () => {
  open()
  await button('Edit “Who pays for the shuttle?”').click()
  await page.getByLabelText('Answer', { exact: true }).fill('')
  await button('Save answer').click()
  await expect.element(page.getByLabelText('Answer', { exact: true })).toHaveAttribute('aria-invalid')
  expect(writes).toEqual([])
})

test('an answer that ends in the past says so at its field', async () => {
  open()
  await button('Edit “Who pays for the shuttle?”').click()
  await page.getByLabelText('Valid until Optional').fill('2026-01-31')
  await button('Save answer').click()
  await expect.element(page.getByText('Choose today or a later day.')).toBeVisible()
  expect(writes).toEqual([])
})

test('an unanswered question opens the form of an answer', async () => {
  open()
  await expect.element(page.getByText('Asked 6 times, last Feb 18, 2027')).toBeVisible()
  await button('Write an answer to “Is there an ice bath?”').click()
  await expect.element(page.getByLabelText('Question', { exact: true })).toHaveValue('Is there an ice bath?')
  await page.getByLabelText('Answer', { exact: true }).fill('Two at the fieldhouse.')
  await button('Save answer').click()
  const value = { question: 'Is there an ice bath?', answer: 'Two at the fieldhouse.', validUntil: null }
  await expect.poll(() => writes).toMatchObject([{ patch: [{ op: 'add', path: '/answers/1', value }] }])
})

test('a skipped question is gone, without a change to publish', async () => {
  open()
  after = { skippedQuestions: ['Is there an ice bath?'] }
  await button('Skip “Is there an ice bath?”').click()
  await expect.element(page.getByText('Is there an ice bath?').first()).not.toBeInTheDocument()
  await expect.element(page.getByText('Where can buses park?')).toBeVisible()
  expect(writes).toMatchObject([{ patch: [{ op: 'add', path: '/skippedQuestions/0' }] }])
  expect(page.getByText(/not published/).elements()).toEqual([])
})

test('figures of 30 days have those before beside them', async () => {
  open()
  await expect.element(page.getByText('25 before')).toBeVisible()
  await expect.element(page.getByText('of 10 votes, 90% before')).toBeVisible()
})

test('deleting an answer asks first', async () => {
  open()
  await button('Delete “Who pays for the shuttle?”').click()
  after = { answers: [] }
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('None yet.', { exact: false }).first()).toBeVisible()
  expect(writes).toMatchObject([{ patch: [{ op: 'remove', path: '/answers/0' }] }])
})

test('a source is turned off', async () => {
  open()
  await expect.element(page.getByRole('switch', { name: 'Events' })).not.toBeChecked()
  after = { sources: ['facilities'] }
  await page.getByRole('switch', { name: 'Hotels' }).click()
  await expect.element(page.getByRole('switch', { name: 'Hotels' })).not.toBeChecked()
  expect(writes).toMatchObject([{ patch: [{ op: 'remove', path: '/sources/1' }] }])
})

test('a name is stored when its field is left, and discarding brings the published one back', async () => {
  open()
  await field('Name').fill('Elm guide')
  after = { name: 'Elm guide' }
  await field('Greeting').click()
  await expect.element(page.getByText('1 change not published')).toBeVisible()
  after = { name: null }
  await button('Discard').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByText('1 change not published')).not.toBeInTheDocument()
  expect(writes).toMatchObject([
    { patch: [{ op: 'replace', path: '/name', value: 'Elm guide' }] },
    { patch: [{ op: 'replace', path: '/name', value: null }] },
  ])
})

test('a subject and a suggested question are added', async () => {
  open()
  await page.getByPlaceholder('Add a subject').fill('Prices of venues')
  after = { neverSay: ['Prices of venues'] }
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await expect.element(button('Remove “Prices of venues”')).toBeVisible()
  await page.getByPlaceholder('Add a question').fill('Is there a shuttle?')
  after = { questions: [{ pageKind: 'destination', text: 'Is there a shuttle?' }] }
  await page.getByRole('button', { name: 'Add', exact: true }).last().click()
  await expect.element(button('Remove “Is there a shuttle?”')).toBeVisible()
  expect(writes).toMatchObject([
    { patch: [{ op: 'add', path: '/neverSay/0', value: 'Prices of venues' }] },
    {
      patch: [
        { op: 'add', path: '/questions/0', value: { pageKind: 'destination', text: 'Is there a shuttle?' } },
      ],
    },
  ])
})

test('an own answer says how often it was used, and the engine what it is limited to', async () => {
  open()
  await expect.element(page.getByText('Used 12 times in 30 days')).toBeVisible()
  await expect.element(page.getByText('12 of 300')).toBeVisible()
  await expect.element(page.getByText(/^What may be spent on the model is spent/)).toBeVisible()
})

test('with 200 own answers, no other can be written', async () => {
  const answers = Array.from({ length: 200 }, (_, at) => ({
    question: `Question ${at}?`,
    answer: 'Yes.',
    validUntil: null,
  }))
  guide = { ...publishedGuide, answers }
  open()
  await expect.element(page.getByText(/^You have 200 answers/)).toBeVisible()
  await expect.element(button('Add an answer')).not.toBeInTheDocument()
  await button('Write an answer to “Is there an ice bath?”').click()
  await expect.element(field('Question')).not.toBeInTheDocument()
})

test('a change is made to the version of a colleague who changed something else', async () => {
  open()
  await expect.element(page.getByText('The guide is on')).toBeVisible()
  guide = { ...publishedGuide, name: 'Their guide' }
  revision = 7
  after = { isOn: false }
  await page.getByRole('switch', { name: 'The guide is on' }).click()
  await expect.element(page.getByText('The guide is off')).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Their guide')
  expect(writes.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"7"'])
})

test('after a colleague’s change to the same, theirs is shown and the refused one can be made again', async () => {
  open()
  await expect.element(field('Name')).toHaveValue('')
  guide = { ...publishedGuide, name: 'Their guide' }
  revision = 7
  await field('Name').fill('My guide')
  await field('Greeting').click()
  await expect.element(page.getByText(/A colleague changed the guide meanwhile/)).toBeVisible()
  await expect.element(field('Name')).toHaveValue('Their guide')
  after = { name: 'My guide' }
  await field('Name').fill('My guide')
  await field('Greeting').click()
  await expect.poll(() => writes.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"7"'])
})

test('a test asks what is written, and says engine and time', async () => {
  open()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Where do buses park?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await expect.element(page.getByText(/^Buses park in lot C\./).first()).toBeVisible()
  await expect.element(page.getByText('Built-in engine', { exact: true })).toBeVisible()
  await expect.element(page.getByText('First words after 0.3 s, all after 0.4 s')).toBeVisible()
  expect(asked).toEqual([{ question: 'Where do buses park?', isTest: true }])
})

test('on a phone, the test opens as a sheet', async () => {
  await page.viewport(390, 844)
  open()
  await button('Test').click()
  await expect
    .element(page.getByRole('dialog', { name: 'Test' }).getByRole('textbox', { name: 'Your question' }))
    .toBeVisible()
})

test('a guide that isn’t there yet is turned on, then tested', async () => {
  guide = null
  open()
  await button('Turn on the guide').click()
  await expect.element(page.getByText('0 of 5 asked', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to the sources' })).toBeVisible()
  expect(writes).toMatchObject([{ method: 'POST' }])
})

test('members read and test, and change nothing', async () => {
  canManage = false
  open()
  await expect.element(page.getByText('Who pays for the shuttle?')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Hotels' })).toBeDisabled()
  await expect.element(field('Greeting')).toBeDisabled()
  expect(page.getByRole('button', { name: /Add|Edit|Delete|Publish/ }).elements()).toEqual([])
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeEnabled()
})
