import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { MaintenancePage } from './maintenance-page.tsx'

const stored = {
  maintenanceMode: true,
  message: 'Maps are being repaired.',
  until: '2020-01-01T12:00:30.000Z',
  changedDate: '2027-01-01T00:00:00.000Z',
  changedByName: 'Ada',
}
const problem = {
  type: 'about:blank',
  title: 'Busy',
  status: 503,
  detail: 'Busy.',
  code: 'BUSY',
  traceId: '0',
}

/** A server with a switch. It accepts writes while `isUp`. */
function serve() {
  const server = { data: { ...stored }, isUp: true, sent: [] as unknown[] }
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return Response.json({ data: server.data })
    server.sent.push(JSON.parse(body ?? ''))
    if (!server.isUp) return Response.json(problem, { status: 503 })
    const changedDate = '2027-01-02T00:00:00.000Z'
    return Response.json({
      data: {
        ...server.data,
        message: null,
        until: null,
        ...JSON.parse(body ?? '').data,
        changedDate,
      },
    })
  })
  return server
}

const message = page.getByLabelText(/^Message/)
const mode = page.getByRole('switch', { name: 'Maintenance mode' })

async function open() {
  renderPart(<MaintenancePage />)
  await expect.element(message).toHaveValue('Maps are being repaired.')
}

beforeEach(signInAsAdmin)
afterEach(() => vi.unstubAllGlobals())

test('another administrator’s message replaces the one in the form', async () => {
  const server = serve()
  await open()
  server.isUp = false
  server.data = { ...stored, message: 'Search is slow.', changedDate: '2027-01-01T01:00:00.000Z' }
  await mode.click()
  await expect.element(message).toHaveValue('Search is slow.')
})

test('an own change keeps the message in the form, to turn the mode on again', async () => {
  serve()
  await open()
  await mode.click()
  await expect.element(mode).not.toBeChecked()
  await expect.element(message).toHaveValue('Maps are being repaired.')
})

test('a new message is sent with the end as it is stored, also if that is past', async () => {
  const server = serve()
  await open()
  await message.fill('It takes longer.')
  await page.getByRole('button', { name: 'Save message' }).click()
  await expect
    .poll(() => server.sent)
    .toEqual([{ data: { maintenanceMode: true, message: 'It takes longer.', until: stored.until } }])
})
