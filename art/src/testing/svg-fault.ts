// Drawings are served as files from our own origin, and their look is flat.
const forbidden =
  /gradient|filter|script|href|<style|<image|<foreignObject|style=|url\((?!#)|javascript|data:/i

/** The first fault of a drawing, or undefined: malformed XML, forbidden content or a value that is not a number. */
export const svgFault = (svg: string): string | undefined => {
  const fault = xmlFault(svg)
  if (fault) return fault
  const unwanted = forbidden.exec(svg) ?? /NaN|Infinity|undefined|null/.exec(svg)
  if (unwanted) return `${unwanted[0]} at ${unwanted.index}`
  const values = [...svg.matchAll(/ (?:d|opacity|stroke-width|width|height)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  )
  const strange = values.find((value) => !/^[\d\s.MlazhvZ-]*$/.test(value))
  return strange === undefined ? undefined : `${strange.slice(0, 40)} is no number or path`
}

/**
 * The first fault of a piece of XML, or undefined: tags must nest and close, attributes must be quoted and unique, and
 * text must hold no markup. This is not a general XML parser.
 */
export const xmlFault = (xml: string): string | undefined => {
  const open: string[] = []
  const tag = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/y
  let position = 0
  while (position < xml.length) {
    tag.lastIndex = position
    const match = tag.exec(xml)
    if (!match) return `no tag at ${position}: ${xml.slice(position, position + 40)}`
    const [whole, closing, name = '', attributes = '', empty] = match
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) return `duplicate attribute in ${whole}`
    if (closing && open.pop() !== name) return `</${name}> closes another element`
    if (!closing && !empty) open.push(name)
    position += whole.length
    if (open.length === 0 && position < xml.length) return 'more than one root'
  }
  return open.length ? `<${open.at(-1)}> is not closed` : undefined
}

/** Runs a renderer; returns an error as text, which `svgFault` reports like any other fault. */
export const rendered = (render: () => string): string => {
  try {
    return render()
  } catch (error) {
    return String(error)
  }
}
