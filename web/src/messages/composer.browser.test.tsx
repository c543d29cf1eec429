import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { Composer } from './composer.tsx'
import type { OutgoingMessage } from './outbox.ts'
import { useDraft } from './use-draft.ts'

const id = '01900000-0000-7000-8000-000000000001'
const bo = {
  id: '01900000-0000-7000-8000-000000000002',
  userId: '01900000-0000-7000-8000-000000000003',
  name: 'Bo Lindqvist',
  picture: null,
  role: 'member' as const,
  isTeam: false,
  readSequence: 0,
  createdDate: '2027-01-01T00:00:00.000Z',
}

const sent: OutgoingMessage[] = []
const onEditLast = vi.fn<() => void>()

function Writer() {
  const draft = useDraft(id)
  const onSend = (message: OutgoingMessage) => void sent.push(message)
  return (
    <Composer
      group={{ id }}
      others={[bo]}
      draft={draft}
      label="Write to Bo"
      onEditLast={onEditLast}
      onSend={onSend}
    />
  )
}

const field = page.getByRole('textbox', { name: 'Write to Bo' })
const texts = () => sent.map(({ text }) => text)

/** Chooses files for the field of documents. */
function choose(...chosen: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no field for files.')
  const files = new DataTransfer()
  for (const file of chosen) files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  sent.length = 0
  onEditLast.mockClear()
  sessionStorage.clear()
  signInAsAdmin()
})
afterEach(() => vi.unstubAllGlobals())

test('Enter sends and empties the field', async () => {
  renderPart(<Writer />)
  await field.fill('Ten courts')
  await userEvent.keyboard('{Enter}')
  expect(texts()).toEqual(['Ten courts'])
  await expect.element(field).toHaveValue('')
})

test('Shift+Enter breaks the line', async () => {
  renderPart(<Writer />)
  await field.click()
  await userEvent.keyboard('One{Shift>}{Enter}{/Shift}Two{Enter}')
  expect(texts()).toEqual(['One\nTwo'])
})

test('an empty message is not sent', async () => {
  renderPart(<Writer />)
  await field.fill('   ')
  await userEvent.keyboard('{Enter}')
  expect(texts()).toEqual([])
})

test('a text that is too long stays, with the reason', async () => {
  renderPart(<Writer />)
  await field.fill('x'.repeat(10_001))
  await userEvent.keyboard('{Enter}')
  expect(texts()).toEqual([])
  await expect.element(page.getByRole('alert')).toHaveTextContent('Use 10,000 characters or fewer.')
  await expect.element(page.getByText('10,001 of 10,000')).toBeVisible()
  await expect.element(field).toHaveValue('x'.repeat(10_001))
})

test('a short text is not counted', async () => {
  renderPart(<Writer />)
  await field.fill('x'.repeat(8999))
  await expect.element(page.getByText(/ of 10,000/)).not.toBeInTheDocument()
})

test('@ and a name offer the member, who is mentioned', async () => {
  renderPart(<Writer />)
  await field.click()
  await userEvent.keyboard('Hello @li')
  await expect.element(page.getByRole('option', { name: 'Bo Lindqvist' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('Hello @Bo Lindqvist ')
  await userEvent.keyboard('{Enter}')
  expect(sent).toMatchObject([{ text: 'Hello @Bo Lindqvist', mentions: [bo.userId] }])
})

test('Escape closes the list of members, and Enter then sends', async () => {
  renderPart(<Writer />)
  await field.click()
  await userEvent.keyboard('@li')
  await expect.element(page.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{Escape}{Enter}')
  expect(sent).toMatchObject([{ text: '@li', mentions: [] }])
})

test('Escape ends a reply, and keeps the text', async () => {
  const replyTo = { id: bo.id, name: bo.name, text: 'Ten courts?' }
  sessionStorage.setItem(`conversations/ada/draft/${id}`, JSON.stringify({ text: 'Yes', replyTo }))
  renderPart(<Writer />)
  const quoted = page.getByText('Reply to Bo Lindqvist: Ten courts?')
  await expect.element(quoted).toBeVisible()
  await field.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(quoted).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(sent).toMatchObject([{ text: 'Yes', replyTo: null }])
})

test('a file of another type is refused with the reason, and the text stays', async () => {
  renderPart(<Writer />)
  await field.fill('See this')
  await expect.element(field).toBeVisible()
  choose(new File(['x'], 'tool.exe', { type: 'application/octet-stream' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('tool.exe isn’t a type that can be sent.')
  await expect.element(field).toHaveValue('See this')
})

test('an uploaded document goes with the message', async () => {
  const fileId = '01900000-0000-7000-8000-000000000004'
  vi.stubGlobal('fetch', async () => Response.json({ data: { id: fileId } }, { status: 201 }))
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 200 }, responseText: { value: '{"data":{}}' } })
    this.dispatchEvent(new Event('load'))
  })
  renderPart(<Writer />)
  await expect.element(field).toBeVisible()
  choose(new File(['plan'], 'plan.txt', { type: 'text/plain' }))
  await expect.element(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(sent).toMatchObject([{ text: '', files: [{ id: fileId, kind: 'document', name: 'plan.txt' }] }])
  vi.restoreAllMocks()
})

test('what is not sent is there again, for the same person', async () => {
  sessionStorage.setItem(`conversations/ada/draft/${id}`, JSON.stringify({ text: 'Half a sen' }))
  renderPart(<Writer />)
  await expect.element(field).toHaveValue('Half a sen')
})

test('what somebody else has not sent is not there', async () => {
  sessionStorage.setItem(`conversations/bo/draft/${id}`, JSON.stringify({ text: 'Half a sen' }))
  renderPart(<Writer />)
  await expect.element(field).toHaveValue('')
})

test('ArrowUp in the empty field corrects the last message, and elsewhere moves the caret', async () => {
  renderPart(<Writer />)
  await field.click()
  await userEvent.keyboard('{ArrowUp}')
  expect(onEditLast).toHaveBeenCalledOnce()
  await userEvent.keyboard('Ten{ArrowUp}')
  expect(onEditLast).toHaveBeenCalledOnce()
})

test('files stand in the order in which they were chosen, whichever is uploaded first', async () => {
  let created = 0
  const reply = () => ({ data: { id: `01900000-0000-7000-8000-00000000001${created++}` } })
  vi.stubGlobal('fetch', async () => Response.json(reply(), { status: 201 }))
  const uploads: XMLHttpRequest[] = []
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(this: XMLHttpRequest) {
    Object.defineProperties(this, { status: { value: 200 }, responseText: { value: '{"data":{}}' } })
    uploads.push(this)
  })
  renderPart(<Writer />)
  await expect.element(field).toBeVisible()
  choose(
    new File(['1'], 'one.txt', { type: 'text/plain' }),
    new File(['2'], 'two.txt', { type: 'text/plain' }),
  )
  await expect.poll(() => uploads.length).toBe(2)
  for (const upload of uploads.toReversed()) {
    upload.dispatchEvent(new Event('load'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(sent[0]?.files.map(({ name }) => name)).toEqual(['one.txt', 'two.txt'])
  vi.restoreAllMocks()
})

test('that there are too many files is said until the message is sent', async () => {
  const files = Array.from({ length: 10 }, (_, n) => ({ id: `f${n}`, kind: 'document', name: `${n}.txt` }))
  sessionStorage.setItem(`conversations/ada/draft/${id}`, JSON.stringify({ text: 'Plans', files }))
  renderPart(<Writer />)
  await expect.element(field).toHaveValue('Plans')
  choose(new File(['x'], 'more.txt', { type: 'text/plain' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('A message may have 10 files.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
