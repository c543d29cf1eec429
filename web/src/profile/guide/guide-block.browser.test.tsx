import type { AnswerEvent, ExchangeMessage } from '@app/contract/assistants/answer-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { GuideBlock } from './guide-block.tsx'

const inn = '01900000-0000-7000-8000-000000000001'
const source = {
  number: 1,
  kind: 'hotel',
  id: inn,
  name: 'Quarry Inn',
  date: '2027-02-10T12:00:00.000Z',
} as const
const sentence = { text: 'Quarry Inn has a pool.', sources: [1] }
const message: ExchangeMessage = {
  id: '01900000-0000-7000-8000-000000000002',
  author: 'Assistant',
  text: sentence.text,
  sentences: [sentence],
  remark: null,
  sources: [source],
  places: [],
  language: 'en',
  outcome: 'Answered',
  searched: { hotel: 3, ownAnswer: 1 },
  feedback: null,
  createdDate: '2027-02-18T12:00:00.000Z',
  debug: null,
}
const exchangeId = '01900000-0000-7000-8000-000000000003'

const lines = (events: readonly AnswerEvent[], reply: object) =>
  [
    ...events.map((event) => `data: ${JSON.stringify(event)}\n\n`),
    `event: reply\ndata: ${JSON.stringify(reply)}\n\n`,
  ].join('')

let sent: Record<string, unknown>[]
beforeEach(() => {
  sent = []
})

/** A guide that answers each question with this message. */
function serve(answer: Partial<ExchangeMessage> = {}) {
  signInAsAdmin()
  answerCalls(({ path, method, data }) => {
    if (path.endsWith('/feedback')) {
      sent.push(data)
      return { data: { ...message, feedback: { text: null, ...data } } }
    }
    if (!path.endsWith('/tour-guide')) return undefined
    if (method === 'GET')
      return {
        data: {
          name: 'Elm Falls guide',
          greeting: 'Hi. What are you planning?',
          searched: { hotel: 3 },
          limit: 20,
        },
      }
    sent.push(data)
    const whole = { ...message, ...answer }
    const events: AnswerEvent[] = [
      { type: 'begun', exchangeId, messageId: message.id },
      ...whole.sources.map((each) => ({ type: 'source' as const, source: each })),
      ...whole.sentences.map((each) => ({ type: 'sentence' as const, sentence: each })),
    ]
    return new Response(
      lines(events, { data: { exchangeId, message: whole, suggestions: ['Is breakfast included?'] } }),
      {
        headers: { 'content-type': 'text/event-stream' },
      },
    )
  })
  renderPart(<GuideBlock id="d" questions={['Which hotels have a pool?']} />)
}

const offered = (name: string) => page.getByRole('button', { name })

test('an offered question is answered in the panel, each sentence with its source', async () => {
  serve()
  await offered('Which hotels have a pool?').click()
  const panel = page.getByRole('dialog', { name: 'Elm Falls guide' })
  await expect.element(panel.getByText(/^Quarry Inn has a pool\./).first()).toBeVisible()
  await expect.element(panel.getByText('AI. Not an answer from a person.')).toBeVisible()
  await expect
    .element(panel.getByRole('link', { name: 'Source 1: Quarry Inn' }))
    .toHaveAttribute('href', `/hotels/${inn}`)
  expect(sent).toMatchObject([{ question: 'Which hotels have a pool?' }])
})

test('the next question goes on with the exchange', async () => {
  serve()
  await offered('Which hotels have a pool?').click()
  await offered('Is breakfast included?').click()
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({ question: 'Is breakfast included?', exchangeId })
})

test('a typed question is asked by Enter', async () => {
  serve()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Where can we eat?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toMatchObject([{ question: 'Where can we eat?' }])
})

test('what was not found says where it looked', async () => {
  serve({ outcome: 'NotFound', sentences: [], sources: [], remark: 'The page of Quarry Inn doesn’t say.' })
  await offered('Which hotels have a pool?').click()
  await expect.element(page.getByText('The page of Quarry Inn doesn’t say.')).toBeVisible()
  await expect.element(page.getByText('I looked in 3 hotels, 1 own answer.')).toBeVisible()
})

test('an answer is called unhelpful with a reason, and that is taken back', async () => {
  serve()
  await offered('Which hotels have a pool?').click()
  await offered('Not helpful').click()
  await offered('Old').click()
  await expect.element(page.getByText('Thanks. The destination sees this.')).toBeVisible()
  await offered('Not helpful').click()
  await expect
    .poll(() => sent.slice(1))
    .toEqual([
      { isHelpful: false, reason: null },
      { isHelpful: false, reason: 'Old' },
      { isHelpful: null, reason: null },
    ])
})
