import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { FindBar } from './find-bar.tsx'

const groupId = '01900000-0000-7000-8000-000000000001'

const message = (sequence: number, text: string) => ({
  id: `01900000-0000-7000-8000-${String(sequence).padStart(12, '0')}`,
  sequence,
  author: { id: '01900000-0000-7000-8000-000000000003', name: 'Bo Lindqvist', picture: null },
  text,
  createdDate: '2027-01-04T15:00:00.000Z',
})

/** A server with these messages, newest first, whatever is searched for. */
function serve(texts: readonly string[]) {
  vi.stubGlobal('fetch', async (url: string) => {
    const search = new URL(url, 'http://localhost').searchParams
    const [offset, take] = [Number(search.get('offset') ?? 0), Number(search.get('take') ?? 20)]
    const all = texts.map((text, index) => message(index + 1, text)).toReversed()
    return Response.json({
      data: all.slice(offset, offset + take),
      _meta: { stats: { count: all.length } },
    })
  })
}

function open() {
  const [onFound, onClose] = [vi.fn<(sequence: number) => Promise<void>>(async () => {}), vi.fn<() => void>()]
  signInAsAdmin()
  renderPart(<FindBar groupId={groupId} onFound={onFound} onClose={onClose} />)
  return { onFound, onClose }
}

const field = page.getByRole('searchbox', { name: 'Search this conversation' })
const results = () => page.getByRole('listitem').all()

afterEach(() => vi.unstubAllGlobals())

test('a search that finds more than 50 messages shows the others on request', async () => {
  serve(Array.from({ length: 53 }, (_, index) => `Court ${index + 1}.`))
  const { onFound } = open()
  await field.fill('court')
  await expect.element(page.getByText('53 messages')).toBeVisible()
  await expect.poll(results).toHaveLength(50)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(results).toHaveLength(53)
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: /Court 1\.$/ }).click()
  await expect.poll(() => onFound.mock.calls).toEqual([[1]])
})

test('finds while one types, and says that the conversation began after a day', async () => {
  serve(['Ten courts \u202Eon Friday'])
  const { onClose } = open()
  await field.fill('COURTS')
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe('courts')
  await page.getByLabelText('Jump to date').fill('2020-01-01')
  await expect.element(page.getByText(/^The conversation began later, on /)).toBeVisible()
  field.element().focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
