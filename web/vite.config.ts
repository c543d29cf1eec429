import path from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { shortClassNames } from './chunks/class-names.ts'
import { codeSplitting } from './chunks/code-splitting.ts'
import { minifyAgain } from './chunks/minify.ts'
import { shortPreloadLists } from './chunks/preload-lists.ts'
import { withoutRequire } from './chunks/without-require.ts'
import { basemap } from './basemap/basemap-plugin.ts'
import { iconSprite } from './icons/sprite-plugin.ts'
import { signIn } from './sign-in/sign-in-plugin.ts'
import { serviceWorker } from './worker/worker-plugin.ts'
import { wire } from './wire/wire-plugin.ts'

const optimization = { inlineConst: { mode: 'all' as const } }
/** Shorter than the default, because each page has a list of all names. */
const hash = '[hash:7]'
const entryFileNames = `assets/[name]-${hash}.js`
/** Rolldown names a part after all its importers. The first is enough, and every first load has a list of these names. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-${hash}.js`
const assetFileNames = ({ names: [name = ''] }: { names: string[] }) =>
  `assets/${path.parse(name).name.split('~')[0]}-${hash}[extname]`
const output = { codeSplitting, entryFileNames, chunkFileNames, assetFileNames }

/** A part that loads others lists them, without those that each page has loaded before. */
const onEveryPage = /^assets\/(?:framework|rolldown-runtime|shell|style)-/
const scripts = (names: string) => new RegExp(`^assets/(?:${names})-[\\w-]{7}\\.js$`)
/** Nor do these scripts, most of them of pages, list those that they import themselves. */
const importedBefore = [
  { script: scripts('profile|verbs'), parts: scripts('both|profiles|profile-shared') },
  { script: /^assets\/profile-route-/, parts: scripts('both|profiles?|profile-shared') },
  { script: /^assets\/home-route-/, parts: scripts('both|profiles|problem|queries|home|beside-home') },
]
const isLoadedBefore = (part: string, host: string) =>
  onEveryPage.test(part) || importedBefore.some(({ script, parts }) => script.test(host) && parts.test(part))

export default defineConfig(({ command }) => ({
  plugins: [
    reactRouter(),
    signIn(),
    iconSprite(),
    basemap(),
    wire(),
    withoutRequire(),
    minifyAgain(),
    shortPreloadLists(),
    serviceWorker(),
  ],
  // The content security policy forbids data: URLs for fonts.
  build: {
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, parts, { hostId }) =>
        parts.filter((part) => !isLoadedBefore(part, hostId)),
    },
  },
  environments: {
    client: { build: { rolldownOptions: { optimization, output } } },
    ssr: { build: { rolldownOptions: { input: './src/app/render-page.ts' } } },
  },
  // The server's half carries its React with it: production's, whatever NODE_ENV the process has.
  ...(command === 'build' && {
    css: { modules: { generateScopedName: shortClassNames(path.join(import.meta.dirname, 'src')) } },
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}))
