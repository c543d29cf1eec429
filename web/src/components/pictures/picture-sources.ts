import { pictureWidths } from '@app/contract/rules/picture-sizes.ts'

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
