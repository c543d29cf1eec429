import { version } from '@swc/core'
import { expect, test } from 'vitest'
import { minifyAgain } from './minify.ts'

test('the hash of a file name includes the version and the options of SWC', () => {
  const { augmentChunkHash } = minifyAgain()
  const hash =
    typeof augmentChunkHash === 'function' ? Reflect.apply(augmentChunkHash, undefined, []) : undefined
  expect(hash).toBe(
    JSON.stringify({ version, options: { module: true, ecma: 2022, compress: true, mangle: true } }),
  )
})
