import { expect, test } from 'vitest'
import { attributionParts } from './attribution.tsx'

test('keeps texts and links', () => {
  expect(attributionParts('Data © <a href="https://a.example/license">A &amp; B</a> and others')).toEqual([
    { text: 'Data © ' },
    { text: 'A & B', href: 'https://a.example/license' },
    { text: ' and others' },
  ])
})

test('runs and links to no scripts', () => {
  expect(attributionParts('<img src=x onerror="alert(1)"><a href="javascript:alert(1)">A</a>')).toEqual([
    { text: 'A' },
  ])
})

test('an empty attribution has no parts', () => {
  expect(attributionParts('')).toEqual([])
})
