import { operations, type Route } from '@app/contract/route.ts'
import { serviceBase } from '@app/contract/tree.ts'
import { escaped } from '../platform/markup.ts'
import { problemCodes } from '../platform/problem-codes.ts'
import type { DocumentedService } from './document.ts'

const style = `
  :root { color-scheme: light dark; --line: light-dark(#e3e0d8, #2c3a33); --quiet: light-dark(#5c5f59, #a9b5ad) }
  body { font: 15px/1.5 'Plus Jakarta Sans', system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1.25rem }
  h1 { font-size: 1.75rem } h2 { margin: 2.5rem 0 .5rem; font-size: 1.1rem }
  table { width: 100%; border-collapse: collapse } td { border-top: 1px solid var(--line); padding: .4rem .75rem .4rem 0; vertical-align: top }
  code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere } .quiet { color: var(--quiet) } td:first-child { width: 4.5rem }
  td:last-child { width: 9rem; text-align: right }`

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style>${body}</html>`

/** Lists all operations by service and collection: method, path, operation id and required role. */
export function docsPage(services: DocumentedService[], brand: string): string {
  const sections = services.map(({ name, tree }) => {
    const groups = Map.groupBy(operations(tree), ([id]) => id.split('.').slice(0, -1).join(' › '))
    const tables = [...groups].map(
      ([group, calls]) =>
        `<h2>${escaped(group)}</h2><table>${calls.map(([id, route]) => row(name, id, route)).join('')}</table>`,
    )
    return `<section><p class="quiet">${escaped(name)}</p>${tables.join('')}</section>`
  })
  const intro = `<h1>${escaped(brand)} API</h1>
    <p>Requests and responses wrap their payload in <code>{data}</code>. Lists add <code>_meta.stats.count</code>, the total number of matches. PATCH takes a JSON Patch array.
    The full specification is <a href="/openapi.json">openapi.json</a>. Errors are <a href="/docs/problems">problems</a>.
    Calls have limits: <code>RateLimit-Policy</code> and <code>RateLimit</code> tell how many are left, <code>Retry-After</code> of a 429 or 503 when to try again.
    The last column shows the minimum role of the caller.</p>`
  return page(`${brand} API`, intro + sections.join(''))
}

const row = (service: string, id: string, route: Route) =>
  `<tr><td><code>${route.method}</code></td><td><code>${escaped(serviceBase(service) + route.path)}</code>
  <div class="quiet">${escaped(id)}${route.summary ? `: ${escaped(route.summary)}` : ''}</div></td><td>${route.allow}${route.check ? `, ${route.check}` : ''}</td></tr>`

export function problemsPage(brand: string): string {
  const rows = Object.entries(problemCodes).map(
    ([code, meaning]) => `<tr id="${code}"><td><code>${code}</code></td><td>${escaped(meaning)}</td></tr>`,
  )
  return page(
    `Problems: ${brand} API`,
    `<h1>Problems</h1><p>An error response is an RFC 9457 problem with one of these codes.</p><table>${rows.join('')}</table>`,
  )
}
