import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useState } from 'react'
import { eventPage } from '../../../kinds/event/event-page.tsx'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { DescriptionSuggestion } from './description-suggestion.tsx'

const text = page.getByLabelText('Description')
const write = page.getByRole('button', { name: 'Write it from this page’s facts' })
const undo = page.getByRole('button', { name: 'Undo' })

function Form() {
  const [value, setValue] = useState('What we wrote')
  return (
    <>
      <textarea aria-label="Description" value={value} onChange={({ target }) => setValue(target.value)} />
      <DescriptionSuggestion
        kind={eventPage.kind}
        profile={plainEvent({})}
        controls={{
          field: (name) => ({ name, error: undefined, onChange: () => undefined }),
          value: () => value,
          set: ({ description }) => setValue(description ?? ''),
          options: () => [],
        }}
      />
    </>
  )
}

test('replaces the description, and brings back what was there', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { text: 'What the page says' } })))
  renderWithApi(<Form />)
  await expect.element(undo).not.toBeInTheDocument()
  await write.click()
  await expect.element(text).toHaveValue('What the page says')
  await undo.click()
  await expect.element(text).toHaveValue('What we wrote')
  await expect.element(undo).not.toBeInTheDocument()
})

test('keeps what was there if it fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  renderWithApi(<Form />)
  await write.click()
  await expect.element(page.getByText(/No text was written/)).toBeVisible()
  await expect.element(text).toHaveValue('What we wrote')
})
