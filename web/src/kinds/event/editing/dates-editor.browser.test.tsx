import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { QueriesProvider } from '../../../api/queries-provider.tsx'
import { dispatchSession } from '../../../api/session.ts'
import { ConfirmProvider } from '../../../components/overlays/confirm.tsx'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { render } from '../../../testing/render.tsx'
import { eventPage } from '../event-page.tsx'
import { DatesEditor } from './dates-editor.tsx'

const flexible = page.getByLabelText('The dates are flexible')
const dayCount = page.getByLabelText(/^How many days it takes/)
const startTime = page.getByLabelText(/^Starts on the first day at/)
const save = page.getByRole('button', { name: 'Save dates' })

/** Opens the editor over a server with this event, which records the patches. */
async function open(known: Parameters<typeof plainEvent>[0]) {
  const patches: unknown[] = []
  const event = plainEvent(known)
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PATCH') patches.push(JSON.parse(body ?? '[]'))
    return new Response(JSON.stringify({ data: event }), { headers: { etag: '"1"' } })
  })
  const editor = <DatesEditor kind={eventPage.kind} profile={event} close={() => {}} focus={() => {}} />
  const element = (
    <Toaster>
      <ConfirmProvider>
        <QueriesProvider>{editor}</QueriesProvider>
      </ConfirmProvider>
    </Toaster>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await expect.element(save).toBeVisible()
  return patches
}

beforeEach(() => {
  sessionStorage.clear()
  dispatchSession({ type: 'page-opened', mayHaveSession: false })
})
afterEach(() => vi.unstubAllGlobals())

test('flexible dates ask for a number of days instead of times, and clear the times', async () => {
  const patches = await open({ startTime: '08:00', endTime: '17:00' })
  await expect.element(dayCount).not.toBeInTheDocument()
  await flexible.click()
  await expect.element(startTime).not.toBeInTheDocument()
  await dayCount.fill('2')
  await save.click()
  await expect.poll(() => patches).toHaveLength(1)
  expect(patches[0]).toEqual(
    expect.arrayContaining([
      { op: 'replace', path: '/hasFlexibleDates', value: true },
      { op: 'replace', path: '/dayCount', value: 2 },
      { op: 'replace', path: '/startTime', value: null },
      { op: 'replace', path: '/endTime', value: null },
    ]),
  )
})

test('fixed dates clear the number of days', async () => {
  const patches = await open({ hasFlexibleDates: true, dayCount: 3 })
  await expect.element(dayCount).toHaveValue('3')
  await flexible.click()
  await expect.element(startTime).toBeVisible()
  await save.click()
  await expect.poll(() => patches).toHaveLength(1)
  expect(patches[0]).toEqual(
    expect.arrayContaining([
      { op: 'replace', path: '/hasFlexibleDates', value: false },
      { op: 'replace', path: '/dayCount', value: null },
    ]),
  )
})
