import sanitize from 'sanitize-html'
import { v7 as newId } from 'uuid'
import { plainText } from '../text/render-markdown.ts'

const allowedTags =
  'p h1 h2 h3 h4 ul ol li blockquote strong em b i a br hr code pre table thead tbody tr th td figure figcaption img'.split(
    ' ',
  )
const mostPictures = 10

/** The parts of foreign HTML that a story may have. Its pictures have ids, by which their addresses are returned. */
export function cleanHtml(content: string, base: string) {
  const pictures = new Map<string, string>()
  const html = sanitize(content, {
    allowedTags,
    allowedAttributes: { a: ['href'], img: ['src', 'alt'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['image'] },
    allowProtocolRelative: false,
    nestingLimit: 30,
    transformTags: {
      a: (tagName, { href = '' }) => ({ tagName, attribs: { href: URL.parse(href, base)?.href ?? '' } }),
      img: (tagName, { src = '', alt = '' }): sanitize.Tag => {
        const url = URL.parse(src, base)?.href
        if (url === undefined || pictures.size >= mostPictures) return { tagName: 'br', attribs: {} }
        const id = newId()
        pictures.set(id, url)
        return { tagName, attribs: { src: `image:${id}`, alt } }
      },
    },
  })
  return { html: html.replaceAll(' />', '>').trim(), pictures }
}

/** Foreign HTML as one line of plain text. */
export const lineOf = (html: string, most: number) =>
  [...plainText(sanitize(html, { allowedTags: [], allowedAttributes: {} })).replaceAll(/[\s\p{Cc}]+/gu, ' ')]
    .slice(0, most)
    .join('')
    .trim()
