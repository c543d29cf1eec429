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

/** Three files for us, one for browsers, in which every address carries its version. */
function stylesheet(): Buffer {
  const text = ['tokens.css', 'page.css', 'form.css'].map((file) => read(file).toString()).join('\n')
  return Buffer.from(text.replaceAll(/url\('([^']+)'\)/g, (_, name: string) => `url('${addressOf(name)}')`))
}

/** Where browsers find an asset; the version in it changes with the content. */
function addressOf(name: string): string {
  const found = assets.get(name)
  if (!found) throw new Error(`There is no asset ${name}.`)
  return `/u/${name}?v=${found.version}`
}

export const stylesheetUrl = addressOf('style.css')
export const scriptUrl = addressOf('page.js')
export const iconUrl = addressOf('mark.svg')
export const fontUrl = addressOf(fontFile)

/** Answers a request for an asset; false when there is none at the address. */
export function sendAsset(res: ServerResponse, { pathname, searchParams }: URL): boolean {
  const found = assets.get(pathname.slice('/u/'.length))
  if (!found) return false
  // While a new release is rolled out, the old one may be asked for the new one's files.
  const isSame = searchParams.get('v') === found.version
  res.writeHead(200, {
    'content-type': found.type,
    'content-length': found.content.length,
    'cache-control': isSame ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  res.end(found.content)
  return true
}
