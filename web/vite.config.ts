import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { pageOf, profilesOf, shellOf } from './chunks/arrivals.ts'
import { classNames } from './chunks/class-names.ts'
import { minifyAgain } from './chunks/minify.ts'
import { basemap } from './basemap/basemap-plugin.ts'
import { iconSprite } from './icons/sprite-plugin.ts'
import { wire } from './wire/wire-plugin.ts'

/**
 * What pages begin with, in few files: a slow telephone waits longer for the next file than for its bytes, and files
 * that belong together compress better as one. Nothing in them that only those who edit or administer need.
 */
const isInitial = ['$initial' as const]
const ours = /[\\/]web[\\/]src[\\/]/
const oursAndContract = /[\\/](?:web|contract)[\\/]src[\\/]/
const rules = /[\\/]contract[\\/]src[\\/]rules[\\/]/
const framework =
  /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]|[\\/]react-query[\\/].*QueryClientProvider/
/** TanStack Query and the code that runs only with it, loaded with the first query. Its context is on every page. */
const queries = /[\\/]@tanstack[\\/]|[\\/]src[\\/](api[\\/]queries|reactions[\\/]run-reaction)\.ts$/
const codeSplitting = {
  groups: [
    { name: 'framework', tags: isInitial, test: framework, priority: 4 },
    { name: shellOf, tags: isInitial, test: oursAndContract, priority: 3 },
    { name: profilesOf, tags: isInitial, test: oursAndContract, priority: 2 },
    { name: 'queries', test: queries, priority: 1 },
    // Else they would stand among the parts that use them, and the API's client would load those.
    { name: 'rules', test: rules, priority: 1 },
    { name: pageOf, tags: isInitial, test: oursAndContract, minShareCount: 2 },
    {
      name: 'parts',
      tags: isInitial,
      test: ours,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 5_000,
    },
  ],
}
const entryFileNames = 'assets/[name]-[hash].js'
/** A part is named after all that share it, and every page lists its parts: the first is name enough. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), iconSprite(), basemap(), wire(), minifyAgain()],
  // The policy forbids data: addresses for fonts. One stylesheet, because what holds up the first paint is how many there
  // are; all of them together are 16 KB.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, entryFileNames, chunkFileNames } } } },
    ssr: { build: { rolldownOptions: { input: './src/app/render-page.ts' } } },
  },
  // The server's half carries its React with it: production's, whatever NODE_ENV the process has.
  ...(command === 'build' && {
    css: { modules: { generateScopedName: classNames(path.join(import.meta.dirname, 'src')) } },
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}))
