import { pictureWidths } from '@app/contract/rules/picture-sizes.ts'
import { useState, type SyntheticEvent } from 'react'

/** Our own addresses of images and drawn art, which the server sends in several widths. */
const isOurs = (src: string) => /^\/(?:images|art)\//.test(src)

/** Writes the address for a width. */
function inWidths(src: string): (width: number) => string {
  const [path = '', query] = src.split('?')
  const params = new URLSearchParams(query)
  params.delete('width')
  params.delete('format')
  const start = params.size === 0 ? `${path}?` : `${path}?${params.toString()}&`
  return (width) => `${start}width=${width}&format=auto`
}

/** The address in a width, where the address knows widths. */
export const sized = (src: string, width: number) => (isOurs(src) ? inWidths(src)(width) : src)

/** The `src` and `srcSet` of an image. */
export function pictureSources(src: string): { src: string; srcSet?: string } {
  if (!isOurs(src)) return { src }
  const address = inWidths(src)
  return { src: address(960), srcSet: pictureWidths.map((width) => `${address(width)} ${width}w`).join(', ') }
}

/** Whether the image at an address failed to load. Spread `watch` on the image. */
export function useBrokenImage(src: string | undefined) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const watch = {
    onError: (_event: SyntheticEvent<HTMLImageElement>) => setBrokenSrc(src),
    // An image of the server's page may have failed before there was anybody to hear of it.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setBrokenSrc(src)
    },
  }
  return { isBroken: src !== undefined && brokenSrc === src, watch }
}

const letter = /[\p{L}\p{N}]\p{M}*/u

/** The first letters of up to two words of a name; its first sign where it has no letter. */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/u)
    .flatMap((word) => letter.exec(word)?.[0] ?? [])
    .slice(0, 2)
  if (letters.length === 0) return Array.from(name.trim()).slice(0, 1).join('')
  return letters.join('').toLocaleUpperCase('en-US')
}
