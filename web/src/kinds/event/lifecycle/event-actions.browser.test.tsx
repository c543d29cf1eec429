import type { ListedLead } from '@app/contract/events/lead-schema.ts'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useApi } from '../../../api/use-api.ts'
import { plainEvent } from '../../../page/testing/plain-event.ts'
import { plainLead } from '../../../requests/testing/plain-lead.ts'
import { renderWithApi } from '../../../testing/render-with-api.tsx'
import { eventPage } from '../event-page.tsx'
import { EventActions } from './event-actions.tsx'

const draft = { status: 'Draft', city: 'Carmel', state: 'Indiana' } as const
const past = { startDate: '2020-03-12', endDate: '2020-03-14' }
const coming = { startDate: '2097-03-12', endDate: '2097-03-14' }
const publish = page.getByRole('button', { name: 'Publish', exact: true })
const question = page.getByRole('alertdialog')

/** Shows the actions of a manager over a server that records the patches. */
function open(known: Parameters<typeof plainEvent>[0]) {
  const patches: unknown[] = []
  const event = plainEvent({ ...draft, ...known })
  vi.stubGlobal('fetch', async (_url: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'PATCH') patches.push(JSON.parse(body ?? '[]'))
    return new Response(JSON.stringify({ data: event }), { headers: { etag: '"1"' } })
  })
  const entitlements = { role: 'manager', tier: null, can: { update: true, clone: true } } as const
  renderWithApi(
    <Mounted>
      <EventActions kind={eventPage.kind} profile={event} entitlements={entitlements} onDone={() => {}} />
    </Mounted>,
  )
  return patches
}

/** As on the page, which mounts them once its entitlements are there. */
function Mounted({ children }: { children: ReactNode }) {
  const { data } = useApi(['entitlements'], () => Promise.resolve(true))
  return data === true && children
}

test('a double click on Publish asks once', async () => {
  const patches = open(coming)
  await publish.dblClick()
  await expect.element(question).toHaveAccessibleName('Publish Elm Street Open?')
  await question.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => patches).toEqual([[{ op: 'replace', path: '/status', value: 'Published' }]])
  await expect.element(question).not.toBeInTheDocument()
})

test('asks before dates that are over are published', async () => {
  const patches = open(past)
  await publish.click()
  await expect.element(question).toHaveAccessibleName('These dates are over.')
  await question.getByRole('button', { name: 'Change the dates' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(patches).toEqual([])
  await publish.click()
  await question.getByRole('button', { name: 'Publish anyway' }).click()
  await expect.poll(() => patches).toHaveLength(1)
})

test('asks before an event is duplicated to dates that are over', async () => {
  open(coming)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate this event' })
  await dialog.getByLabelText('First day').fill('2020-01-10')
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect.element(question).toHaveAccessibleName('These dates are over.')
})

const askingManager = { role: 'manager', tier: null, can: { askHosts: true } } as const

/** Shows the actions over a server with these leads of the event. */
function openWith(leads: readonly ListedLead[]) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: leads, _meta: { stats: { count: leads.length } } }),
  )
  renderWithApi(
    <Mounted>
      <EventActions
        kind={eventPage.kind}
        profile={plainEvent({ id: 'cup' })}
        entitlements={askingManager}
        onDone={() => {}}
      />
    </Mounted>,
  )
}

test('an awarded event leads to its request and to the host that was chosen', async () => {
  openWith([plainLead({ status: 'Lost' }), plainLead({ status: 'Won', profileName: 'Cedar Bend' })])
  await expect
    .element(page.getByRole('link', { name: 'Request and answers' }))
    .toHaveAttribute('href', '/requests/cup')
  await expect
    .element(page.getByRole('link', { name: 'Awarded to Cedar Bend' }))
    .toHaveAttribute('href', '/facilities/facility')
})

test('a marketed event that asked no host has no request to lead to', async () => {
  openWith([])
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('an email is written for a purpose, and changes are kept when another is chosen, and undone', async () => {
  const asked: string[] = []
  const event = plainEvent({ ...draft, ...coming })
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const { data } = JSON.parse(body ?? '{}')
    if (!url.includes('/email/generate')) return new Response(JSON.stringify({ data: event }))
    asked.push(data.purpose)
    const letter = {
      subject: `Subject of ${data.purpose}`,
      text: `Text of ${data.purpose}`,
      remarks: ['The event isn’t published yet.'],
    }
    return new Response(JSON.stringify({ data: letter }))
  })
  const entitlements = { role: 'manager', tier: null, can: { update: true } } as const
  renderWithApi(
    <Mounted>
      <EventActions kind={eventPage.kind} profile={event} entitlements={entitlements} onDone={() => {}} />
    </Mounted>,
  )
  await page.getByRole('button', { name: 'Write an email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write an email' })
  const text = dialog.getByLabelText('Text')
  await expect.element(text).toHaveValue('Text of Invitation')
  await expect.element(dialog.getByText('The event isn’t published yet.')).toBeVisible()
  await text.fill('Come & play')
  const app = dialog.getByRole('link', { name: 'Open in your email app' })
  await expect
    .element(app)
    .toHaveAttribute('href', 'mailto:?subject=Subject%20of%20Invitation&body=Come%20%26%20play')
  await dialog.getByLabelText('What for').selectOptions('Remind teams to sign up')
  await expect.element(text).toHaveValue('Text of Reminder')
  await dialog.getByLabelText('What for').selectOptions('Invite teams')
  await expect.element(text).toHaveValue('Come & play')
  await dialog.getByRole('button', { name: 'Undo my changes' }).click()
  await expect.element(text).toHaveValue('Text of Invitation')
  expect(new Set(asked)).toEqual(new Set(['Invitation', 'Reminder']))
})
