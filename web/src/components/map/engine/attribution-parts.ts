export interface AttributionPart {
  text: string
  /** Only http(s) addresses. */
  href?: string
}

/** The texts and links of an attribution, which is the HTML of others. */
export function attributionParts(html: string): AttributionPart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].flatMap((node) => {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ')
    if (text === '') return []
    const isLink = node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol)
    return [isLink ? { text, href: node.href } : { text }]
  })
}
