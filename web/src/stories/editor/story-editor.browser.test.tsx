import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, refused, type ServiceCall } from '../../testing/answer-calls.ts'
import { dispatchSession, useSession } from '../../api/session.ts'
import { initialSession } from '../../session/session-state.ts'
import { renderPart } from '../../testing/render-for-admin.tsx'
import type { OwnStory } from './story-values.ts'
import { EditStoryPage } from './edit-story-page.tsx'

const id = '0195b6a0-1111-7222-8333-944455556666'
const calloway = '0195b6a0-1111-7222-8333-944455556668'
const pageId = '0195b6a0-1111-7222-8333-944455556667'

const draft: OwnStory = {
  id,
  ownerId: id,
  slug: 'ten-courts',
  title: 'Ten courts',
  standfirst: 'A gym and a bus.',
  category: 'Host guides',
  tags: ['Basketball'],
  cover: null,
  minutes: 1,
  author: { name: 'Amara Fontaine', picture: null },
  page: { id: pageId, kind: 'destination', name: 'Limestone Valley', city: null, state: null, image: null },
  publishedDate: null,
  updatedDate: '2027-02-17T12:00:00.000Z',
  likeCount: 0,
  state: 'Draft',
  note: null,
  sentDate: null,
  text: 'Calloway has eight.',
  coverId: null,
  coverDescription: null,
  aboutIds: [],
  publishDate: null,
  correction: null,
  aboutPages: [],
  needsApproval: true,
}

let stored: OwnStory
let revision: number
let isStale: boolean
let writes: Pick<ServiceCall, 'method' | 'path' | 'patch' | 'ifMatch'>[]
beforeEach(async () => {
  stored = draft
  revision = 1
  isStale = false
  writes = []
  sessionStorage.clear()
  useSession.setState(initialSession, true)
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: { subject: 'amara', name: 'Amara', email: 'amara@example.com', picture: null, isAdmin: false },
    hasFailed: false,
    endedLogins: 0,
  })
  await page.viewport(1440, 900)
})

const reply = () => Response.json({ data: stored }, { headers: { etag: `"${revision}"` } })

/** What an update with one operation per field makes of the story. */
const patched = (patch: readonly unknown[]) =>
  Object.fromEntries(
    patch.flatMap((operation) =>
      typeof operation === 'object' && operation !== null && 'path' in operation && 'value' in operation
        ? [[String(operation.path).slice(1), operation.value]]
        : [],
    ),
  )

function open() {
  answerCalls(({ method, path, data, patch, ifMatch }) => {
    if (path === '/stories/preview')
      return { data: { html: `<p>${String(data['text'])}</p>`, headings: [], minutes: 1 } }
    if (path === '/facilities/search')
      return {
        data: [{ id: calloway, name: 'Calloway Campus', city: null, state: null }],
        _meta: { stats: { count: 1 } },
      }
    if (path.includes('/search')) return { data: [], _meta: { stats: { count: 0 } } }
    if (path.startsWith('/stories/slug/')) return { data: { id } }
    if (!path.startsWith(`/stories/${id}`)) return undefined
    if (method === 'GET') return reply()
    writes.push({ method, path: path.slice(`/stories/${id}`.length), patch, ifMatch })
    if (isStale) {
      isStale = false
      return refused(412, 'PRECONDITION_FAILED')
    }
    if (path.endsWith('/send')) stored = { ...stored, state: 'Waiting' }
    else if (path.endsWith('/take-back')) stored = { ...stored, state: 'Draft' }
    else stored = { ...stored, ...patched(patch) }
    revision += 1
    return reply()
  })
  renderPart(<EditStoryPage slug="ten-courts" />)
}

const text = page.getByRole('textbox', { name: 'Text in Markdown' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const type = async (words: string) => {
  await text.click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${words}`)
}

test('a draft saves itself with its ETag, and the preview follows', async () => {
  open()
  // At once, so that a slow machine doesn't save half of it first.
  await text.fill('Calloway has eight. Mill Street has two.')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect.element(preview.getByText(/Mill Street has two\./)).toBeVisible()
  await expect
    .poll(() => writes)
    .toEqual([
      {
        method: 'PATCH',
        path: '',
        patch: [{ op: 'replace', path: '/text', value: 'Calloway has eight. Mill Street has two.' }],
        ifMatch: '"1"',
      },
    ])
  await expect.element(page.getByText(/^Saved .*, 7 words$/)).toBeVisible()
})

test('Ctrl B makes the selection bold', async () => {
  open()
  await text.click()
  await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
  await expect.element(text).toHaveValue('**Calloway has eight.**')
})

test('brackets find a page, which the text links and which shows the story', async () => {
  open()
  await type(' Go to [[[[')
  await expect.element(page.getByLabelText('Page to link')).toHaveFocus()
  // At once: with each letter the options are looked for anew, and a slow machine may lose the list between two.
  await page.getByLabelText('Page to link').fill('Calloway')
  await page.getByRole('option', { name: /Calloway Campus/ }).click()
  await expect
    .element(text)
    .toHaveValue(`Calloway has eight. Go to [Calloway Campus](/facilities/${calloway})`)
  await expect.element(button('Remove Calloway Campus')).toBeVisible()
})

test('what is missing is listed and led to instead of sending', async () => {
  stored = { ...draft, standfirst: null, text: '![](/images/x)' }
  open()
  await expect.element(button('Describe a picture')).toBeVisible()
  await button('Send for approval').click()
  await expect.element(page.getByRole('textbox', { name: /^Standfirst/ })).toHaveFocus()
  expect(writes).toEqual([])
})

test('a complete story is sent after asking, is locked, and can be taken back', async () => {
  open()
  await button('Send for approval').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send for approval' }).click()
  await expect.element(button('Take back')).toBeVisible()
  await expect.element(text).toHaveAttribute('readonly')
  await button('Take back').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect.element(button('Send for approval')).toBeVisible()
  expect(writes.map(({ path }) => path)).toEqual(['/send', '/take-back'])
})

test('the note of a story that was sent back is above the text', async () => {
  stored = { ...draft, state: 'SentBack', note: 'Name the shuttle company.' }
  open()
  await expect.element(page.getByText(/Name the shuttle company/)).toBeVisible()
})

test('a colleague’s version of the same text is offered beside one’s own', async () => {
  open()
  await type(' Mine.')
  isStale = true
  stored = { ...stored, text: 'Theirs.' }
  await expect.element(page.getByText(/Another version was saved/)).toBeVisible()
  await page.getByRole('radio', { name: /Saved meanwhile/ }).click()
  await expect.element(text).toHaveValue('Theirs.')
})

test('a published story of a trusted page is saved by a button', async () => {
  stored = { ...draft, state: 'Published', needsApproval: false, publishDate: '2027-02-17T12:00:00.000Z' }
  open()
  await type(' More.')
  await button('Save changes').click()
  await expect.poll(() => writes).toMatchObject([{ method: 'PATCH', patch: [{ path: '/text' }] }])
})

test('on a phone, one part is shown at a time', async () => {
  await page.viewport(390, 844)
  open()
  await expect.element(text).toBeVisible()
  await page.getByText('Settings', { exact: true }).click()
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toBeVisible()
  await expect.element(text).not.toBeInTheDocument()
})
