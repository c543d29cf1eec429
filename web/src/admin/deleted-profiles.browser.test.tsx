import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { DeletedProfiles } from './deleted-profiles.tsx'

const profile = (id: string, name: string, changes: object = {}) => ({
  kind: 'facility',
  id: `01900000-0000-7000-8000-00000000000${id}`,
  name,
  city: 'Dayton',
  state: 'Ohio',
  deletedDate: '2027-03-01T12:00:00.000Z',
  deletedBy: { id: 'd', name: 'Dana' },
  endDate: '2027-03-31T12:00:00.000Z',
  team: [{ id: 'd', name: 'Dana', role: 'Manager' }],
  teamCount: 1,
  isManaged: true,
  ...changes,
})
const empty = { team: [], teamCount: 0 }

/** A server with deleted pages. Returns its writes, as method and path. */
function serve(profiles: ReturnType<typeof profile>[]) {
  const writes: string[] = []
  let listed = profiles
  vi.stubGlobal('fetch', async (url: string, { method }: { method: string }) => {
    if (method !== 'GET') {
      writes.push(`${method} ${url.slice(url.indexOf('/facilities'), url.indexOf('?'))}`)
      const found = profiles.find(({ id }) => url.includes(id))!
      listed = method === 'PUT' ? listed.filter(({ id }) => id !== found.id) : profiles
      return Response.json({ data: method === 'PUT' ? found : null })
    }
    if (!url.includes('/deleted-profiles')) return Response.json({ data: [], _meta: { stats: { count: 0 } } })
    return Response.json({ data: listed, _meta: { next: null } })
  })
  return writes
}

const open = () => renderPart(<DeletedProfiles />)

beforeEach(signInAsAdmin)
afterEach(() => vi.unstubAllGlobals())

test('a restored page leaves the list, and Undo deletes it again', async () => {
  const hall = profile('1', 'Old Hall')
  const writes = serve([hall, profile('2', 'New Hall')])
  open()
  await page.getByRole('button', { name: 'Restore Old Hall' }).click()
  await expect.element(page.getByRole('heading', { name: 'Old Hall' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'New Hall' })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('heading', { name: 'Old Hall' })).toBeVisible()
  expect(writes).toEqual([`PUT /facilities/${hall.id}/restore`, `DELETE /facilities/${hall.id}`])
})

test.each([
  ['its team', {}, 'Team: Dana (Manager)'],
  [
    'the number of other members',
    { team: [{ id: 'd', name: 'Dana', role: 'Manager' }], teamCount: 7 },
    'Team: Dana (Manager) and 6 more',
  ],
  ['who manages it through its owner', empty, 'Team: that of the organization or company that owns it'],
  [
    'that a page nobody manages needs a manager',
    { ...empty, isManaged: false },
    'Invite a manager on its page after the restore, or let somebody claim it.',
  ],
  [
    'that an event nobody manages needs a manager',
    { ...empty, isManaged: false, kind: 'event' },
    'Invite a manager on its page after the restore.',
  ],
])('shows %s', async (_what, changes, text) => {
  serve([profile('1', 'Old Hall', changes)])
  open()
  await expect.element(page.getByRole('article').getByText(text, { exact: false })).toBeVisible()
})
