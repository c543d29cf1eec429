/**
 * What is wrong with a piece of XML, or nothing: tags must nest and close, attributes be quoted and unique, and
 * text hold no stray markup. Enough to test drawings by; no parser of XML at large.
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
    if (new Set(names).size !== names.length) return `an attribute twice in ${whole}`
    if (closing && open.pop() !== name) return `</${name}> closes another element`
    if (!closing && !empty) open.push(name)
    position += whole.length
    if (open.length === 0 && position < xml.length) return 'more than one root'
  }
  return open.length ? `<${open.at(-1)}> is left open` : undefined
}
