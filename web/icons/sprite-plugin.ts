import { createHash } from 'node:crypto'
import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'
import { amenityIcons } from '../src/components/amenity-icons.ts'
import { iconNames } from '../src/components/icon-names.ts'

const moduleId = 'virtual:icon-sprite'
const resolvedId = `\0${moduleId}`

const names = [...new Set([...iconNames, ...Object.values(amenityIcons)])].toSorted()

/** What every line icon shares stands on its symbol once; the fill is left to whoever shows it. */
const sharedAttributes =
  / (?:fill="none"|stroke="currentColor"|stroke-width="2"|stroke-line(?:cap|join)="round")/g

function symbol(name: string): string {
  const icon = lucide.icons[lucide.aliases?.[name]?.parent ?? name]
  if (icon === undefined) throw new Error(`There is no icon '${name}' in lucide.`)
  const body = icon.body.replace(sharedAttributes, '')
  return (
    `<symbol id="${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.75" ` +
    `stroke-linecap="round" stroke-linejoin="round">${body}</symbol>`
  )
}

const drawSprite = (): string => `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbol).join('')}</svg>`

/** One file with the icons that the components name. Its address is made of its content, so that the server's
 *  and the browser's build, which do not know each other, agree on it. */
export function iconSprite(): Plugin {
  const sprite = drawSprite()
  const hash = createHash('sha256').update(sprite).digest('base64url').slice(0, 8)
  const fileName = `assets/icons-${hash}.svg`
  let url = `/${fileName}`

  return {
    name: 'icon-sprite',
    configResolved(config) {
      url = config.base + fileName
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? `export const spriteUrl = ${JSON.stringify(url)}` : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== url) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(sprite)
      })
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return
      this.emitFile({ type: 'asset', fileName, source: sprite })
    },
  }
}
