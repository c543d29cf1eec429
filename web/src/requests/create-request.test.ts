import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { dispatchSession } from '../api/session.ts'
import { createRequest } from './create-request.ts'
import type { RequestDraft } from './request-draft.ts'

beforeEach(() => dispatchSession({ type: 'page-opened', mayHaveSession: false }))
afterEach(() => vi.unstubAllGlobals())

/** The event that is stored for a request with these facts and a contact. */
async function created(facts: RequestDraft): Promise<unknown> {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ data: { id: 'cup' } }, { status: 201 })
  })
  await createRequest(await loadApi(), {
    name: 'Spring Cup',
    startDate: '2027-04-23',
    endDate: '2027-04-25',
    contactName: 'Ana Ruiz',
    contactOrganization: 'Union SC',
    contactEmail: 'ana@club.example',
    contactPhone: '317 555 0134',
    ...facts,
  })
  expect(sent).toHaveLength(1)
  return sent[0]
}

test('a request for the hosts that are asked describes whom to write to', async () => {
  expect(await created({})).toMatchObject({
    data: {
      category: 'Private',
      description: 'Contact: Ana Ruiz, Union SC, ana@club.example, 317 555 0134',
    },
  })
})

test('a request that is listed from the start has no contact, which everybody who sees it would read', async () => {
  const stored = await created({ isListed: true })
  expect(stored).toMatchObject({ data: { category: 'RFP', name: 'Spring Cup' } })
  expect(JSON.stringify(stored)).not.toMatch(/Contact|Ana|ana@club|Union|0134/)
})

test('the contact of the form wins over what was read from a text, and follows the description', async () => {
  expect(await created({ description: 'Games from 8 AM.', contact: 'Bo Lee' })).toMatchObject({
    data: { description: 'Games from 8 AM.\n\nContact: Bo Lee' },
  })
})
