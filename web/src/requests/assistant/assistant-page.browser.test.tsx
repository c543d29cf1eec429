import type { RequestTalk, RequestTurn } from '@app/contract/assistants/request-assistant.ts'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { AssistantPage } from './assistant-page.tsx'

beforeEach(async () => {
  localStorage.clear()
  noHosts = null
  await page.viewport(1280, 900)
})

const sport = 'Basketball'

/** A server that reads the sport of the first message and the teams of an answer, and asks about teams and courts. */
function serve() {
  const talks: RequestTalk[] = []
  let fails = false
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    if (url.includes('/questions'))
      return Response.json({ data: [{ text: 'We run Elm Cup again' }], _meta: { stats: { count: 1 } } })
    if (url.includes('/preparation')) return new Response(null, { status: 204 })
    if (fails) return Response.json({}, { status: 503 })
    const { data: talk }: { data: RequestTalk } = JSON.parse(body ?? '{}')
    talks.push(talk)
    return Response.json({ data: turnOf(talk) })
  })
  return { talks, fail: (value: boolean) => (fails = value) }
}

/** Why no host fits, in the next turns. */
let noHosts: RequestTurn['noHosts']

function turnOf({ messages }: RequestTalk): RequestTurn {
  const text = messages.map((message) => message.text).join('\n\n')
  const at = text.indexOf(sport)
  const starts = messages.map((_, place) =>
    messages.slice(0, place).reduce((sum, one) => sum + one.text.length + 2, 0),
  )
  const chosen = messages.find(({ about, fields }) => about === 'surface' && fields !== null)
  const isSurfaceKnown = chosen !== undefined
  const last = messages.at(-1)
  const isUnclear = last?.text === 'Glorp?'
  return {
    values: { ...(at >= 0 && { sportsList: ['Basketball'] }), ...chosen?.fields },
    note: isUnclear ? { text: 'I can’t answer that.', showsHosts: true } : null,
    reading: {
      text,
      fields: {
        ...(at >= 0 && {
          sportsList: {
            value: ['Basketball'],
            state: 'certain',
            reason: null,
            alternatives: [],
            ranges: [{ start: at, end: at + sport.length }],
          },
        }),
      },
      missing: [{ name: 'teamCount', earlier: null, unread: null }],
      unused: [],
    },
    messages: messages.map((message, place) => ({
      start: starts[place] ?? 0,
      end: (starts[place] ?? 0) + message.text.length,
    })),
    hosts: noHosts ? { count: 0, unknown: 0, total: 6120 } : { count: 38, unknown: 103, total: 6120 },
    noHosts: last?.dropped.includes('requestAddress') ? null : noHosts,
    question: isSurfaceKnown
      ? null
      : {
          about: 'surface',
          text: 'Does the surface matter?',
          event: null,
          answers: [
            { label: 'Hardwood', fields: { surface: 'Hardwood' }, hosts: { count: 38, unknown: 0 } },
            { label: 'It doesn’t matter', fields: {}, hosts: { count: 141, unknown: 0 } },
          ],
        },
  }
}

/** Mounts the page anew, as a reload does. */
function Reloading() {
  const [round, setRound] = useState(0)
  return (
    <>
      <button onClick={() => setRound(round + 1)}>Reload</button>
      <AssistantPage key={round} />
    </>
  )
}

const answer = page.getByLabelText('Your answer')
const draft = page.getByRole('article', { name: 'Draft request' })

test('words are marked with the numbers of their fields, and an answer is chosen by what it leaves', async () => {
  const { talks } = serve()
  renderWithApi(<AssistantPage />)
  await answer.fill('Basketball in March')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Does the surface matter?')).toBeVisible()
  await expect.element(draft.getByText('38 hosts fit, 103 more may, of 6,120.')).toBeVisible()
  await expect.element(draft.getByText('1 Sport')).toBeVisible()
  await expect.element(draft.getByText('Not said yet')).toBeVisible()
  expect(document.querySelector('mark')?.textContent).toBe('Basketball1')
  await page.getByRole('button', { name: 'Hardwood 38 hosts fit' }).click()
  await expect.element(draft.getByText('Hardwood')).toBeVisible()
  await expect.element(page.getByText('That’s all I ask.', { exact: false })).toBeVisible()
  expect(talks.at(-1)?.messages.at(-1)).toMatchObject({
    text: 'Hardwood',
    about: 'surface',
    asked: 'Does the surface matter?',
    fields: { surface: 'Hardwood' },
  })
})

test('the last answer is undone, and the conversation survives a reload', async () => {
  serve()
  renderWithApi(<Reloading />)
  await page.getByRole('button', { name: 'We run Elm Cup again' }).click()
  await page.getByRole('button', { name: /It doesn’t matter/ }).click()
  await expect.element(page.getByText('That’s all I ask.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(page.getByText('That’s all I ask.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Undo last' }).click()
  await expect.element(page.getByRole('button', { name: /Hardwood/ })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(page.getByRole('button', { name: 'We run Elm Cup again' })).toBeVisible()
  expect(localStorage.getItem('request-talk')).toBeNull()
})

test('what was said is kept when it isn’t read, and sent again', async () => {
  const server = serve()
  server.fail(true)
  renderWithApi(<AssistantPage />)
  await answer.fill('Basketball in March')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/That wasn’t read/)).toBeVisible()
  server.fail(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Does the surface matter?')).toBeVisible()
})

test('words name an answer that the question offered, and what isn’t understood is said and kept', async () => {
  const { talks } = serve()
  renderWithApi(<AssistantPage />)
  await answer.fill('Basketball in March')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Does the surface matter?')).toBeVisible()
  await answer.fill('Glorp?')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('I can’t answer that.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'See hosts in the form' })).toBeVisible()
  expect(talks.at(-1)?.messages.at(-1)).toMatchObject({
    text: 'Glorp?',
    fields: null,
    offered: [
      { label: 'Hardwood', fields: { surface: 'Hardwood' } },
      { label: 'It doesn’t matter', fields: {} },
    ],
  })
  await page.getByRole('button', { name: 'Hardwood 38 hosts fit' }).click()
  await expect.element(page.getByText('I can’t answer that.')).toBeVisible()
})

test('the draft continues in the form', async () => {
  serve()
  renderWithApi(<AssistantPage />)
  await answer.fill('Basketball in March')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Hardwood 38 hosts fit' }).click()
  await expect.element(draft.getByText('Hardwood')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with this draft' }).click()
  await expect.poll(() => localStorage.getItem('request')).toContain('Hardwood')
  expect(localStorage.getItem('request')).toContain('Basketball')
  expect(localStorage.getItem('request-talk')).toBeNull()
})

test('on a phone, the draft is a tab with the number of its fields', async () => {
  serve()
  await page.viewport(390, 844)
  renderWithApi(<AssistantPage />)
  await answer.fill('Basketball in March')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('tab', { name: 'Draft 1' }).click()
  await expect.element(draft.getByText('1 Sport')).toBeVisible()
})

test('when no host fits, the condition is named and the change that brings most back is made', async () => {
  noHosts = {
    condition: 'distance',
    reach: 10,
    area: null,
    change: {
      change: 'dropDistance',
      fields: { requestAddress: null, requestDist: null },
      count: 54,
      difference: 54,
      unknown: 2,
    },
  }
  const { talks } = serve()
  renderWithApi(<AssistantPage />)
  await answer.fill('Basketball in March')
  await userEvent.keyboard('{Enter}')
  await expect.element(draft.getByText('No host fits all of this.')).toBeVisible()
  await expect.element(draft.getByText(/^“Within 10 mi of .*” leaves none\.$/)).toBeVisible()
  await draft.getByRole('button', { name: 'Anywhere: 54 hosts fit, 2 more may' }).click()
  await expect.poll(() => talks.at(-1)?.messages.at(-1)?.dropped).toEqual(['requestAddress', 'requestDist'])
  await expect.element(draft.getByText('No host fits all of this.')).not.toBeInTheDocument()
})

test('Ctrl Z undoes the last answer, F6 switches the parts, and Ctrl Enter continues', async () => {
  serve()
  renderWithApi(<AssistantPage />)
  await answer.fill('Basketball in March')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Hardwood 38 hosts fit' }).click()
  await expect.element(draft.getByText('Hardwood')).toBeVisible()
  await answer.click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('button', { name: 'Hardwood 38 hosts fit' })).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(draft.getByRole('button', { name: 'Undo last' })).toHaveFocus()
  await userEvent.keyboard('{F6}')
  await expect.element(answer).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => localStorage.getItem('request')).toContain('Basketball')
})
