import { expect, test } from 'vitest'
import { pageOf, shellOf } from './arrivals.ts'

const pages = {
  root: 'app/root.tsx',
  landing: 'features/landing/landing-route.tsx',
  facility: 'features/facility/facility-route.tsx?client',
  admin: 'features/admin/admin-route.tsx',
}
const at = (importers: string[], dynamicImporters: string[] = []) => ({ importers, dynamicImporters })
const modules = new Map([
  ...Object.values(pages).map((file) => [file, at([])] as const),
  ['toaster.tsx', at([pages.root])],
  ['toast-stack.tsx', at([], ['toaster.tsx'])],
  ['picture.tsx', at(['card.tsx', pages.landing])],
  ['card.tsx', at([pages.facility, pages.admin])],
  ['gallery.tsx', at([pages.facility], [pages.facility])],
  ['problem.ts', at([pages.facility, 'client.ts'])],
  ['client.ts', at([], ['load-api.ts'])],
  ['load-api.ts', at([pages.landing])],
  ['progress-bar.tsx', at([pages.admin])],
  ['one.ts', at(['other.ts', pages.landing])],
  ['other.ts', at(['one.ts'])],
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
const chunkOf = (file: string) => [shellOf(web + file, graph), pageOf(web + file, graph)]

test('what the root or several arrivals need is the shell, what one needs is its page’s', () => {
  expect(chunkOf('toaster.tsx')).toEqual(['shell', null])
  expect(chunkOf('picture.tsx')).toEqual(['shell', null])
  expect(chunkOf('card.tsx')).toEqual([null, 'facility'])
  expect(chunkOf('gallery.tsx')).toEqual([null, 'facility'])
})

test('what one arrival needs and another may load later is in the file of neither', () => {
  expect(chunkOf('problem.ts')).toEqual(['shell', null])
})

test('what no arrival needs goes its own way, and a page’s route stays an entry', () => {
  for (const file of ['progress-bar.tsx', 'toast-stack.tsx', 'client.ts', pages.root, pages.facility])
    expect(chunkOf(file), file).toEqual([null, null])
})

test('modules that import each other are needed together', () => {
  expect(chunkOf('one.ts')).toEqual([null, 'landing'])
  expect(chunkOf('other.ts')).toEqual([null, 'landing'])
})
