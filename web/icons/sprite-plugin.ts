import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'
import { amenityIcons } from '../src/components/pictures/amenity-icons.ts'
import { iconNames } from '../src/components/pictures/icon-names.ts'
import { hashedFiles } from '../hashed-files.ts'

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

/** One file with the icons that the components name. */
export const iconSprite = (): Plugin =>
  hashedFiles({
    name: 'icons',
    extension: 'svg',
    contentType: 'image/svg+xml',
    moduleId: 'virtual:icon-sprite',
    make: (add) => `export const spriteUrl = ${JSON.stringify(add('sprite', drawSprite()))}`,
  })
