import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from '../components/overlays/toaster.tsx'
import { facilityKind } from '../kinds/facility/kind.ts'
import { plainFacility } from '../page/testing/plain-facility.ts'
import { render } from '../testing/render.tsx'
import { Editable } from './editable.tsx'
import type { Editor } from './profile-page.ts'

const editor: Editor = {
  ability: 'update',
  load: async () => () => <input aria-label="Text" />,
}

function Page({ isEmpty }: { isEmpty: boolean }) {
  const [isVisitorView, setVisitorView] = useState(false)
  return (
    <Toaster>
      <button type="button" onClick={() => setVisitorView(!isVisitorView)}>
        View as a visitor
      </button>
      <Editable
        title="About"
        kind={facilityKind}
        profile={plainFacility()}
        frame={<section aria-label="About" />}
        {...{ editor, isVisitorView, isEmpty }}
      >
        {(button) => (
          <>
            <p>What visitors read</p>
            {button}
          </>
        )}
      </Editable>
    </Toaster>
  )
}

const toggle = page.getByRole('button', { name: 'View as a visitor' })
const field = page.getByLabelText('Text')
const content = page.getByText('What visitors read')

async function openEditor(isEmpty: boolean) {
  render(<Page isEmpty={isEmpty} />)
  await page.getByRole('button', { name: /^Edit/ }).click()
  await field.fill('typed')
}

test('the view of a visitor shows the content instead of an open editor, which keeps what was typed', async () => {
  await openEditor(false)
  await expect.element(content).not.toBeInTheDocument()
  await toggle.click()
  await expect.element(content).toBeVisible()
  await expect.element(field).not.toBeVisible()
  await toggle.click()
  await expect.element(field).toBeVisible()
  await expect.element(field).toHaveValue('typed')
})

test('the view of a visitor hides an empty section whose editor is open', async () => {
  await openEditor(true)
  await toggle.click()
  await expect.element(content).not.toBeVisible()
  await toggle.click()
  await expect.element(field).toHaveValue('typed')
})

test('the panel of an action is not marked as editing', async () => {
  const remove: Editor = { ...editor, opener: { label: 'Delete', icon: 'trash-2' } }
  render(
    <Toaster>
      <Editable
        title="Delete this event"
        kind={facilityKind}
        profile={plainFacility()}
        editor={remove}
        isVisitorView={false}
      >
        {(button) => button}
      </Editable>
    </Toaster>,
  )
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('region', { name: 'Delete this event', exact: true })).toBeVisible()
  await expect.element(page.getByText('Editing')).not.toBeInTheDocument()
})
