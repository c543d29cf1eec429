import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { Announcement } from './announcement.tsx'
import type { Message } from './conversation-types.ts'

const message = (sequence: number, change: Partial<Message> = {}): Message => ({
  id: `m${sequence}`,
  sequence,
  changeSequence: sequence,
  clientId: `c${sequence}`,
  author: { id: 'bo', name: 'Bo', picture: null },
  text: `Message ${sequence}`,
  replyTo: null,
  mentions: [],
  attachments: [],
  reactions: [],
  createdDate: '2027-03-01T12:00:00.000Z',
  editedDate: null,
  deletedDate: null,
  event: null,
  ...change,
})

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => message(from + at))

/** Shows these windows one after the other, a click on the button each. */
function Windows({ windows }: { windows: readonly Message[][] }) {
  const [at, setAt] = useState(0)
  const messages = windows[at] ?? []
  return (
    <>
      <Announcement groupId="g" ownId="ada" window={{ messages, last: 5, change: 5 }} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Next
      </button>
    </>
  )
}

const next = () => page.getByRole('button', { name: 'Next' }).click()
const announced = () => document.querySelector('[aria-live]')?.textContent

test('messages that were there when the conversation was opened are not announced', async () => {
  render(<Windows windows={[range(1, 3), range(1, 5)]} />)
  await next()
  expect(announced()).toBe('')
})

test('a new message is announced', async () => {
  render(<Windows windows={[range(1, 5), range(1, 6)]} />)
  await next()
  expect(announced()).toBe('Bo: Message 6')
})

test('messages that reappear after the window was trimmed are not announced again', async () => {
  render(<Windows windows={[range(1, 5), range(1, 8), range(1, 6), range(1, 7), range(1, 8)]} />)
  for (let step = 0; step < 4; step++) {
    await next()
    expect(announced()).toBe('Bo: Message 8')
  }
})

test('own messages are not announced, and others that came with them are', async () => {
  const own = message(7, { author: { id: 'ada', name: 'Ada', picture: null } })
  render(<Windows windows={[range(1, 5), [...range(1, 6), own], [...range(1, 6), own]]} />)
  await next()
  expect(announced()).toBe('Bo: Message 6')
})

test('the text of a message that is deleted is not kept', async () => {
  const deleted = message(6, { text: '', deletedDate: '2027-03-01T12:01:00.000Z' })
  render(<Windows windows={[range(1, 5), range(1, 6), [...range(1, 5), deleted]]} />)
  await next()
  await next()
  expect(announced()).toBe('')
})
