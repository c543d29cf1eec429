import { expect, test } from 'vitest'
import { besideHomeOf, besideProfilesOf, homeOf, sessionOf } from './home.ts'

const web = '/product/web/src/'
const home = 'home/home-route.tsx?client'
const session = 'app/session/auth0-session.tsx'
const profile = 'kinds/facility/profile-route.tsx'
const importers = new Map([
  ['home/list-section.tsx', [home, 'home/lower-home.tsx']],
  ['home/welcome/steps.ts', ['home/welcome/welcome.tsx']],
  ['page/moment.ts', ['home/list-section.tsx', 'admin/admin-route.tsx']],
  ['page/use-today.ts', [home, profile]],
  ['page/push.ts', [session, 'account/device-push.tsx']],
  ['imports/import-words.ts', ['imports/import-route.tsx']],
])
const graph = {
  getModuleInfo: (id: string) => ({
    importers: (importers.get(id.slice(web.length)) ?? []).map((file) => web + file),
    dynamicImporters: [],
  }),
}
const chunkOf = (file: string) =>
  [besideProfilesOf, sessionOf, besideHomeOf, homeOf]
    .map((of) => of(web + file, graph))
    .find((name) => name !== null)

test.each([
  ['home/list-section.tsx', 'home'],
  ['page/moment.ts', 'beside-home'],
  ['page/use-today.ts', 'profile-shared'],
  ['page/push.ts', 'session'],
])('%s is in the file %s', (file, chunk) => expect(chunkOf(file)).toBe(chunk))

test.each(['home/welcome/steps.ts', 'imports/import-words.ts'])(
  '%s, which home does not need at once, is in none of its files',
  (file) => expect(chunkOf(file)).toBeUndefined(),
)

test.each([home, session])('%s stays an entry', (file) => expect(chunkOf(file)).toBeUndefined())
