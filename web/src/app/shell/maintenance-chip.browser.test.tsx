import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useStatus } from '../../api/status.ts'
import { MaintenanceBanner } from '../../home/maintenance-banner.tsx'
import { render } from '../../testing/render.tsx'
import { MaintenanceChip } from './maintenance-chip.tsx'

/** The message at home. */
function Message() {
  const status = useStatus()
  return status.maintenanceMode && <MaintenanceBanner {...status} />
}

const chip = page.getByRole('link', { name: 'Maintenance Alert' })

afterEach(() => {
  useStatus.setState({ maintenanceMode: false, message: null, until: null })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the status is read again every 10 minutes while the page has the focus', async () => {
  let maintenanceMode = false
  const reads: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    reads.push(url)
    return Response.json({ maintenanceMode, data: { maintenanceMode, message: null, until: null } })
  })
  vi.useFakeTimers()
  const element = (
    <>
      <MaintenanceChip />
      <Message />
    </>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(chip).not.toBeInTheDocument()
  const before = reads.length
  maintenanceMode = true
  await vi.advanceTimersByTimeAsync(580_000)
  expect(reads).toHaveLength(before)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(chip).toBeVisible()
  await expect.element(page.getByText(/Some things may not work for a while\./)).toBeVisible()
})
