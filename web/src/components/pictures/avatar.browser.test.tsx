import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { Avatar } from './avatar.tsx'

const avatar = page.getByRole('img', { name: 'Jonquil Pereira' })
const drawn = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/%3E'

test('shows the picture', async () => {
  render(<Avatar name="Jonquil Pereira" picture={drawn} isNamed />)
  await expect.poll(() => avatar.element().querySelector('img')?.naturalWidth).toBe(8)
  await expect.element(avatar).toHaveTextContent('')
})

test('shows initials if the picture fails', async () => {
  render(<Avatar name="Jonquil Pereira" picture="data:image/png,broken" isNamed />)
  await expect.element(avatar).toHaveTextContent('JP')
  expect(avatar.element().querySelector('img')).toBeNull()
})

test('shows initials without a picture', async () => {
  render(<Avatar name="Jonquil Pereira" isNamed />)
  await expect.element(avatar).toHaveTextContent('JP')
})
