import { minify, version } from '@swc/core'
import type { Plugin } from 'vite'
import { withoutClassChunk } from './inline-classes.ts'

const options = { module: true, ecma: 2022, compress: true, mangle: true } as const

/** Minifies scripts once more: SWC inlines what Vite's minifier leaves, such as objects of class names. */
export const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // File names are hashes of the code before this step. Without these, an update of SWC would change files that browsers
  // cache as immutable, under the same names.
  augmentChunkHash: () => JSON.stringify({ version, options }),
  async generateBundle(_options, bundle) {
    await withoutClassChunk(bundle)
    for (const file of Object.values(bundle)) {
      // React comes minified, and starts slower after another pass.
      if (file.type !== 'chunk' || file.name === 'framework') continue
      // A second run still finds constants that the first one made.
      file.code = await minified(await minified(file.code))
    }
  },
})

const minified = async (source: string) => (await minify(source, options)).code
