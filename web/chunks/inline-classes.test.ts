import { expect, test } from 'vitest'
import { withoutClassChunk } from './inline-classes.ts'

const chunk = (name: string, code: string, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  name,
  code,
  imports,
  viteMetadata: { importedCss: new Set(css) },
})
const style = chunk(
  'style',
  'var a={card:"_0a0"},b={"is-wide":"_0b0"};export{a as t,b};',
  [],
  ['assets/style-1.css'],
)

async function bundleWith(code: string) {
  const page = chunk('page', code, ['assets/style-1.js', 'assets/shell-1.js'])
  const bundle: Parameters<typeof withoutClassChunk>[0] = {
    'assets/style-1.js': style,
    'assets/page-1.js': page,
  }
  await withoutClassChunk(bundle)
  return { bundle, page }
}

test('replaces the import of class names by their objects', async () => {
  const { page } = await bundleWith('import{t as e,b}from"./style-1.js";f(e.card,b["is-wide"]);')
  expect(page.code).toBe('const e={"card":"_0a0"};const b={"is-wide":"_0b0"};f(e.card,b["is-wide"]);')
})

test('removes an import that has no names', async () => {
  const { page } = await bundleWith('import"./style-1.js";f();')
  expect(page.code).toBe('f();')
})

test('keeps the imports of other chunks', async () => {
  const { page } = await bundleWith('import{t as e}from"./shell-1.js";import"./style-1.js";')
  expect(page.code).toBe('import{t as e}from"./shell-1.js";')
  expect(page.imports).toEqual(['assets/shell-1.js'])
})

test('hands the stylesheet over to the chunks that imported the class names', async () => {
  const { page } = await bundleWith('import"./style-1.js";')
  expect([...page.viteMetadata.importedCss]).toEqual(['assets/style-1.css'])
})

test('removes the chunk of class names', async () => {
  const { bundle } = await bundleWith('import"./style-1.js";')
  expect(Object.keys(bundle)).toEqual(['assets/page-1.js'])
})
