import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { EditMessage } from './edit-message.tsx'

const field = page.getByLabelText('Edit your message')

function open() {
  const onSave = vi.fn<(text: string) => Promise<void>>(async () => {})
  const onCancel = vi.fn<() => void>()
  render(<EditMessage text="Ten courts?" onSave={onSave} onCancel={onCancel} />)
  return { onSave, onCancel }
}

/** A device that is only touched, as its media queries say. */
function touch() {
  const { matchMedia } = window
  onTestFinished(() => void (window.matchMedia = matchMedia))
  window.matchMedia = (query) => matchMedia.call(window, query.includes('coarse') ? 'all' : query)
}

test('by touch, Enter begins a new line while a message is edited, as in a new one', async () => {
  touch()
  const { onSave } = open()
  await field.click()
  await userEvent.keyboard('{End}{Enter}Or twelve?')
  await expect.element(field).toHaveValue('Ten courts?\nOr twelve?')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => onSave.mock.calls).toEqual([['Ten courts?\nOr twelve?']])
})

test('by keyboard, Enter saves', async () => {
  const { onSave } = open()
  await field.click()
  await userEvent.keyboard('{End} Or twelve?{Enter}')
  await expect.poll(() => onSave.mock.calls).toEqual([['Ten courts? Or twelve?']])
})

test('Escape cancels the edit without saving it', async () => {
  const { onSave, onCancel } = open()
  await field.click()
  await userEvent.keyboard('{End} Or twelve?')
  expect(onCancel).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalledOnce()
  expect(onSave).not.toHaveBeenCalled()
})
