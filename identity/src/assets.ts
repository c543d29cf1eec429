import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'

interface Asset {
  type: string
  content: Buffer
  version: string
}

const read = (file: string): Buffer => readFileSync(new URL(`./assets/${file}`, import.meta.url))

const asset = (type: string, content: Buffer): Asset => ({
  type,
  content,
  version: createHash('sha256').update(content).digest('hex').slice(0, 8),
})

const svg = (file: string): Asset => asset('image/svg+xml', read(file))
const script = (file: string): Asset => asset('text/javascript; charset=utf-8', read(file))

const fontFile = 'plus-jakarta-sans-latin-wght-normal.woff2'

const assets = new Map([
  [fontFile, asset('font/woff2', read(fontFile))],
  ['band.svg', svg('band.svg')],
  ['field.svg', svg('field.svg')],
  ['mark.svg', svg('mark.svg')],
  ['page.js', script('page.js')],
])
assets.set('style.css', asset('text/css; charset=utf-8', stylesheet()))

/** Bundles the style sheets and adds versions to their URLs. */
function stylesheet(): Buffer {
  const text = ['tokens.css', 'page.css', 'form.css'].map((file) => read(file).toString()).join('\n')
  return Buffer.from(text.replaceAll(/url\('([^']+)'\)/g, (_, name: string) => `url('${assetUrl(name)}')`))
}

/** The URL of an asset. Its version changes with the content. */
function assetUrl(name: string): string {
  const found = assets.get(name)
  if (!found) throw new Error(`There is no asset ${name}.`)
  return `/u/${name}?v=${found.version}`
}

export const stylesheetUrl = assetUrl('style.css')
export const scriptUrl = assetUrl('page.js')
export const iconUrl = assetUrl('mark.svg')
export const fontUrl = assetUrl(fontFile)

/** Sends an asset. Returns false if there is none at the URL. */
export function sendAsset(res: ServerResponse, { pathname, searchParams }: URL): boolean {
  const found = assets.get(pathname.slice('/u/'.length))
  if (!found) return false
  // During a rollout, an old process may get requests for the new release's files.
  const isSame = searchParams.get('v') === found.version
  res.writeHead(200, {
    'content-type': found.type,
    'content-length': found.content.length,
    'cache-control': isSame ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  res.end(found.content)
  return true
}
