import { Route, Routes, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refused } from '../testing/answer-calls.ts'
import { renderPart, signInAsAdmin } from '../testing/render-for-admin.tsx'
import { LeaderboardPage } from './leaderboard/leaderboard-page.tsx'
import { ReportsPage } from './reports-page.tsx'

beforeEach(signInAsAdmin)

type OwnNames = Partial<Record<'facilities' | 'destinations' | 'organizations', string[]>>

function Address() {
  const { pathname, search } = useLocation()
  return <p>{`At ${pathname}${search}`}</p>
}

/** Opens an address as somebody who is on the team of these pages. */
function open(own: OwnNames, at = '/reports', failing?: string) {
  answerCalls(({ path }) => {
    const [, kind = '', call] = path.split('/')
    if (call !== 'my') return undefined
    if (kind === failing) return refused(503, 'BUSY')
    const names = Object.entries(own).find(([each]) => each === kind)?.[1] ?? []
    return {
      data: names.map((name) => ({ id: name.toLowerCase(), name, city: 'Elkhart', state: 'Indiana' })),
      _meta: { stats: { count: names.length } },
    }
  })
  renderPart(
    <Routes>
      <Route path="/reports" element={<ReportsPage />} />
      <Route
        path="/reports/leaderboards"
        element={<LeaderboardPage board={undefined} regions={[]} states={[]} />}
      />
      <Route path="*" element={<Address />} />
    </Routes>,
    at,
  )
}

test('whoever has one page is led to its report', async () => {
  open({ organizations: ['Elm'] })
  await expect.element(page.getByText('At /organizations/elm/reports')).toBeVisible()
})

test('whoever has several pages chooses one', async () => {
  open({ destinations: ['Oak'], facilities: ['Elm', 'Ash'] })
  await expect
    .element(page.getByRole('list', { name: 'Facilities' }).getByRole('link', { name: 'Report on Ash' }))
    .toHaveAttribute('href', '/facilities/ash/reports')
  await expect
    .element(page.getByRole('link', { name: 'Report on Oak' }))
    .toHaveAttribute('href', '/destinations/oak/reports')
})

test('whoever has no page finds or adds one, and reads what is for everybody', async () => {
  open({})
  await expect.element(page.getByRole('heading', { name: 'You are on no team yet' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Find or add your page' }))
    .toHaveAttribute('href', '/home')
  await expect
    .element(page.getByRole('link', { name: 'Leaderboards' }))
    .toHaveAttribute('href', '/reports/leaderboards')
})

test('a list that doesn’t load can be tried again, and leads nowhere meanwhile', async () => {
  open({ facilities: ['Elm'] }, '/reports', 'hotels')
  await expect.element(page.getByRole('link', { name: 'Report on Elm' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test.each([
  ['a facility', { facilities: ['Elm'] }, 'facilities'],
  ['an organization', { organizations: ['Elm'] }, 'organizations'],
  ['no page that is ranked', {}, 'destinations'],
] satisfies [string, OwnNames, string][])(
  'the leaderboard of whoever has %s is %s',
  async (_who, own, board) => {
    open(own, '/reports/leaderboards?region=Midwest')
    await expect.element(page.getByText(`At /reports/leaderboards/${board}?region=Midwest`)).toBeVisible()
  },
)
