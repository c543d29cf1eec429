import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../components/actions/button.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { ByMailedKey } from './by-mailed-key.tsx'
import { calls } from './calls.ts'
import { useRead } from './use-read.ts'
import { useWrite } from './use-write.ts'

const { mailedLinks, requests } = calls['contact-mgmt']
const { leads } = calls['event-mgmt'].events
const [one, other] = ['A'.repeat(43), 'B'.repeat(43)]

/** A server that replies with the key that it was called with, and lists its calls with their keys. */
function serve() {
  const called: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string, { method, headers }: { method: string; headers: Headers }) => {
    const key = headers.get('mailed-key')
    called.push(`${method} ${new URL(url, 'http://localhost').pathname.split('/').at(-1)} ${key}`)
    return Response.json({ data: { side: 'host', eventId: key ?? 'nobody', leadId: null } })
  })
  return called
}

const Shown = ({ name }: { name: string }) => (
  <output aria-label={name}>{useRead(mailedLinks.mine, {}).data?.data?.eventId}</output>
)

function OptOut() {
  const { run } = useWrite(leads.optOut, { touches: [requests] })
  return <Button onClick={() => run({ ownerId: 'event', id: 'lead' })}>Opt out</Button>
}

test('a read has the key of the link around it, and so has its place in the cache', async () => {
  const called = serve()
  renderWithApi(
    <>
      <Shown name="outside" />
      {[one, other].map((key) => (
        <ByMailedKey key={key} mailedKey={key}>
          <Shown name={key} />
        </ByMailedKey>
      ))}
    </>,
  )
  for (const [name, text] of [
    ['outside', 'nobody'],
    [one, one],
    [other, other],
  ] as const)
    await expect.element(page.getByRole('status', { name })).toHaveTextContent(text)
  expect(new Set(called)).toEqual(new Set([`GET mine ${one}`, `GET mine ${other}`, 'GET mine null']))
  expect(called).toHaveLength(3)
})

test('a write has the key', async () => {
  const called = serve()
  renderWithApi(
    <ByMailedKey mailedKey={one}>
      <OptOut />
    </ByMailedKey>,
  )
  await page.getByRole('button', { name: 'Opt out' }).click()
  await expect.poll(() => called).toEqual([`POST opt-out ${one}`])
})
