import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Toaster } from '../../components/overlays/toaster.tsx'
import { render } from '../../testing/render.tsx'
import { OverlaySamples } from './overlay-samples.tsx'

function renderSamples() {
  const router = createMemoryRouter([{ path: '*', element: <OverlaySamples /> }])
  render(
    <Toaster>
      <RouterProvider router={router} />
    </Toaster>,
  )
  return router
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name })
const menu = page.getByRole('menu')
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(`{${key}}`)
}

test('a menu works with the keyboard: arrows wrap, Escape closes it, and the focus returns', async () => {
  renderSamples()
  const trigger = button('Me')
  await expect.element(trigger).toBeVisible()
  trigger.element().focus()
  await press('ArrowDown')
  await expect.element(item('My account')).toHaveFocus()
  await press('ArrowUp')
  await expect.element(item('Delete')).toHaveFocus()
  await press('ArrowDown')
  await expect.element(item('My account')).toHaveFocus()
  await press('Escape')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()

  await press('Enter')
  await expect.element(menu).toBeVisible()
  await press('End')
  await expect.element(item('Delete')).toHaveFocus()
  await press('Enter')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('a menu marks its choice, and its links work', async () => {
  const router = renderSamples()
  await button('Me').click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await button('Me').click()
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Dark' }))
    .toHaveAttribute('aria-checked', 'true')
  await item('My account').click()
  await expect.poll(() => router.state.location.hash).toBe('#overlays')
  await expect.element(menu).not.toBeInTheDocument()
})

test('a dialog traps the focus, closes on Escape and on its backdrop, and returns the focus', async () => {
  renderSamples()
  const trigger = button('Open the dialog')
  const dialog = page.getByRole('dialog', { name: 'Rename the space' })
  await trigger.click()
  await expect.element(dialog).toHaveAccessibleDescription('Visitors see the new name right away.')
  for (let presses = 0; presses < 8; presses += 1) {
    await press('Tab')
    await expect.poll(() => dialog.element().querySelectorAll(':focus')).toHaveLength(1)
  }
  await press('Escape')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()

  await trigger.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.elementFromPoint(10, 10) ?? document.body, { position: { x: 10, y: 10 } })
  await expect.element(dialog).not.toBeInTheDocument()
})
