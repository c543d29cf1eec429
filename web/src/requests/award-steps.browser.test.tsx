import type { Event } from '@app/contract/events/event-schema.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { plainEvent } from '../page/testing/plain-event.ts'
import { renderWithApi } from '../testing/render-with-api.tsx'
import { AwardSteps } from './award-steps.tsx'
import { plainLead } from './testing/plain-lead.ts'

/** Shows what follows the award to Cedar Bend, over a server where the event takes place at these. It records what is sent. */
function open(
  changes: Partial<Event> = {},
  placeIds: readonly string[] = [],
  leads = [plainLead({ status: 'Won' })],
  hostPage: object = {},
) {
  const sent: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (url.includes('/facilities/')) return Response.json({ data: hostPage })
    if (method === 'GET' || method === undefined)
      return Response.json({
        data: placeIds.map((profileId) => ({ id: profileId, profileId })),
        _meta: { stats: { count: placeIds.length } },
      })
    sent.push({
      path: new URL(url, location.href).pathname.replace(/.*\/events/, ''),
      body: JSON.parse(body ?? '{}'),
    })
    return Response.json({ data: plainEvent(changes) }, { status: 201 })
  })
  renderWithApi(<AwardSteps event={plainEvent({ category: 'Private', ...changes })} leads={leads} />)
  return sent
}

const button = (name: RegExp | string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
const { id } = plainEvent()

test('offers to write to the host, its venue, the event’s page, calendar and impact', async () => {
  open({}, ['facility'])
  await expect.element(button('Message Cedar Bend')).toBeVisible()
  await expect.element(link('See the venue')).toHaveAttribute('href', '/facilities/facility')
  await expect.element(button('Publish the event')).toBeVisible()
  await expect.element(button('Add to calendar')).toBeVisible()
  await expect.element(link('Impact estimate')).toHaveAttribute('href', `/events/${id}/impact`)
})

test('a host that nobody manages is reached by the addresses of its page', async () => {
  const lead = plainLead({ status: 'Won' })
  open({}, [], [{ ...lead, host: { ...lead.host, isManaged: false } }], {
    email: 'desk@cedar.example',
    phone: '+1 217 555 0148',
  })
  await expect.element(link('desk@cedar.example')).toHaveAttribute('href', 'mailto:desk@cedar.example')
  await expect.element(link('+1 217 555 0148')).toHaveAttribute('href', 'tel:+12175550148')
  await expect.element(button(/^Message/)).not.toBeInTheDocument()
})

test('a host that is no place of the event is added as one', async () => {
  const sent = open()
  await button('Add as venue').click()
  await expect
    .poll(() => sent)
    .toEqual([{ path: `/${id}/places`, body: { data: { profileId: 'facility' } } }])
})

test('an event without a place is published at that of its host, after a question', async () => {
  const sent = open({ status: 'Draft' }, ['facility'])
  await button('Publish the event').click()
  await expect.poll(() => sent).toEqual([])
  await button('Show it to everyone').click()
  await expect
    .poll(() => sent[0]?.body)
    .toEqual([
      { op: 'replace', path: '/category', value: 'Marketed' },
      { op: 'replace', path: '/status', value: 'Published' },
      { op: 'replace', path: '/city', value: 'Fort Wayne' },
      { op: 'replace', path: '/state', value: 'Indiana' },
    ])
})

test('an event that everybody sees is linked', async () => {
  open({ category: 'Marketed' }, ['facility'])
  await expect.element(link('See the event’s page')).toHaveAttribute('href', `/events/${id}`)
})

test.each([
  ['before an award', {}, 'Interested'],
  ['of a cancelled event', { status: 'Cancelled' }, 'Won'],
] as const)('there is nothing to do %s', async (_, changes, status) => {
  open(changes, [], [plainLead({ status })])
  await expect.element(page.getByText('Next steps')).not.toBeInTheDocument()
})
