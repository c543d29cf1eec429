import path from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { signIn } from './sign-in-plugin.ts'

const entry = 'entry'

/** Which modules import what is redirected. */
async function redirectedImports() {
  const imports: { source: string; importer: string }[] = []
  const record: Plugin = {
    name: 'record',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined) return source
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (resolved?.id.startsWith('\0sign-in') === true)
        imports.push({ source, importer: path.basename(importer) })
      return resolved
    },
    load: (id) => (id === entry ? "export * from '@auth0/auth0-react'" : undefined),
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [record, signIn()],
    build: { write: false, rolldownOptions: { input: entry, external: 'react' } },
  })
  return imports.toSorted((a, b) => a.source.localeCompare(b.source))
}

test('each redirect matches exactly one module of the pinned version', async () => {
  expect(await redirectedImports()).toEqual([
    { source: './anonymous', importer: 'Auth0Client.ts' },
    { source: './dpop/dpop', importer: 'Auth0Client.ts' },
    { source: './fetcher', importer: 'Auth0Client.ts' },
    { source: './mfa', importer: 'Auth0Client.ts' },
    { source: './myaccount', importer: 'Auth0Client.ts' },
    { source: './passkey', importer: 'Auth0Client.ts' },
    { source: './worker/token.worker.ts', importer: 'Auth0Client.ts' },
    { source: '@auth0/auth0-auth-js', importer: 'Auth0Client.ts' },
    { source: '@auth0/auth0-react', importer: 'entry' },
    { source: '@auth0/auth0-spa-js', importer: 'auth0-provider.tsx' },
    { source: 'browser-tabs-lock', importer: 'lock.ts' },
  ])
})
