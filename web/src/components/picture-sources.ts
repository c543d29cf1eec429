const widths = [320, 480, 640, 960, 1280, 1600]

/** Our own addresses of images and drawn art, which answer in any width. */
const isOurs = (src: string) => /^\/(?:images|art)\//.test(src)

/** The address in a width, where the address knows widths. */
export function sized(src: string, width: number): string {
  if (!isOurs(src)) return src
  const [path = '', query] = src.split('?')
  const params = new URLSearchParams(query)
  params.set('width', String(width))
  params.set('format', 'auto')
  return `${path}?${params.toString()}`
}

/** The `src` and `srcSet` of an image. */
export function pictureSources(src: string): { src: string; srcSet?: string } {
  if (!isOurs(src)) return { src }
  return { src: sized(src, 960), srcSet: widths.map((width) => `${sized(src, width)} ${width}w`).join(', ') }
}
