import type { ReadFields, RequestReading } from '@app/contract/events/request-reading.ts'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import PasteRoute from './paste-route.tsx'

beforeEach(() => localStorage.clear())

const letter = `We need 8 turf fields for our U13 girls soccer cup on June 5-6.
64 teams, near Indianapolis. Our mascot is a goat.`

/** What was read from these words of a text. */
function readFrom<Value>(
  text: string,
  words: string,
  value: Value,
  state: 'certain' | 'uncertain' = 'certain',
) {
  const start = text.indexOf(words)
  return {
    value,
    state,
    reason: state === 'certain' ? null : 'The year is not named.',
    ranges: [{ start, end: start + words.length }],
    alternatives: [],
  }
}

const read = (text: string, fields: ReadFields, missing: RequestReading['missing'] = []): RequestReading => ({
  text,
  fields,
  missing,
  unused: [],
})

const readingOf = (text: string) =>
  read(text, {
    teamCount: readFrom(text, '64 teams', 64),
    startDate: readFrom(text, 'June 5-6', '2097-06-05', 'uncertain'),
    endDate: readFrom(text, 'June 5-6', '2097-06-06', 'uncertain'),
  })

/** Sends a text, which the server reads so. */
async function paste({ text, ...reading }: RequestReading) {
  vi.stubGlobal('fetch', async () => Response.json({ data: { text, ...reading } }))
  renderWithApi(<PasteRoute />)
  await page.getByLabelText('Your text').fill(text)
  await page.getByRole('button', { name: 'Read it' }).click()
}

async function resize(width: number, height: number) {
  const { innerWidth, innerHeight } = window
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
}

const isInReach = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

test('keeps the next step in reach on a laptop, however far the fields are scrolled', async () => {
  await resize(1440, 900)
  await paste(readingOf(`${letter}\n${'Our mascot is a goat.\n'.repeat(60)}`))
  const next = page.getByRole('button', { name: 'Confirm 1 first' })
  await expect.poll(() => isInReach(next.element())).toBe(true)
  scrollBy(0, 800)
  await expect.poll(() => scrollY).toBeGreaterThan(400)
  await expect.poll(() => isInReach(next.element())).toBe(true)
})

test('gives values the width of their column where the text is beside them', async () => {
  await resize(900, 800)
  await paste(readingOf(letter))
  const row = page.getByRole('listitem').filter({ hasText: /Teams\s*64/ })
  await expect.element(row).toBeVisible()
  const boxOf = (words: string) => row.getByText(words, { exact: true }).element().getBoundingClientRect()
  expect(boxOf('64').y).toBeGreaterThan(boxOf('Teams').y)
  expect(boxOf('64').width).toBeGreaterThan(270)
})

test('says that it waits for a busy server, and goes on by itself', async () => {
  const problem = {
    type: '/docs/problems#BUSY',
    title: 'Busy',
    status: 503,
    detail: 'The server is busy. Try again in 2 seconds.',
    code: 'BUSY',
    traceId: 't1',
  }
  const replies = [
    Response.json(problem, { status: 503, headers: { 'retry-after': '2' } }),
    Response.json({ data: readingOf(letter) }),
  ]
  vi.stubGlobal('fetch', async () => replies.shift())
  renderWithApi(<PasteRoute />)
  await page.getByLabelText('Your text').fill(letter)
  await page.getByRole('button', { name: 'Read it' }).click()
  const note = page.getByText('The server is busy. This goes on by itself in 2 seconds.')
  await expect.element(note).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Check what was read' })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})

test('adds what the text lacks, and leaves out what it says', async () => {
  const text = 'We need 8 fields. Last year we had 80 teams.'
  const fields = {
    spaceName: readFrom(text, '8 fields', 'Field' as const),
    spaceCount: readFrom(text, '8 fields', 8),
  }
  const start = text.indexOf('80 teams')
  const earlier = { value: 80, ranges: [{ start, end: start + 8 }] }
  await paste(read(text, fields, [{ name: 'teamCount', earlier, unread: null }]))
  await page.getByRole('button', { name: 'Use 80' }).click()
  await page.getByRole('button', { name: 'Change Spaces' }).click()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await page.getByRole('button', { name: 'Log in to see hosts' }).first().click()
  await expect.element(page.getByText('Add the sport, so that hosts can be found.')).toBeVisible()
})

test('says why a file is not read', async () => {
  const message = 'This PDF is damaged. Paste the words instead.'
  const problem = { type: '', title: '', status: 400, detail: message, code: 'INVALID', traceId: '' }
  const errors = [{ path: 'file', code: 'custom', message }]
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    const responseText = JSON.stringify({ ...problem, errors })
    Object.defineProperties(this, { status: { value: 400 }, responseText: { value: responseText } })
    this.dispatchEvent(new Event('load'))
  })
  onTestFinished(() => void vi.restoreAllMocks())
  renderWithApi(<PasteRoute />)
  const file = new File(['%PDF-1.4\nnothing'], 'request.pdf', { type: 'application/pdf' })
  await userEvent.upload(page.getByLabelText('Or a file'), file)
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
})

test('offers another text if nothing could be read', async () => {
  await paste(read('Hello and goodbye', {}))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Nothing could be read')
  await page.getByRole('button', { name: 'Try another text' }).click()
  await expect.element(page.getByLabelText('Your text')).toBeVisible()
})

function Reopened() {
  const [openings, setOpenings] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setOpenings(openings + 1)}>
        Open again
      </button>
      <PasteRoute key={openings} />
    </>
  )
}

test('a text that was not read yet is there when the page is opened again', async () => {
  renderWithApi(<Reopened />)
  await page.getByLabelText('Your text').fill(letter)
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect.element(page.getByLabelText('Your text')).toHaveValue(letter)
})

test('the reader is asked to get ready once the box is used, and the page says that it reads', async () => {
  const asked: string[] = []
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, origin).pathname)
    return url.includes('/preparation') ? Response.json({ data: null }) : promise
  })
  renderWithApi(<PasteRoute />)
  const box = page.getByLabelText('Your text')
  await box.click()
  await expect.poll(() => asked).toEqual(['/event-mgmt/api/events/requests/reading/preparation'])
  await box.fill(letter)
  page.getByRole('link', { name: 'Use a blank form' }).element().focus()
  await box.click()
  await page.getByRole('button', { name: 'Read it' }).click()
  await expect.element(page.getByText(/^Reading it\./)).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/preparation'))).toHaveLength(1)
  resolve(Response.json({ data: readingOf(letter) }))
  await expect.element(page.getByText(/^Reading it\./)).not.toBeInTheDocument()
})
