import { expect, test } from 'vitest'
import { ofCreationOf, pageOf, profileSharedOf, profilesOf, shellOf, styleOf } from './arrivals.ts'

const pages = {
  root: 'app/root.tsx',
  landing: 'landing/landing-route.tsx',
  profile: 'kinds/facility/profile-route.tsx?client',
  market: 'kinds/facility/market-route.tsx',
  admin: 'admin/admin-route.tsx',
  stories: 'stories/stories-page.tsx',
}
const at = (importers: string[], dynamicImporters: string[] = []) => ({ importers, dynamicImporters })
const modules = new Map([
  ...Object.values(pages).map((file) => [file, at([])] as const),
  ['toaster.tsx', at([pages.root])],
  ['toast-stack.tsx', at([], ['toaster.tsx'])],
  ['picture.tsx', at(['card.tsx', pages.landing])],
  ['card.tsx', at([pages.profile, pages.admin])],
  ['stars.tsx', at([pages.profile, pages.market])],
  ['gallery.tsx', at([pages.profile], [pages.market])],
  ['skeleton.tsx', at([pages.market], [pages.profile])],
  ['problem.ts', at([pages.profile, 'client.ts'])],
  ['client.ts', at([], ['load-api.ts'])],
  ['load-api.ts', at([pages.landing])],
  ['progress-bar.tsx', at([pages.admin])],
  ['one.ts', at(['other.ts', pages.landing])],
  ['other.ts', at(['one.ts'])],
  ['market/market-route.tsx', at([pages.market])],
  ['card.module.css', at(['card.tsx'])],
  ['editor.module.css', at([], [pages.profile])],
  ['reading.module.css', at([pages.stories])],
  ['writing.module.css', at([], [pages.stories])],
  ['hours.module.css', at(['hours.tsx'])],
  ['hours.tsx', at(['kinds/facility/sections.ts'])],
  ['kinds/facility/sections.ts', at([], [pages.profile])],
  ['landing/lower-landing.tsx', at([], [pages.landing])],
  ['box.tsx', at([pages.profile, 'landing/lower-landing.tsx'])],
  ['story.module.css', at(['landing/lower-landing.tsx'])],
])
const web = '/product/web/src/'
const inWeb = (files: string[]) => files.map((file) => web + file)
const graph = {
  getModuleInfo: (id: string) => {
    const module = modules.get(id.slice(web.length))
    return module === undefined
      ? null
      : { importers: inWeb(module.importers), dynamicImporters: inWeb(module.dynamicImporters) }
  },
}
const chunkOf = (file: string) =>
  [shellOf, profilesOf, ofCreationOf, profileSharedOf, pageOf]
    .map((of) => of(web + file, graph))
    .find((name) => name !== null)

test('a module of the root is in the shell', () => expect(chunkOf('toaster.tsx')).toBe('shell'))

test('a module of the landing page and another one is in the shell', () =>
  expect(chunkOf('picture.tsx')).toBe('shell'))

test('a module that one page needs now and the landing page later is in the shell', () =>
  expect(chunkOf('problem.ts')).toBe('shell'))

test('a module that one page needs now and the landing page far down is in the file of that page', () =>
  expect(chunkOf('box.tsx')).toBe('profile'))

test('a module of the two pages with profiles is in the file that they share', () =>
  expect(chunkOf('stars.tsx')).toBe('profiles'))

test('a module that a profile needs now and a marketplace later is apart', () =>
  expect(chunkOf('gallery.tsx')).toBe('profile-shared'))

test('a module that a marketplace needs now and a profile later is in the file that they share', () =>
  expect(chunkOf('skeleton.tsx')).toBe('profiles'))

test.each([
  ['components/display/banner.tsx', 'of-creation'],
  ['page/space-score.ts', 'space-score'],
  ['reference-lists/slug.ts', 'profiles'],
])('%s, which creation pages need too, is in %s', (file, chunk) => expect(chunkOf(file)).toBe(chunk))

test('a module of one page is in its file, even if administration needs it too', () =>
  expect(chunkOf('card.tsx')).toBe('profile'))

test.each(['progress-bar.tsx', 'toast-stack.tsx', 'client.ts'])(
  '%s, which no page needs at once, is in none of the files',
  (file) => expect(chunkOf(file)).toBeUndefined(),
)

test.each([pages.root, pages.profile])('the route %s stays an entry', (file) =>
  expect(chunkOf(file)).toBeUndefined(),
)

test('a route shared by kinds is in the file of its page', () =>
  expect(chunkOf('market/market-route.tsx')).toBe('market'))

test.each(['one.ts', 'other.ts'])('%s is in the file of the page that needs its cycle', (file) =>
  expect(chunkOf(file)).toBe('landing'),
)

test.each(['card.module.css', 'reading.module.css'])(
  'the stylesheet has %s, which a page needs at once',
  (file) => expect(styleOf(web + file, graph)).toBe('style'),
)

test.each(['hours.module.css', 'story.module.css'])(
  'the stylesheet has %s, of sections that browsers load later',
  (file) => expect(styleOf(web + file, graph)).toBe('style'),
)

test.each(['editor.module.css', 'writing.module.css', 'card.tsx'])(
  'the stylesheet does not have %s',
  (file) => expect(styleOf(web + file, graph)).toBeNull(),
)
