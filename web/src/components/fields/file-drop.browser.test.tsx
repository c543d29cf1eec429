import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { FileDrop, type FileDropProps } from './file-drop.tsx'

const image = new File(['x'], 'court.png', { type: 'image/png' })
const text = new File(['x'], 'notes.txt', { type: 'text/plain' })

async function open(props: Partial<FileDropProps> = {}) {
  const onFiles = vi.fn<(files: File[]) => void>()
  const onRefused = vi.fn<(files: File[]) => void>()
  render(<FileDrop label="Images" accept="image/*" {...{ onFiles, onRefused }} {...props} />)
  await expect.element(page.getByLabelText('Images')).toBeInTheDocument()
  return { onFiles, onRefused }
}

const namesOf = (call: File[][] | undefined) => call?.[0]?.map(({ name }) => name)

function drop(...files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const zone = page.getByLabelText('Images').element().parentElement
  zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

test('reports a chosen file', async () => {
  const { onFiles } = await open()
  await userEvent.upload(page.getByLabelText('Images'), image)
  expect(namesOf(onFiles.mock.lastCall)).toEqual(['court.png'])
})

test('the same file can be chosen again', async () => {
  const { onFiles } = await open()
  await userEvent.upload(page.getByLabelText('Images'), image)
  await userEvent.upload(page.getByLabelText('Images'), image)
  expect(onFiles).toHaveBeenCalledTimes(2)
})

test('reports dropped files of another type as refused', async () => {
  const { onFiles, onRefused } = await open({ isMultiple: true })
  drop(image, text)
  expect(namesOf(onFiles.mock.lastCall)).toEqual(['court.png'])
  expect(namesOf(onRefused.mock.lastCall)).toEqual(['notes.txt'])
})

test('takes only the first of several dropped files unless it is multiple', async () => {
  const { onFiles } = await open()
  drop(image, new File(['x'], 'second.png', { type: 'image/png' }))
  expect(namesOf(onFiles.mock.lastCall)).toEqual(['court.png'])
})

test('ignores dropped files while disabled', async () => {
  const { onFiles, onRefused } = await open({ isDisabled: true })
  drop(image, text)
  expect(onFiles).not.toHaveBeenCalled()
  expect(onRefused).not.toHaveBeenCalled()
})
