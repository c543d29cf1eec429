import { createApi } from '@app/contract/api.ts'
import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { QueriesProvider } from '../../../api/queries-provider.tsx'
import { dispatchSession, useSession } from '../../../api/session.ts'
import '../../../app/styles/global.css'
import { ConfirmProvider } from '../../../components/overlays/confirm.tsx'
import { Toaster } from '../../../components/overlays/toaster.tsx'
import { surroundings } from '../../../page/surroundings.ts'
import { initialSession } from '../../../session/session-state.ts'
import Page, { loader } from './route.tsx'

const context = new RouterContextProvider()
context.set(surroundings, {
  api: createApi(async () => Promise.reject(new Error('The page calls nothing.'))),
  brand: 'Homestand',
  origin: 'https://venues.example',
  nonce: '',
  signIn: { domain: '', clientId: '', audience: '', rolesClaim: '' },
  links: ownHelpLinks,
  stateVideos: {},
  map: { tiles: null, styleUrl: null },
  isDevelopment: false,
  report: () => {},
})

let root: Root | undefined

/** Opens the form at a step, as a reload does. */
async function visit(query = '') {
  root?.unmount()
  document.body.replaceChildren()
  const router = createMemoryRouter(
    [{ path: '/facilities/new', loader, Component: Page, HydrateFallback: () => null }],
    {
      initialEntries: [`/facilities/new${query}`],
      getContext: () => context,
    },
  )
  root = createRoot(document.body.appendChild(document.createElement('main')))
  root.render(
    <Toaster>
      <ConfirmProvider>
        <QueriesProvider>
          <RouterProvider router={router} />
        </QueriesProvider>
      </ConfirmProvider>
    </Toaster>,
  )
  await expect.element(page.getByText(/^Step \d of 5$/)).toBeVisible()
  return router
}

const storeDraft = (draft: object) =>
  localStorage.setItem(
    'facility-draft',
    JSON.stringify({ key: crypto.randomUUID(), savedDate: new Date().toISOString(), draft }),
  )

const onePixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='),
  (character) => character.charCodeAt(0),
)
const picture = (name: string) => new File([onePixel], name, { type: 'image/png' })
async function addPictures(...names: string[]) {
  const photos = page.getByLabelText(/^Photos/)
  await expect.element(photos).toBeEnabled()
  await userEvent.upload(photos, names.map(picture))
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (label: string) => page.getByLabelText(label, { exact: true })
const name = page.getByLabelText(/^Name/)
const next = () => button('Next').click()
const toStep = (title: RegExp) => page.getByRole('link', { name: title }).click()
const isInView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  useSession.setState(initialSession, true)
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
})
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  useSession.setState(initialSession, true)
})

// It loads the schemas of the contract.
test('shows each problem at its field and lists all of them on the last step', async () => {
  const router = await visit()
  await next()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Enter the name.')
  await expect.element(page.getByLabelText(/^Type/)).toHaveAccessibleDescription('Choose the type.')
  expect(router.state.location).toMatchObject({ pathname: '/facilities/new', search: '' })
  await name.fill('x'.repeat(201))
  await expect.element(name).toHaveAccessibleDescription('Use 200 characters or fewer.')

  await toStep(/Amenities, facts, contact/)
  await page.getByLabelText(/^Year opened/).fill('1200')
  await page.getByLabelText(/^Phone/).fill('ask')
  await page.getByLabelText(/^Website/).fill('example.org')
  await next()
  await expect
    .element(page.getByLabelText(/^Year opened/))
    .toHaveAccessibleDescription('Must be 1700 or more.')
  await expect
    .element(page.getByLabelText(/^Phone/))
    .toHaveAccessibleDescription('Must be a telephone number.')
  await toStep(/Check and send/)
  await expect.element(page.getByText('Fix 6 problems before you send it')).toBeVisible()
  await page.getByRole('link', { name: 'Year opened' }).click()
  await expect.element(page.getByLabelText(/^Year opened/)).toHaveValue('1200')
})

test('the sport picker takes common names, and a space offers matching surfaces', async () => {
  await visit('?step=2')
  const sports = page.getByRole('combobox', { name: /^Sports/ })
  await sports.fill('futbol')
  await page.getByRole('option', { name: 'Soccer', exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await button('Add a space').click()
  const selected = (label: string) => () => {
    const select = page.getByLabelText(new RegExp(`^${label}`)).element()
    return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.text : undefined
  }
  await userEvent.selectOptions(field('Space'), 'Pool')
  await expect.poll(selected('Surface')).toBe('Not applicable')
  await expect.poll(selected('Location')).toBe('Not specified')
  await userEvent.selectOptions(field('Space'), 'Open Water')
  await expect.poll(selected('Surface')).toBe('Water')
  await expect.poll(selected('Location')).toBe('Outdoor')
  await button('Remove Open Water').click()
  await expect.element(page.getByRole('region', { name: 'Spaces' })).toHaveFocus()

  await toStep(/Amenities, facts, contact/)
  await page.getByLabelText('Find an amenity').fill('room LÓCKER')
  await page.getByRole('checkbox').click()
  await expect.element(page.getByLabelText('Locker Rooms')).toBeChecked()
})

test('a place has no pin until its city is known', async () => {
  await visit()
  const none = page.getByText('No pin yet. Enter the city above, or click the map.')
  await expect.element(none).toBeVisible()
  storeDraft({ city: 'Westfield', state: 'Indiana', pin: { lat: 40.0428, lng: -86.1275 } })
  await visit()
  await expect.element(page.getByText(/^The pin is at the center of Westfield\./)).toBeVisible()
  await expect.element(none).not.toBeInTheDocument()
})

test('sending a draft with a problem scrolls to the list of problems', async () => {
  storeDraft({
    name: 'Quillhaven Fieldhouse',
    facilityType: 'Fieldhouse',
    city: 'Indianapolis',
    state: 'Indiana',
    sports: ['Basketball'],
    email: 'nonsense',
  })
  dispatchSession({
    type: 'client-reported',
    isLoading: false,
    person: { subject: 'dana', name: 'Dana', email: 'dana@example.com', picture: null, isAdmin: false },
    hasFailed: false,
    endedLogins: 0,
  })
  await visit('?step=5')
  await expect.element(page.getByRole('link', { name: /^Step 3 of 5, needs attention/ })).toBeVisible()
  const send = button('Send for approval')
  await expect.poll(() => isInView(send.element())).toBe(true)
  await send.click()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Check and send' })).toHaveFocus()
  await expect.poll(() => isInView(page.getByText('Fix 1 problem before you send it').element())).toBe(true)
})

test('reads what it can from a malformed draft', async () => {
  for (const stored of [
    '{',
    '[]',
    '{"draft":7}',
    JSON.stringify({ key: crypto.randomUUID(), draft: { name: ['x'], spaces: 3, city: 'Westfield' } }),
  ]) {
    localStorage.setItem('facility-draft', stored)
    await visit('?step=-3')
    await expect.element(name).toHaveValue('')
  }
  await expect.element(page.getByLabelText(/^City/)).toHaveValue('Westfield')
})

test('warns about a picture that the browser cannot store until it is removed', async () => {
  const { put } = IDBObjectStore.prototype
  onTestFinished(() => void (IDBObjectStore.prototype.put = put))
  IDBObjectStore.prototype.put = function (file: File, key) {
    if (file.name === 'lobby.png') throw new DOMException('', 'QuotaExceededError')
    return put.call(this, file, key)
  }
  await visit('?step=4')
  const warning = page.getByText(/can’t save all of the photos/)
  await addPictures('lobby.png')
  await expect.element(warning).toBeVisible()
  await addPictures('hall.png')
  await expect.poll(() => page.getByLabelText(/^Caption/).all()).toHaveLength(2)
  await expect.element(warning).toBeVisible()

  await visit('?step=4')
  await expect.element(page.getByLabelText(/^Caption/)).toHaveValue('hall')
  await expect.element(page.getByText(/No longer on this device: lobby\./)).toBeVisible()
  await addPictures('lobby.png')
  await expect.element(warning).toBeVisible()
  await button('Remove: lobby').click()
  await expect.element(warning).not.toBeInTheDocument()
})

test('pictures can be reordered with the keyboard, and a reload keeps the order', async () => {
  await visit('?step=4')
  await addPictures('one.png', 'two.png', 'three.png')
  const names = () =>
    page
      .getByLabelText(/^Caption/)
      .elements()
      .map((caption) => (caption instanceof HTMLInputElement ? caption.value : undefined))
  await expect.poll(names).toEqual(['one', 'two', 'three'])
  const later = button('Move later: one')
  later.element().focus()
  for (const place of [2, 3]) {
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`one moved to position ${place} of 3.`)).toBeInTheDocument()
    await expect.element(later).toHaveFocus()
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(later).toHaveFocus()
  await expect.element(later).toHaveAttribute('aria-disabled', 'true')
  expect(names()).toEqual(['two', 'three', 'one'])
  await visit('?step=4')
  await expect.poll(names).toEqual(['two', 'three', 'one'])
})
