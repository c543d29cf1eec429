import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { startIdentityServer, type IdentityServer } from '@app/identity/testing/identity-server.ts'
import { apiAudience, webClientId } from '@app/identity/testing/sign-in-client.ts'
import { build } from 'vite'

// As strict as the product's pages. The sign-in client keeps refresh tokens in a worker made from a blob.
const pageHeaders = {
  'content-security-policy': "default-src 'self'; worker-src blob:; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** Serves the bare page and the provider on one origin. `GET /api/me` returns the claims of the bearer token. */
export async function openBareSite(): Promise<IdentityServer> {
  const files = await bundlePage()
  const rest: RequestListener = (req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    const file = files.get(pathname === '/callback' ? '/' : pathname)
    if (file) {
      res.writeHead(200, { ...pageHeaders, 'content-type': file.type }).end(file.content)
    } else if (pathname === '/api/me') {
      site.client.verify(req.headers.authorization?.replace('Bearer ', '') ?? '').then(
        (claims) => res.end(JSON.stringify(claims)),
        () => res.writeHead(401).end(),
      )
    } else {
      res.writeHead(204).end()
    }
  }
  const site = await startIdentityServer({}, { rest })
  return site
}

interface File {
  type: string
  content: string | Uint8Array
}

/** Bundles the page in memory and returns its files by path. */
async function bundlePage(): Promise<Map<string, File>> {
  const result = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    define: { SIGN_IN: JSON.stringify({ clientId: webClientId, audience: apiAudience }) },
    build: { write: false, modulePreload: false },
  })
  if (!('output' in result)) throw new Error('The page was not bundled into one output.')
  return new Map(
    result.output.map((file): [string, File] =>
      file.type === 'chunk'
        ? [`/${file.fileName}`, { type: 'text/javascript', content: file.code }]
        : [
            file.fileName === 'index.html' ? '/' : `/${file.fileName}`,
            { type: 'text/html', content: file.source },
          ],
    ),
  )
}
