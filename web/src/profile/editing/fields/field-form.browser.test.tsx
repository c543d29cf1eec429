import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QueriesProvider } from '../../../api/queries-provider.tsx'
import { dispatchSession } from '../../../api/session.ts'
import { ConfirmProvider } from '../../../components/overlays/confirm.tsx'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { facilityKind } from '../../../kinds/facility/kind.ts'
import { render } from '../../../testing/render.tsx'
import { FieldsEditor } from './field-editor.tsx'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const priyaId = 'b1c0a7f4-52f3-4b0e-9d55-0e6b6f1f2a10'
const stored = {
  id,
  name: 'Lake City Arena',
  description: null,
  capacity: 800,
  updatedBy: null,
  updatedDate: '2027-01-01T00:00:00Z',
}

const seats = page.getByRole('textbox', { name: /^Seats/ })
const button = (name: string) => page.getByRole('button', { name })
const seatsTo = (value: number) => [{ op: 'replace', path: '/capacity', value }]
const problem = (status: number, errors: { path: string; message: string }[] = []) => ({
  type: 'about:blank',
  title: 'Refused',
  status,
  detail: 'The server refused it.',
  code: 'refused',
  traceId: '0',
  errors,
})

/** A server with one profile, which records the patches. */
function serve({ refuse, team = [] }: { refuse?: () => object | undefined; team?: object[] } = {}) {
  let current: object = stored
  const patches: unknown[] = []
  const respond = (status: number, body: object) =>
    new Response(JSON.stringify(body), { status, headers: { etag: `"${patches.length}"` } })
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    if (url.includes('/managers')) return respond(200, { data: team })
    if (method !== 'PATCH') return respond(200, { data: current })
    const refusal = refuse?.()
    if (refusal !== undefined) return respond(Number(Reflect.get(refusal, 'status')), refusal)
    const patch: { path: string; value: unknown }[] = JSON.parse(body ?? '[]')
    patches.push(patch)
    current = {
      ...current,
      ...Object.fromEntries(patch.map(({ path, value }) => [path.slice(1), value])),
    }
    return respond(200, { data: current })
  })
  return { patches, change: (values: object) => (current = { ...current, ...values }) }
}

async function open() {
  const close = vi.fn<() => void>()
  const editor = (
    <FieldsEditor
      kind={facilityKind}
      profile={JSON.parse(JSON.stringify(stored))}
      name="facts"
      fields={['name', 'capacity']}
      saveText="Save facts"
      close={close}
      focus={() => {}}
    />
  )
  const element = (
    <Toaster>
      <ConfirmProvider>
        <QueriesProvider>{editor}</QueriesProvider>
      </ConfirmProvider>
    </Toaster>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await expect.element(seats).toHaveValue('800')
  return close
}

beforeEach(() => {
  sessionStorage.clear()
  dispatchSession({ type: 'page-opened', mayHaveSession: false })
})
afterEach(() => vi.unstubAllGlobals())

test('saves only the changed field, and closes', async () => {
  const { patches } = serve()
  const close = await open()
  await seats.fill('900')
  await expect.element(page.getByText('1 unsaved change')).toBeVisible()
  await button('Save facts').click()
  await expect.element(page.getByText('Saved: Seats.')).toBeVisible()
  expect(patches).toEqual([seatsTo(900)])
  expect(close).toHaveBeenCalledOnce()
})

test('"Undo" restores the previous value', async () => {
  const { patches } = serve()
  await open()
  await seats.fill('900')
  await button('Save facts').click()
  await button('Undo').click()
  await expect.element(page.getByText('Your change was undone.')).toBeVisible()
  expect(patches.at(-1)).toEqual(seatsTo(800))
})

test('sends nothing if nothing changed', async () => {
  const { patches } = serve()
  const close = await open()
  await button('Save facts').click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
  expect(patches).toEqual([])
})

test('shows an invalid value at its field and sends nothing', async () => {
  const { patches } = serve()
  await open()
  await seats.fill('many')
  await button('Save facts').click()
  await expect.element(seats).toHaveAttribute('aria-invalid', 'true')
  await expect.element(seats).toHaveFocus()
  expect(patches).toEqual([])
})

test("shows the server's error at its field", async () => {
  serve({ refuse: () => problem(422, [{ path: 'data/capacity', message: 'is too many' }]) })
  await open()
  await seats.fill('900')
  await button('Save facts').click()
  await expect.element(seats).toHaveAccessibleDescription('Is too many.')
  await expect.element(seats).toHaveFocus()
})

test('shows the reason of a failed save, and keeps the text', async () => {
  serve({ refuse: () => problem(503) })
  await open()
  await seats.fill('900')
  await button('Save facts').click()
  await expect.element(page.getByText('Nothing was saved. The server refused it.')).toBeVisible()
  await expect.element(seats).toHaveValue('900')
})

test('shows both versions if someone else changed the same field', async () => {
  let isOutdated = true
  const server = serve({ refuse: () => (isOutdated ? problem(412) : undefined) })
  await open()
  await seats.fill('900')
  server.change({ capacity: 700 })
  await button('Save facts').click()
  await expect.element(page.getByText('Yours, not saved')).toBeVisible()
  await expect.element(page.getByText('700 seats')).toBeVisible()
  isOutdated = false
  await button('Keep all mine').click()
  await expect.poll(() => server.patches).toEqual([seatsTo(900)])
})

test.each([
  ['a member of the team, with their name', priyaId, 'Saved by Priya'],
  ['somebody outside the team, without a name', id, 'Saved meanwhile'],
])('a conflict shows that it was saved by %s', async (_, updatedBy, text) => {
  const member = { id: '1', userId: priyaId, name: 'Priya', email: null, picture: null, role: 'manager' }
  const server = serve({ refuse: () => problem(412), team: [{ ...member, createdDate: stored.updatedDate }] })
  await open()
  await seats.fill('900')
  server.change({ capacity: 700, updatedBy })
  await button('Save facts').click()
  await expect.element(page.getByText(text)).toBeVisible()
})

test('offers the unsaved changes of an earlier visit', async () => {
  serve()
  await open()
  await seats.fill('900')
  await expect.poll(() => sessionStorage.length).toBe(1)
  document.body.replaceChildren()
  await open()
  await button('Restore').click()
  await expect.element(seats).toHaveValue('900')
})

test('Cancel asks before it discards changes', async () => {
  serve()
  const close = await open()
  await seats.fill('900')
  await button('Cancel').click()
  await expect.element(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
  await button('Cancel').click()
  await button('Discard').click()
  await expect.poll(() => close.mock.calls.length).toBe(1)
})
