import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../../../api/queries-provider.tsx'
import { dispatchSession } from '../../../api/session.ts'
import { ConfirmProvider } from '../../../components/overlays/confirm.tsx'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { facilityKind } from '../../../kinds/facility/kind.ts'
import { render } from '../../../testing/render.tsx'
import { OtherNamesEditor } from './other-names-editor.tsx'

const id = '3f6f2b0a-9c53-4f0e-8a63-5d9a4f9a7c11'
const field = (place: number) => page.getByRole('textbox', { name: `Other name ${place}` })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A server with the names of one profile, which records the writes. */
function serve(names: string[], isRefused: (name: string) => boolean = () => false) {
  let stored = names.map((name, place) => ({ id: `name-${place}`, name }))
  const writes: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const reply = (status: number, data: object) => new Response(JSON.stringify(data), { status })
    if (method === 'DELETE') {
      const removed = stored.find((each) => url.includes(`/otherNames/${each.id}`))
      writes.push(`- ${removed?.name}`)
      stored = stored.filter((each) => each !== removed)
      return reply(200, { data: null })
    }
    if (method === 'POST') {
      const { name } = JSON.parse(body ?? '{}').data
      if (isRefused(name))
        return reply(500, { type: 'about:blank', title: 'Refused', status: 500, detail: 'No.' })
      writes.push(`+ ${name}`)
      stored = [...stored, { id: `new-${name}`, name }]
      return reply(201, { data: stored.at(-1) })
    }
    return reply(200, { data: stored, _meta: { stats: { count: stored.length } } })
  })
  return writes
}

async function open() {
  const close = vi.fn<() => void>()
  const profile = JSON.parse(JSON.stringify({ id, name: 'Elm Hall' }))
  const element = (
    <Toaster>
      <ConfirmProvider>
        <QueriesProvider>
          <OtherNamesEditor kind={facilityKind} {...{ profile, close }} focus={() => {}} />
        </QueriesProvider>
      </ConfirmProvider>
    </Toaster>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await expect.element(field(1)).toBeVisible()
  return close
}

beforeEach(() => {
  const person = { subject: 'ann', name: 'Ann', email: '', picture: null, isAdmin: false }
  dispatchSession({ type: 'client-reported', isLoading: false, person, hasFailed: false, endedLogins: 0 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('adds, changes and removes names with one save', async () => {
  const writes = serve(['Armory', 'Old Mill', 'Mill Hall'])
  const close = await open()
  await field(1).fill('ARMORY')
  await button('Remove other name 2').click()
  await field(3).fill('Elm Armory')
  await button('Save names').click()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(writes.slice(0, 2).toSorted()).toEqual(['- Armory', '- Old Mill'])
  expect(writes.slice(2).toSorted()).toEqual(['+ ARMORY', '+ Elm Armory'])
})

test('marks the name of the page and a repeated name instead of saving', async () => {
  const writes = serve(['Armory'])
  await open()
  await field(2).fill('elm hall')
  await button('Add a name').click()
  await field(3).fill('armory')
  await button('Save names').click()
  await expect.element(page.getByText('This is the name of the page.')).toBeVisible()
  await expect.element(page.getByText('This name is in the list already.')).toBeVisible()
  expect(writes).toEqual([])
})

test('after a failure, saving again sends only what is missing', async () => {
  let isDown = true
  const writes = serve([], (name) => isDown && name === 'Old Mill')
  const close = await open()
  await field(1).fill('Armory')
  await button('Add a name').click()
  await field(2).fill('Old Mill')
  await button('Save names').click()
  await expect.element(page.getByText(/1 of 2 changes are saved. Not saved: Old Mill/)).toBeVisible()
  isDown = false
  await button('Save names').click()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(writes).toEqual(['+ Armory', '+ Old Mill'])
})
