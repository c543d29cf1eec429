import type { Api } from '@app/contract/api.ts'
import type { Inquiry } from '@app/contract/contact/inquiry-routes.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { dispatchSession } from '../../api/session.ts'
import { useApi } from '../../api/use-api.ts'
import { Button } from '../../components/actions/button.tsx'
import { renderWithApi } from '../../testing/render-with-api.tsx'
import { calls } from './calls.ts'
import { useRead, useReadWith } from './use-read.ts'
import { fill, useWrite, type WriteOptions } from './use-write.ts'

const { inquiries } = calls['contact-mgmt']
const key = 'k'

type Send = Api['contact-mgmt']['inquiries']['reply']
type Options = WriteOptions<Parameters<Send>[0], Awaited<ReturnType<Send>>>

/** A message whose about is what tests look at. */
const inquiry = (about: string): Inquiry => ({
  id: '1',
  topic: 'Question',
  about,
  status: 'Open',
  createdDate: '2027-03-01T12:00:00.000Z',
  changedDate: '2027-03-01T12:00:00.000Z',
  messageCount: 1,
  name: 'Otto',
  email: 'otto@example.com',
  isConfirmed: true,
  messages: [],
})

/** A server whose message is what was last written. It answers this status to writes, and reports its requests. */
function serve(status = 200) {
  const requests: string[] = []
  let about = 'Hello'
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    const call = new URL(url, 'http://localhost').pathname.split('/inquiries')[1] ?? ''
    requests.push(call)
    if (call === '/replies' && status !== 200) {
      const problem = { type: 'about:blank', title: 'No', code: 'NO', detail: 'It was closed.', traceId: '0' }
      return Response.json({ ...problem, status }, { status })
    }
    if (call === '/replies') about = JSON.parse(body ?? '{}').data.text
    const data = inquiry(about)
    return Response.json(call === '/my' ? { data: [data], _meta: { stats: { count: 3 } } } : { data })
  })
  return requests
}

function Shown({ initial }: { initial?: string }) {
  const { data } = useRead(
    inquiries.read,
    { data: { key } },
    initial === undefined ? {} : { initial: { data: inquiry(initial) } },
  )
  return <p>{data?.data.about ?? 'Nothing'}</p>
}

function Writer({ options = {} }: { options?: Options }) {
  const { run } = useWrite(inquiries.reply, options)
  return <Button onClick={() => run({ data: { key, text: 'Changed' } })}>Write</Button>
}

async function write() {
  await expect.element(page.getByText('Hello')).toBeVisible()
  await page.getByRole('button', { name: 'Write' }).click()
}

test('two readers of the same share one call', async () => {
  const requests = serve()
  renderWithApi(
    <>
      <Shown />
      <Shown />
    </>,
  )
  await expect.element(page.getByText('Hello').nth(1)).toBeVisible()
  expect(requests).toEqual(['/read'])
})

test('a visitor sees what the loader got, without a call', async () => {
  const requests = serve()
  renderWithApi(<Shown initial="Loaded" />)
  await expect.element(page.getByText('Loaded')).toBeVisible()
  expect(requests).toEqual([])
})

test('somebody who logs in gets a response of their own', async () => {
  const requests = serve()
  renderWithApi(<Shown initial="Loaded" />)
  await expect.element(page.getByText('Loaded')).toBeVisible()
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: { subject: 'ada', name: 'Ada', email: 'ada@example.com', picture: null, isAdmin: false },
    hasFailed: false,
    endedLogins: 0,
  })
  await expect.element(page.getByText('Hello')).toBeVisible()
  expect(requests).toEqual(['/read'])
})

test('a write fetches again what it touches', async () => {
  const requests = serve()
  renderWithApi(
    <>
      <Shown />
      <Writer options={{ touches: [inquiries] }} />
    </>,
  )
  await write()
  await expect.element(page.getByText('Changed')).toBeVisible()
  expect(requests).toEqual(['/read', '/replies', '/read'])
})

test('a write whose reply is that of a read fetches nothing', async () => {
  const requests = serve()
  renderWithApi(
    <>
      <Shown />
      <Writer options={{ fills: ({ data }) => [fill(inquiries.read, { data: { key } }, { data })] }} />
    </>,
  )
  await write()
  await expect.element(page.getByText('Changed')).toBeVisible()
  expect(requests).toEqual(['/read', '/replies'])
})

function OldReader() {
  const { data } = useApi(['old'], async (api) => api['contact-mgmt'].inquiries.read({ data: { key } }))
  return <p>{data?.data.about ?? 'Nothing'}</p>
}

test('a write touches hand-kept keys, too', async () => {
  const requests = serve()
  renderWithApi(
    <>
      <OldReader />
      <Writer options={{ touches: [{ key: ['old'] }] }} />
    </>,
  )
  await write()
  await expect.element(page.getByText('Changed')).toBeVisible()
  expect(requests).toEqual(['/read', '/replies', '/read'])
})

test('a refused write reports the reason, and fetches nothing', async () => {
  const requests = serve(409)
  renderWithApi(
    <>
      <Shown />
      <Writer options={{ touches: [inquiries], failed: 'Not sent.' }} />
    </>,
  )
  await write()
  await expect.element(page.getByText('Not sent. It was closed.')).toBeVisible()
  expect(requests).toEqual(['/read', '/replies'])
})

test('a refused write of a list that others work on fetches what it touches', async () => {
  const requests = serve(409)
  const onFailed = vi.fn<() => void>()
  renderWithApi(
    <>
      <Shown />
      <Writer options={{ touches: [inquiries], isTouchedByFailure: true, onFailed }} />
    </>,
  )
  await write()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(requests).toEqual(['/read', '/replies', '/read'])
})

const countOnly = {
  name: 'count',
  load: async (call: (input: { take?: number }) => Promise<{ _meta: { stats: { count: number } } }>) =>
    (await call({ take: 1 }))._meta.stats.count,
}

function Count() {
  const { data } = useReadWith(inquiries.my, {}, countOnly)
  return <p>{data === undefined ? 'Nothing' : `${data} messages`}</p>
}

test('a read may be made of other calls of its operation', async () => {
  serve()
  renderWithApi(<Count />)
  await expect.element(page.getByText('3 messages')).toBeVisible()
})

test('a write asks first, and is not sent if the answer is no', async () => {
  const requests = serve()
  const confirm = () => ({ title: 'Change it?', confirmText: 'Change' })
  renderWithApi(
    <>
      <Shown />
      <Writer options={{ confirm, done: ({ data }) => `It is ${data.about} now.` }} />
    </>,
  )
  await write()
  const dialog = page.getByRole('alertdialog', { name: 'Change it?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(requests).toEqual(['/read'])
  await write()
  await dialog.getByRole('button', { name: 'Change' }).click()
  await expect.element(page.getByText('It is Changed now.')).toBeVisible()
  expect(requests).toEqual(['/read', '/replies'])
})

test('a write whose onDone rejects is no failed write, and still fetches what it touches', async () => {
  const requests = serve()
  const onDone = async () => Promise.reject(new Error('The page is gone.'))
  renderWithApi(
    <>
      <Shown />
      <Writer options={{ touches: [inquiries], onDone }} />
    </>,
  )
  await write()
  await expect.element(page.getByText('Changed')).toBeVisible()
  await expect.element(page.getByText('Done, but this page may be out of date. Reload it.')).toBeVisible()
  await expect.element(page.getByText(/^Nothing was changed/)).not.toBeInTheDocument()
  expect(requests).toEqual(['/read', '/replies', '/read'])
})

test('the first of two writes to end leaves the second pending', async () => {
  const first = Promise.withResolvers<undefined>()
  const second = Promise.withResolvers<undefined>()
  const ends = { first, second }
  function Two() {
    const { run, pending, isBusy } = useWrite(async (_api, name: keyof typeof ends) => ends[name].promise)
    return (
      <>
        <Button onClick={() => run('first')}>First</Button>
        <Button onClick={() => run('second')}>Second</Button>
        <p>{isBusy ? `Writing ${String(pending)}` : 'Idle'}</p>
      </>
    )
  }
  serve()
  renderWithApi(<Two />)
  await page.getByRole('button', { name: 'First' }).click()
  await page.getByRole('button', { name: 'Second' }).click()
  await expect.element(page.getByText('Writing second')).toBeVisible()
  first.resolve(undefined)
  // Gives the end of the first write time to be rendered.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect.element(page.getByText('Writing second')).toBeVisible()
  second.resolve(undefined)
  await expect.element(page.getByText('Idle')).toBeVisible()
})
