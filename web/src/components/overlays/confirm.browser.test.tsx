import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import type { ConfirmOptions } from './confirm-queue.ts'
import { ConfirmProvider, useConfirm } from './confirm.tsx'
import { Toaster } from './toaster.tsx'

const dialog = page.getByRole('alertdialog')
const button = (name: string) => page.getByRole('button', { name })
const outcome = page.getByTestId('outcome')

function Opener({ options }: { options: ConfirmOptions | undefined }) {
  const confirm = useConfirm()
  const [text, setText] = useState('')
  return (
    <>
      <button type="button" onClick={() => void confirm(options).then(setText)}>
        Open
      </button>
      <p data-testid="outcome">{text}</p>
    </>
  )
}

async function open(options?: ConfirmOptions) {
  render(
    <Toaster>
      <ConfirmProvider>
        <Opener options={options} />
      </ConfirmProvider>
    </Toaster>,
  )
  await button('Open').click()
  await expect.element(dialog).toBeVisible()
}

test('has the title "Are you sure?" and the buttons Cancel and Ok by default', async () => {
  await open()
  await expect.element(dialog).toHaveAccessibleName('Are you sure?')
  const buttons = dialog.getByRole('button').elements()
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Cancel', 'Ok'])
})

test('Ok confirms', async () => {
  await open()
  await button('Ok').click()
  await expect.element(outcome).toHaveTextContent('confirmed')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Cancel cancels', async () => {
  await open()
  await button('Cancel').click()
  await expect.element(outcome).toHaveTextContent('canceled')
})

test('Escape closes', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(outcome).toHaveTextContent('closed')
})

test('the backdrop closes', async () => {
  await open()
  await userEvent.click(document.elementFromPoint(5, 5) ?? document.body, { position: { x: 5, y: 5 } })
  await expect.element(outcome).toHaveTextContent('closed')
})

test('the second click of a double click on what opens it does not close it', async () => {
  // Its code is loaded by then, so it opens between the two clicks.
  await open()
  await button('Cancel').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button('Open').dblClick()
  await expect.element(dialog).toBeVisible()
  await button('Ok').click()
  await expect.element(outcome).toHaveTextContent('confirmed')
})

test('keeps 32 px from the window, and scrolls if it is higher', async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(400, 300)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await open({ title: 'A very long title '.repeat(40) })
  const { left, right, top, bottom } = dialog.element().getBoundingClientRect()
  expect({ left, right, top, bottom }).toEqual({ left: 32, right: 368, top: 32, bottom: 268 })
})

test('focuses the confirming button', async () => {
  await open()
  await expect.element(button('Ok')).toHaveFocus()
})

test('focuses Cancel if the action is dangerous', async () => {
  await open({ isDangerous: true, confirmText: 'Delete' })
  await expect.element(button('Cancel')).toHaveFocus()
})

const keyword = { keyword: 'Lake City', confirmText: 'Delete facility', isDangerous: true }
const field = page.getByRole('textbox', { name: 'Type Lake City to confirm' })

test('counts the missing letters of a keyword, which Enter does not confirm', async () => {
  await open(keyword)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('Lake Ci')
  await expect.element(page.getByText('Two letters to go')).toBeVisible()
  await expect.element(button('Delete facility')).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(outcome).toHaveTextContent('')
  await expect.element(dialog).toBeVisible()
})

test('a keyword in other letters does not confirm', async () => {
  await open(keyword)
  await field.fill('lake city')
  await expect.element(button('Delete facility')).toBeDisabled()
})

test('Enter confirms after the exact keyword', async () => {
  await open(keyword)
  await field.fill('Lake City')
  await expect.element(button('Delete facility')).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(outcome).toHaveTextContent('confirmed')
})

test('an acknowledgement must be checked to confirm', async () => {
  await open({ acknowledgement: 'I have looked at the documents.', confirmText: 'Approve' })
  await expect.element(button('Approve')).toBeDisabled()
  await page.getByRole('checkbox', { name: 'I have looked at the documents.' }).click()
  await expect.element(button('Approve')).toBeEnabled()
})
