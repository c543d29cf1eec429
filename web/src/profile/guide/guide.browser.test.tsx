import type { AnswerEvent, ExchangeMessage } from '@app/contract/assistants/answer-schema.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetUnsent } from '../../page/conversation-texts.ts'
import { answerCalls, refused } from '../../testing/answer-calls.ts'
import { beVisitor } from '../../testing/be-visitor.ts'
import { renderPart, signInAsAdmin } from '../../testing/render-for-admin.tsx'
import { GuideBlock } from './guide-block.tsx'
import { GuideOpener } from './guide-opener.tsx'
import type { GuidedPage } from './guided-content.ts'
import { keptExchange } from './kept-exchange.ts'

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
let isLimited: boolean
beforeEach(() => {
  sent = []
  isLimited = false
  sessionStorage.clear()
  signInAsAdmin()
})

const elmFalls: GuidedPage['profile'] = {
  id: 'd',
  name: 'Visit Elm Falls',
  email: 'hello@elmfalls.example',
  phone: '+1 555 0100',
  website: null,
}

/** A guide that answers each question with this message. */
function serve(answer: Partial<ExchangeMessage> = {}, { profile = elmFalls, at = '/' } = {}) {
  answerCalls(({ path, method, data }) => {
    if (path.endsWith(`${exchangeId}/messages`)) {
      const asked = { ...message, id: 'q', author: 'Asker', text: 'Which hotels have a pool?' }
      return { data: [{ ...asked, sentences: [], sources: [], outcome: null }, message] }
    }
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
    if (isLimited) return refused(429, 'TOO_MANY_REQUESTS')
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
  const content: GuidedPage = {
    profile,
    isUnclaimed: false,
    guide: ['Which hotels have a pool?'],
  }
  renderPart(
    <>
      <button type="button">Follow</button>
      <GuideBlock questions={['Which hotels have a pool?']} />
      <GuideOpener content={content} />
    </>,
    at,
  )
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
  await expect.element(page.getByRole('list', { name: 'Searched' })).toHaveTextContent('3 hotels1 own answer')
})

test('an answer in another language is marked with it, but for the destination’s own words', async () => {
  const own = { ...source, number: 2, kind: 'ownAnswer' as const, id: null, name: 'Is there a pool?' }
  const sentences = [
    { text: 'Quarry Inn tiene piscina.', sources: [1] },
    { text: 'The pool opens at 9.', sources: [2] },
  ]
  serve({ language: 'es', sources: [source, own], sentences })
  await offered('Which hotels have a pool?').click()
  await expect.element(page.getByText('Quarry Inn tiene piscina.')).toHaveAttribute('lang', 'es')
  await expect.element(page.getByText('The pool opens at 9.')).not.toHaveAttribute('lang')
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
      { isHelpful: false, reason: null, text: null },
      { isHelpful: false, reason: 'Old', text: null },
      { isHelpful: null, reason: null, text: null },
    ])
})

test('another reason is written', async () => {
  serve()
  await offered('Which hotels have a pool?').click()
  await offered('Not helpful').click()
  await offered('Other').click()
  await page.getByRole('textbox', { name: 'What was it? Optional' }).fill('The pool is closed')
  await offered('Send').click()
  await expect
    .poll(() => sent.at(-1))
    .toEqual({ isHelpful: false, reason: 'Other', text: 'The pool is closed' })
})

const panel = () => page.getByRole('dialog')
const question = () => panel().getByRole('textbox', { name: 'Your question' })

test('G opens the panel, and Escape closes it and returns the focus', async () => {
  serve()
  const follow = offered('Follow')
  await follow.click()
  await userEvent.keyboard('g')
  await expect.element(question()).toHaveFocus()
  await expect.element(panel().getByText('Hi. What are you planning?')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel()).not.toBeInTheDocument()
  await expect.element(follow).toHaveFocus()
})

test('the page stays usable beside the panel on a wide screen', async () => {
  await page.viewport(1200, 800)
  serve()
  await offered('Which hotels have a pool?').click()
  await expect.element(panel()).toBeVisible()
  await offered('Follow').click()
  await expect.element(panel()).toBeVisible()
})

test('Shift Enter breaks a line, and Up in an empty field brings the last question back', async () => {
  serve()
  await offered('Follow').click()
  await userEvent.keyboard('g')
  await question().fill('Where can')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}we eat?{Enter}')
  await expect.poll(() => sent).toMatchObject([{ question: 'Where can we eat?' }])
  await expect.element(question()).toHaveValue('')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(question()).toHaveValue('Where can we eat?')
})

test('a question of more than 500 characters is not sent', async () => {
  serve()
  await offered('Follow').click()
  await userEvent.keyboard('g')
  await question().fill('a'.repeat(501))
  await expect.element(panel().getByText('Keep it under 500 characters')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(sent).toEqual([])
})

test('the conversation goes on when the page is opened again, and anew when wanted', async () => {
  beVisitor()
  const key = 'a'.repeat(43)
  keptExchange.write('d', { id: exchangeId, key })
  serve({}, { at: '/?guide=1' })
  await expect
    .element(
      panel()
        .getByText(/^Quarry Inn has a pool\./)
        .first(),
    )
    .toBeVisible()
  await question().fill('Is breakfast included?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual([{ question: 'Is breakfast included?', exchangeId }])
  expect(keptExchange.read('d')).toEqual({ id: exchangeId, key })
  await offered('New conversation').click()
  await expect.poll(() => keptExchange.read('d')).toBeNull()
  await question().fill('Where can we eat?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).toEqual({ question: 'Where can we eat?', key: expect.any(String) })
  await expect.poll(() => keptExchange.read('d')).toEqual({ id: exchangeId, key: sent[1]?.['key'] })
})

test('signing out forgets the conversation', () => {
  keptExchange.write('d', { id: exchangeId, key: null })
  forgetUnsent()
  expect(keptExchange.read('d')).toBeNull()
})

test('an exchange that is gone is forgotten', async () => {
  keptExchange.write('d', { id: 'gone', key: null })
  serve({}, { at: '/?guide=1' })
  await expect.poll(() => keptExchange.read('d')).toBeNull()
  await expect.element(panel().getByText('Hi. What are you planning?')).toBeVisible()
})

const handover = (name: string) => panel().getByRole('link', { name })

test('the team can be asked instead, with the question', async () => {
  serve()
  await offered('Which hotels have a pool?').click()
  await expect
    .element(handover('Ask Visit Elm Falls instead'))
    .toHaveAttribute('href', '/groups/new?destinations=d')
})

test('without an account, the team is asked by email or called', async () => {
  beVisitor()
  serve()
  await offered('Which hotels have a pool?').click()
  await expect
    .element(handover('Ask Visit Elm Falls instead'))
    .toHaveAttribute(
      'href',
      'mailto:hello@elmfalls.example?subject=Question%20about%20Visit%20Elm%20Falls&body=Which%20hotels%20have%20a%20pool%3F',
    )
})

test('a team without an email is called', async () => {
  beVisitor()
  serve({}, { profile: { ...elmFalls, email: null } })
  await offered('Which hotels have a pool?').click()
  await expect.element(handover('Call Visit Elm Falls instead')).toHaveAttribute('href', 'tel:+15550100')
})

test('the team can be asked instead once there are no more questions today', async () => {
  isLimited = true
  serve()
  await offered('Which hotels have a pool?').click()
  await expect.element(panel().getByRole('alert')).toBeVisible()
  await expect.element(handover('Ask Visit Elm Falls instead')).toBeVisible()
})
