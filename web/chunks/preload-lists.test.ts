import { expect, test } from 'vitest'
import { withoutLoadedStyle } from './preload-lists.ts'

const isStyle = (file: string) => file === 'assets/style-1.css'
/** What Vite adds to a script, with a list and places that use it. */
const script = (list: string, ...uses: string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${list})))=>i.map(i=>d[i]);${uses.map((use) => `__vite__mapDeps([${use}])`).join(';')}`

test('removes a file from the list and from what names it by position', () => {
  const before = script('["assets/a.js","assets/style-1.css","assets/b.js"]', '0,1', '1,2', '1', '2')
  expect(withoutLoadedStyle(before, isStyle)).toBe(
    script('"a.js b.js".split(" ").map(f=>"assets/"+f)', '0', '1', '', '1'),
  )
})

test('a script without a list stays as it is', () => {
  expect(withoutLoadedStyle('a(["assets/style-1.css"])', isStyle)).toBe('a(["assets/style-1.css"])')
})
