import { expect, test } from 'vitest'
import {
  besideHomeOf,
  besideLateHomeOf,
  besideProfilesOf,
  bothOf,
  homeOf,
  lateHomeOf,
  sessionOf,
} from './home.ts'

const web = '/product/web/src/'
const home = 'home/home-route.tsx?client'
const late = 'home/late-home.ts'
const session = 'app/session/auth0-session.tsx'
const profile = 'kinds/facility/profile-route.tsx'
const importers = new Map([
  ['home/list-section.tsx', [home, late]],
  ['home/follow-list.tsx', ['home/welcome/welcome.tsx', late]],
  ['lists/lists-section.tsx', [late, 'searches/search-page.tsx']],
  ['components/display/ruled-list.tsx', [late, 'requests/drafts/drafts-list.tsx']],
  ['page/contact-paths.ts', [late, profile]],
  ['home/welcome/steps.ts', ['home/welcome/welcome.tsx']],
  ['page/moment.ts', ['home/list-section.tsx', 'admin/admin-route.tsx']],
  ['page/use-today.ts', [home, profile]],
  ['page/push.ts', [session, 'account/notifications-section.tsx']],
  ['imports/import-words.ts', ['imports/import-route.tsx']],
])
const graph = {
  getModuleInfo: (id: string) => ({
    importers: (importers.get(id.slice(web.length)) ?? []).map((file) => web + file),
    dynamicImporters: [],
  }),
}
const chunkOf = (file: string) =>
  [bothOf, besideProfilesOf, sessionOf, besideHomeOf, homeOf, besideLateHomeOf, lateHomeOf]
    .map((of) => of(web + file, graph))
    .find((name) => name !== null)

test.each([
  ['home/list-section.tsx', 'home'],
  ['page/moment.ts', 'beside-home'],
  ['page/use-today.ts', 'both'],
  ['page/contact-paths.ts', 'profile-shared'],
  ['home/follow-list.tsx', 'late'],
  ['lists/lists-section.tsx', 'beside-late'],
  ['components/display/ruled-list.tsx', 'late-components'],
  ['page/push.ts', 'session'],
])('%s is in the file %s', (file, chunk) => expect(chunkOf(file)).toBe(chunk))

test.each(['home/welcome/steps.ts', 'imports/import-words.ts'])(
  '%s, which home needs neither at once nor beside its data, is in none of its files',
  (file) => expect(chunkOf(file)).toBeUndefined(),
)

test.each([home, late, session])('%s stays an entry', (file) => expect(chunkOf(file)).toBeUndefined())
