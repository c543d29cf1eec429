import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render-for-admin.tsx'
import { render } from '../../testing/render.tsx'
import { Gallery } from './gallery.tsx'
import { Picture } from './picture.tsx'

const drawn = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/%3E'
const images = Array.from({ length: 6 }, (_, index) => ({
  id: String(index),
  src: drawn,
  alt: `Court ${index + 1}`,
}))

const tile = page.getByRole('link', { name: /^Image 1 of/ })
const box = page.getByRole('dialog')

test('the lightbox moves with the arrow keys, counts, and returns the focus', async () => {
  renderPart(<Gallery images={images} name="Harmony Township Park" />)
  await tile.click()
  const count = page.getByText(/^\d of 6$/)
  await expect.element(count).toHaveTextContent('1 of 6')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(count).toHaveTextContent('2 of 6')
  await userEvent.keyboard('{End}')
  await expect.element(count).toHaveTextContent('6 of 6')
  await expect.element(page.getByRole('button', { name: 'Next image' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous image' }).click()
  await expect.element(count).toHaveTextContent('5 of 6')
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(tile).toHaveFocus()
})

test('the lightbox opens with Enter on an image', async () => {
  renderPart(<Gallery images={images.slice(0, 5)} name="Harmony Township Park" />)
  await expect.element(tile).toBeVisible()
  tile.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toMatchTextContent(/1 of 5/)
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(box).toMatchTextContent(/2 of 5/)
  await userEvent.keyboard('{Escape}')
  await expect.element(box).not.toBeInTheDocument()
  await expect.element(tile).toHaveFocus()
})

test('a broken picture shows initials', async () => {
  render(<Picture src="data:image/png,broken" alt="Old Mill Grounds" sizes="160px" />)
  await expect.element(page.getByRole('img', { name: 'Old Mill Grounds' })).toHaveTextContent('OM')
})
