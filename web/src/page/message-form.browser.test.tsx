import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { MessageForm } from './message-form.tsx'

const text = page.getByLabelText('Reply')

/** A form whose message is on its way until it is resolved. */
async function send(name: string) {
  const sending = Promise.withResolvers<undefined>()
  const onSend = vi.fn<() => Promise<undefined>>(async () => sending.promise)
  renderWithApi(
    <MessageForm
      draft={{ subject: 'ann', name }}
      label="Reply"
      maxLength={100}
      sendText="Send"
      onSend={onSend}
    />,
  )
  await text.fill('Hello')
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith('Hello'))
  return sending
}

test('the field is empty once the message was sent', async () => {
  const sending = await send('sent')
  sending.resolve(undefined)
  await expect.element(text).toHaveValue('')
})

test('what is typed while a message is sent stays in the field', async () => {
  const sending = await send('typed')
  await text.fill('Hello again')
  sending.resolve(undefined)
  await expect.element(page.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy', 'true')
  await expect.element(text).toHaveValue('Hello again')
})
