import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const { version }: { version: string } = createRequire(import.meta.url)('@auth0/auth0-react/package.json')

/** What the build makes up. */
const prefix = '\0sign-in'

const client = /auth0-spa-js[\\/]src[\\/]Auth0Client\.ts$/
/** Features that we don't use. */
const leftOut = [
  '@auth0/auth0-auth-js',
  './anonymous',
  './dpop/dpop',
  './fetcher',
  './mfa',
  './myaccount',
  './passkey',
]

/** Where each module is resolved to. The published bundles contain all features, and can't be shaken. */
const redirects: readonly { source: string; importer?: RegExp; to: string }[] = [
  { source: '@auth0/auth0-react', to: prefix },
  {
    source: '@auth0/auth0-spa-js',
    importer: /auth0-react[\\/]src[\\/]auth0-provider\.tsx$/,
    to: `${prefix}-client`,
  },
  { source: './worker/token.worker.ts', importer: client, to: `${prefix}-worker` },
  { source: 'browser-tabs-lock', importer: /auth0-spa-js[\\/]src[\\/]lock\.ts$/, to: `${prefix}-lock` },
  ...leftOut.map((source) => ({ source, importer: client, to: `${prefix}-left-out` })),
]

const modules: Record<string, string> = {
  [prefix]: `
    export { default as Auth0Provider } from '@auth0/auth0-react/src/auth0-provider.tsx'
    export { default as Auth0Context, initialContext } from '@auth0/auth0-react/src/auth0-context.tsx'
    export { default as useAuth0 } from '@auth0/auth0-react/src/use-auth0.tsx'`,
  [`${prefix}-client`]: `
    export { Auth0Client } from '@auth0/auth0-spa-js/src/Auth0Client.ts'
    export { ResponseType } from '@auth0/auth0-spa-js/src/global.ts'`,
  // A blob, as in the published bundle: a file of its own would be one more request before the session is restored.
  [`${prefix}-worker`]: `
    import code from '@auth0/auth0-spa-js/dist/auth0-spa-js.worker.production.js?raw'
    export default function TokenWorker() {
      return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))
    }`,
  // Only browsers without Web Locks use it, so only they load it.
  [`${prefix}-lock`]: `
    export default class LazyLock {
      #lock
      #load = () => (this.#lock ??= import('browser-tabs-lock').then(({ default: Lock }) => new Lock()))
      acquireLock = async (...asked) => (await this.#load()).acquireLock(...asked)
      releaseLock = async (key) => (await this.#load()).releaseLock(key)
    }`,
  // The client constructs all of them, and tells the second one about each mfa_required error before it throws it.
  [`${prefix}-left-out`]: `
    class LeftOut {}
    export class MfaApiClient { setMFAAuthDetails() {} }
    export {
      LeftOut as AnonymousSessionApiClient, LeftOut as AuthClient, LeftOut as Dpop, LeftOut as Fetcher,
      LeftOut as MyAccountApiClient, LeftOut as PasskeyApiClient,
    }`,
}

/**
 * Builds the sign-in library from its published sources, without the features that we don't use: passkeys, second factors
 * in the page, anonymous sessions, accounts that are linked, and tokens bound to keys. They are three quarters of its bundle.
 */
export const signIn = (): Plugin => ({
  name: 'sign-in',
  enforce: 'pre',
  // The development server would bundle the sources without these redirects, and their CommonJS dependencies too late.
  config: () => ({
    optimizeDeps: {
      exclude: ['@auth0/auth0-react', '@auth0/auth0-spa-js'],
      include: ['@auth0/auth0-spa-js > browser-tabs-lock', '@auth0/auth0-spa-js > es-cookie'],
    },
  }),
  resolveId: {
    filter: { id: redirects.map(({ source }) => new RegExp(`^${RegExp.escape(source)}$`)) },
    handler(id, importer = '') {
      // The development server adds the version to the paths of packages.
      const [file = ''] = importer.split('?', 1)
      return redirects.find(({ source, importer: by }) => source === id && (by?.test(file) ?? true))?.to
    },
  },
  load: {
    filter: { id: new RegExp(`^${prefix}`) },
    handler: (id) => modules[id],
  },
  transform: {
    filter: { id: /auth0-react[\\/]src[\\/]auth0-provider\.tsx$/ },
    handler: (code) => code.replace(/\b__VERSION__,/, () => `${JSON.stringify(version)},`),
  },
})
