import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import type { DraftRow } from '../request-draft.ts'
import { ShortForm } from './short-form.tsx'

const hosts = ['Elm Hall', 'Oak Valley'].map((name, at) => ({
  kind: 'facility' as const,
  id: `host-${at}`,
  name,
  city: null,
  state: null,
  phone: null,
  reachWords: undefined,
}))
const rows: DraftRow[] = [
  { name: 'name', group: 'What', label: 'Event', typed: 'text' },
  {
    name: 'sportsList',
    group: 'What',
    label: 'Sport',
    chosen: 'some',
    placeholder: 'Any',
    options: [{ value: 'Soccer', label: 'Soccer' }],
  },
  { name: 'months', group: 'When', label: 'Months that would suit', chosen: 'some' },
  { name: 'spaceCount', group: 'Spaces', label: 'How many spaces', typed: 'number', noun: 'space' },
  { name: 'contactName', group: 'Contact', label: 'Name', typed: 'text' },
  { name: 'contactEmail', group: 'Contact', label: 'Email', typed: 'email' },
]

beforeEach(() => localStorage.clear())

function open(reply: (body: string) => Response, onSent = () => {}) {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => reply(body))
  const first = { name: 'Cup', contactName: 'Ada', contactEmail: 'ada@club.example' }
  renderWithApi(<ShortForm hosts={hosts} rows={rows} person={null} first={first} onSent={onSent} />)
}
const refused = (...errors: { path: string; message: string }[]) =>
  Response.json(
    { type: 'about:blank', title: 'No', status: 400, detail: 'No.', code: 'X', traceId: '0', errors },
    { status: 400 },
  )
const send = async () => page.getByRole('button', { name: 'Send to 2 hosts' }).click()

test('sends what was typed and chosen, and drops the draft', async () => {
  const sent: unknown[] = []
  const onSent = vi.fn<() => void>()
  open((body) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: { id: null, isConfirmed: false } }, { status: 201 })
  }, onSent)
  await page.getByLabelText('Sport').selectOptions('Soccer')
  await page.getByLabelText('How many spaces').fill('8')
  await expect.element(page.getByText('Draft saved on this device')).toBeVisible()
  expect(Object.keys(localStorage)).toEqual(['request to host-0 host-1'])
  await send()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalled())
  expect(sent).toMatchObject([
    {
      data: {
        name: 'Cup',
        sportsList: ['Soccer'],
        spaceCount: 8,
        contactName: 'Ada',
        contactEmail: 'ada@club.example',
      },
    },
  ])
  expect(localStorage).toHaveLength(0)
})

test('shows what is read of a number once it is left, and sends it', async () => {
  const sent: { data: { spaceCount: unknown } }[] = []
  open((body) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: { id: null, isConfirmed: false } }, { status: 201 })
  })
  const field = page.getByLabelText('How many spaces')
  await field.fill('1120 courts')
  await userEvent.tab()
  await expect.element(field).toHaveValue('1,120')
  await send()
  await vi.waitFor(() => expect(sent[0]?.data.spaceCount).toBe(1120))
})

test('keeps a text that is no number, says so at its field, and sends nothing', async () => {
  const reply = vi.fn<() => Response>(() => refused())
  open(reply)
  const field = page.getByLabelText('How many spaces')
  await field.fill('2 x 4')
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription('Type a whole number, such as 8 or 1,120.')
  await send()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('2 x 4')
  expect(reply).not.toHaveBeenCalled()
})

test('a retry has the idempotency key of the first try, and a changed request another', async () => {
  const keys: (string | undefined)[] = []
  open(() => Response.json({}))
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers?: HeadersInit }) => {
    keys.push(new Headers(headers).get('idempotency-key') ?? undefined)
    return refused()
  })
  const sendAgain = async (times: number) => {
    await send()
    await expect.poll(() => keys.length).toBe(times)
    await expect.element(page.getByText(/^Not sent\./)).toBeVisible()
  }
  await sendAgain(1)
  await sendAgain(2)
  await page.getByLabelText('Event').fill('Other Cup')
  await sendAgain(3)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('without one host, the earlier draft for the others is shown, which can be undone', async () => {
  localStorage.setItem('request to host-1', '{"name":"Earlier"}')
  open(() => refused())
  const event = page.getByLabelText('Event')
  await event.fill('Winter Cup')
  await page.getByRole('button', { name: 'Remove Elm Hall' }).click()
  await expect.element(event).toHaveValue('Earlier')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(event).toHaveValue('Winter Cup')
  expect(localStorage.getItem('request to host-1')).toContain('Earlier')
  expect(localStorage.getItem('request to host-0 host-1')).toContain('Winter Cup')
})

test('a refusal is shown at its field', async () => {
  open(() => refused({ path: 'data/name', message: 'must not contain control characters' }))
  await send()
  await expect.element(page.getByText('Must not contain control characters.')).toBeVisible()
  await expect.element(page.getByLabelText('Event')).toHaveFocus()
})

test('a refusal of what the form does not show is named in its banner', async () => {
  open(() => refused({ path: 'data/hosts', message: 'must not repeat a host' }))
  await send()
  await expect
    .element(page.getByText('Not sent. hosts: must not repeat a host. Your request is saved on this device.'))
    .toBeVisible()
})

test('names what is missing before anything is sent', async () => {
  const reply = vi.fn<() => Response>(() => refused())
  open(reply)
  await page.getByLabelText('Event').fill('')
  await send()
  await expect.element(page.getByLabelText('Event')).toHaveFocus()
  expect(reply).not.toHaveBeenCalled()
})

test('months stay chosen while dates are looked at', async () => {
  open(() => refused())
  await page.getByText('Months', { exact: true }).click()
  const [month] = page.getByRole('group', { name: 'Months that would suit' }).getByRole('button').all()
  await month?.click()
  await page.getByText('Dates', { exact: true }).first().click()
  await page.getByText('Months', { exact: true }).click()
  await expect.element(month!).toHaveAttribute('aria-pressed', 'true')
})
