import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { DownloadMenu, ListDownload } from './download-menu.tsx'
import type { Download } from './start-download.ts'

const spaces: Download = {
  things: 'spaces',
  request: (api, format) =>
    api['facility-mgmt'].facilities.spaceTypes.export({
      ownerId: '01900000-0000-7000-8000-000000000001',
      data: { format },
    }),
}

const menu = page.getByRole('button', { name: 'Download spaces' })

test('an empty list of an editor is not downloaded', async () => {
  signInAsAdmin()
  renderPart(
    <>
      <ListDownload list={{ ...spaces, count: 0 }} />
      <p>Shown</p>
    </>,
  )
  await expect.element(page.getByText('Shown')).toBeVisible()
  await expect.element(menu).not.toBeInTheDocument()
})

test('a list of an editor that has something is downloaded', async () => {
  signInAsAdmin()
  renderPart(<ListDownload list={{ ...spaces, count: 1 }} />)
  await expect.element(menu).toBeVisible()
})

test('a refused download is reported', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      {
        type: '/docs/problems#FORBIDDEN',
        title: 'Not allowed',
        status: 403,
        detail: "You don't have permission to do this.",
        code: 'FORBIDDEN',
        traceId: 'none',
      },
      { status: 403 },
    ),
  )
  signInAsAdmin()
  renderPart(<DownloadMenu {...spaces} />)
  await menu.click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await expect.element(page.getByText(/^Not downloaded\. You don't have permission/)).toBeVisible()
  vi.unstubAllGlobals()
})
