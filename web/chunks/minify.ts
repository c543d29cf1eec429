import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/** Minifies scripts once more: SWC inlines what Vite's minifier leaves, such as objects of class names. */
export const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // The names of files stay, because they are hashes of what goes in.
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const { code } = await minify(file.code, { module: true, ecma: 2022, compress: true, mangle: true })
      file.code = code
    }
  },
})
