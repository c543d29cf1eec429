import { expect, test } from 'vitest'
import { inserted, linked, linkedPage, prefixed, wrapped, type Edit, type Selected } from './text-edits.ts'

/** The text with its selection between bars. */
const marked = (text: string): Selected => {
  const [before = '', inner = '', after = ''] = text.split('|')
  return { text: before + inner + after, start: before.length, end: before.length + inner.length }
}
const after = (text: string, edit: (selected: Selected) => Edit) => {
  const selected = marked(text)
  const { start, end, replacement } = edit(selected)
  return selected.text.slice(0, start) + replacement + selected.text.slice(end)
}

test.each([
  ['ten |courts| here', 'ten **courts** here'],
  ['ten **|courts|** here', 'ten courts here'],
  ['ten || here', 'ten **bold** here'],
])('bold of %s is %s', (text, expected) => {
  expect(after(text, (selected) => wrapped(selected, '**', 'bold'))).toBe(expected)
})

test('all lines of the selection become a list, and plain lines again', () => {
  const list = after('a\nb|b\nc|c\nd', (selected) => prefixed(selected, () => '- '))
  expect(list).toBe('a\n- bb\n- cc\nd')
  expect(after('a\n- b|b\n- c|c\nd', (selected) => prefixed(selected, () => '- '))).toBe('a\nbb\ncc\nd')
})

test('a numbered list counts', () => {
  expect(after('|a\nb|', (selected) => prefixed(selected, (place) => `${place + 1}. `))).toBe('1. a\n2. b')
})

test('a link keeps the selected words and selects the address', () => {
  const { replacement, select } = linked(marked('see |the map|'))
  expect(replacement).toBe('[the map](https://)')
  expect(replacement.slice(...select)).toBe('https://')
})

test('a page replaces the brackets that looked for it, and brackets in its name are escaped', () => {
  expect(after('at [[||.', (selected) => linkedPage(selected, 'Hall [2]', '/facilities/a'))).toBe(
    String.raw`at [Hall \[2\]](/facilities/a).`,
  )
})

test.each([
  ['||', '![x](y)\n\n'],
  ['text||', 'text\n\n![x](y)\n\n'],
  ['text\n||\nmore', 'text\n\n![x](y)\n\nmore'],
])('a block has empty lines around it in %j', (text, expected) => {
  expect(after(text, (selected) => inserted(selected, '![x](y)'))).toBe(expected)
})
