import { expect, test } from 'vitest'
import { hashScripts } from './script-hashes.ts'

const one = 'a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='

test('hashes the content of an inline script with the nonce and removes the nonce', () => {
  expect(hashScripts('<script type="module" nonce="n0" async="">1</script>', 'n0')).toEqual({
    markup: '<script type="module" async="">1</script>',
    hashes: [one],
  })
})

test('hashes equal scripts once', () => {
  expect(hashScripts('<script nonce="n0">1</script><script nonce="n0">1</script>', 'n0').hashes).toEqual([
    one,
  ])
})

test('does not hash a script file', () => {
  expect(hashScripts('<script nonce="n0" src="/a.js"></script>', 'n0')).toEqual({
    markup: '<script src="/a.js"></script>',
    hashes: [],
  })
})

test.each([
  '<script>1</script>',
  '<script nonce="">1</script>',
  '<script nonce="guessed">1</script>',
  '<script>1<script nonce="n0">1</script>',
  '<img alt="<script nonce=" /><script>1</script>',
])('does not hash the injected script in %s', (markup) => {
  expect(hashScripts(markup, 'n0').hashes).toEqual([])
})

test('keeps a page without scripts as it is', () => {
  expect(hashScripts('<p>text</p>', 'n0')).toEqual({ markup: '<p>text</p>', hashes: [] })
})
