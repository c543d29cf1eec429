import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from '../components/overlays/toaster.tsx'
import { kinds, type KindFacts } from '../kind/registry.ts'
import { render } from '../testing/render.tsx'
import { chosenKey, useChosen } from './chosen.ts'
import { CompareButton } from './compare-button.tsx'
import { TraySlot } from './tray-slot.tsx'

const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const stored = (...numbers: number[]) => ({
  kind: 'facility',
  profiles: numbers.map((n) => ({ id: idOf(n), name: `Hall ${n}` })),
  event: '',
})

const tray = page.getByRole('region', { name: 'Compare' })
const button = (name: string) => page.getByRole('button', { name: `Compare ${name}`, exact: true })

/** Five halls and a county with their buttons, and the tray. */
function open(path = '/') {
  const profile = (kind: Pick<KindFacts, 'name'>, n: number, name: string) => (
    <CompareButton key={n} isIcon kind={kind} id={idOf(n)} name={name} />
  )
  render(
    <MemoryRouter initialEntries={[path]}>
      <Toaster>
        {[1, 2, 3, 4, 5].map((n) => profile(kinds.facility, n, `Hall ${n}`))}
        {profile(kinds.destination, 6, 'Elm County')}
        <TraySlot />
      </Toaster>
    </MemoryRouter>,
  )
}

beforeEach(() => {
  localStorage.clear()
  useChosen.setState(null, true)
})

test('a press puts a profile in the tray, and another takes it out', async () => {
  open()
  await button('Hall 1').click()
  await expect.element(tray.getByText(/1 of 4/)).toBeVisible()
  await expect.element(button('Hall 1')).toHaveAttribute('aria-pressed', 'true')
  await button('Hall 1').click()
  await expect.element(tray).not.toBeInTheDocument()
})

test('shows what the device kept', async () => {
  localStorage.setItem(chosenKey, JSON.stringify(stored(2, 3)))
  open()
  await expect.element(tray.getByText(/2 of 4/)).toBeVisible()
  await expect
    .element(tray.getByRole('link', { name: 'Compare' }))
    .toHaveAttribute('href', `/compare?facilities=${idOf(2)},${idOf(3)}`)
})

test('a fifth profile is refused with the names to choose from', async () => {
  localStorage.setItem(chosenKey, JSON.stringify(stored(1, 2, 3, 4)))
  open()
  await button('Hall 5').click()
  await expect
    .element(page.getByText(/To add Hall 5, remove Hall 1, Hall 2, Hall 3, or Hall 4\./))
    .toBeVisible()
  await expect.element(tray.getByText(/4 of 4/)).toBeVisible()
})

test('a profile of another kind starts over only when asked to', async () => {
  localStorage.setItem(chosenKey, JSON.stringify(stored(1)))
  open()
  await button('Elm County').click()
  await expect.element(tray.getByTitle('Hall 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(tray.getByTitle('Elm County', { exact: true })).toBeVisible()
})

test('clearing can be undone', async () => {
  localStorage.setItem(chosenKey, JSON.stringify(stored(1, 2)))
  open()
  await tray.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(tray.getByText(/2 of 4/)).toBeVisible()
  expect(JSON.parse(localStorage.getItem(chosenKey) ?? '')).toEqual(stored(1, 2))
})

test('the event that profiles were found for goes along', async () => {
  render(
    <MemoryRouter>
      <Toaster>
        <CompareButton
          kind={kinds.facility}
          id={idOf(1)}
          name="Hall 1"
          search="?from=2027-03-01&to=2027-03-31&space=Court&count=8&page=2"
        />
        <TraySlot />
      </Toaster>
    </MemoryRouter>,
  )
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect
    .element(tray.getByRole('link', { name: 'Compare' }))
    .toHaveAttribute(
      'href',
      `/compare?facilities=${idOf(1)}&from=2027-03-01&to=2027-03-31&space=Court&count=8`,
    )
})

test.each(['/compare', '/requests/new'])('%s has no tray', async (path) => {
  localStorage.setItem(chosenKey, JSON.stringify(stored(1)))
  open(path)
  await expect.element(button('Hall 1')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tray).not.toBeInTheDocument()
})

test.each(['/events/marketplace', `/destinations/${idOf(6)}`])(
  'facilities are not shown on %s',
  async (path) => {
    localStorage.setItem(chosenKey, JSON.stringify(stored(2, 3)))
    open(path)
    await expect.poll(() => useChosen.getState()).not.toBeNull()
    await expect.element(tray).not.toBeInTheDocument()
  },
)

test('facilities are shown on the pages of facilities', async () => {
  localStorage.setItem(chosenKey, JSON.stringify(stored(2, 3)))
  open('/facilities/marketplace')
  await expect.element(tray.getByText(/2 of 4/)).toBeVisible()
})

test('two presses on another kind show one toast', async () => {
  localStorage.setItem(chosenKey, JSON.stringify(stored(2, 3)))
  open()
  await button('Elm County').click()
  await button('Elm County').click()
  await expect.poll(() => page.getByText(/You are comparing 2 facilities/).elements().length).toBe(1)
})
