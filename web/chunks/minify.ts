import { minify } from '@swc/core'
import type { Plugin } from 'vite'
import { withoutClassChunk } from './inline-classes.ts'

/** Minifies scripts once more: SWC inlines what Vite's minifier leaves, such as objects of class names. */
export const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // The names of files stay, because they are hashes of what goes in.
  async generateBundle(_options, bundle) {
    await withoutClassChunk(bundle)
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      // A second run still finds constants that the first one made.
      file.code = await minified(await minified(file.code))
    }
  },
})

const minified = async (source: string) =>
  (await minify(source, { module: true, ecma: 2022, compress: true, mangle: true })).code
