import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactDraft, firstValues } from './contact-values.ts'

/** A server that answers with this status and these invalid fields. */
function serve(status = 201, errors: { path: string; message: string }[] = []) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body?: string }) => {
    sent.push(JSON.parse(body ?? '{}').data)
    const problem = { type: 'about:blank', title: 'No', status, code: 'NO', traceId: '0', errors }
    return status === 201
      ? Response.json({ data: { id: null } }, { status })
      : Response.json({ ...problem, detail: 'Too many messages.' }, { status })
  })
  return sent
}

function show() {
  onTestFinished(contactDraft.drop)
  const onSent = vi.fn<(sent: { id: string | null; email: string }) => void>()
  const first = firstValues(contactDraft.read(), new URLSearchParams())
  renderWithApi(<ContactForm origin="https://example.com" person={null} first={first} onSent={onSent} />)
  return onSent
}

const send = async () => page.getByRole('button', { name: 'Send message' }).click()

async function fillIn() {
  await page.getByLabelText('What is it about?').selectOptions('Question')
  await page.getByLabelText('Message').fill('Is the rink open?')
  await page.getByLabelText('Your name').fill('Otto')
  await page.getByLabelText('Email').fill('otto@example.com')
}

test('sends a message, and forgets its draft', async () => {
  const sent = serve()
  const onSent = show()
  await fillIn()
  expect(contactDraft.read()).toContain('Is the rink open?')
  await send()
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledWith({ id: null, email: 'otto@example.com' }))
  expect(sent).toEqual([
    {
      topic: 'Question',
      message: 'Is the rink open?',
      about: null,
      fax: '',
      name: 'Otto',
      email: 'otto@example.com',
    },
  ])
  expect(contactDraft.read()).toBeNull()
})

test('shows what is missing, and asks no server', async () => {
  const sent = serve()
  show()
  await send()
  for (const text of [
    'Choose what this is about.',
    'Write a message.',
    'Enter your name.',
    'Enter your email address.',
  ])
    await expect.element(page.getByText(text)).toBeVisible()
  await expect.element(page.getByLabelText('What is it about?')).toHaveFocus()
  expect(sent).toEqual([])
})

test('shows an error of the server at its field', async () => {
  serve(400, [{ path: 'data/about', message: 'must be the address of a page here' }])
  show()
  await fillIn()
  await send()
  await expect.element(page.getByText('Must be the address of a page here.')).toBeVisible()
})

test('says why a message was not sent', async () => {
  serve(429)
  show()
  await fillIn()
  await send()
  await expect
    .element(page.getByText('Not sent. Too many messages. Your message is still here.'))
    .toBeVisible()
})
