import type { Document } from './document.ts'

/** What screen readers get beside what is drawn. */
interface Words {
  /** Describes what has no words. */
  alt?: string
  /** Read instead of what is drawn, such as the whole of a text that is cut, with its letters in the order in which they are read. */
  actual?: string
  /** What the head of a table is the head of. */
  scope?: 'Column' | 'Row'
  /** Left, top, right and bottom of a drawing, in points. */
  bbox?: [number, number, number, number]
}

/** A part of the structure of a document, by which screen readers read it. Its elements are read in the order in which they are added. */
export interface Part {
  /** An element that has what is drawn meanwhile. */
  content(
    role: 'H1' | 'H2' | 'P' | 'Figure' | 'Lbl' | 'LBody' | 'TH' | 'TD',
    draw: () => void,
    words?: Words,
  ): void
  /** An element that has other elements. */
  part(role: 'Sect' | 'L' | 'LI' | 'Table' | 'THead' | 'TBody' | 'TFoot' | 'TR'): Part
}

type Element = ReturnType<Document['struct']>

/** The structure of a document that is tagged. */
export function structureOf(document: Document): Part {
  const root = document.struct('Document')
  document.addStructure(root)
  return partOf(document, root)
}

const partOf = (document: Document, element: Element): Part => ({
  content(role, draw, words = {}) {
    element.add(document.struct(role, withoutIsolates(words), draw))
  },
  part(role) {
    const inner = document.struct(role)
    element.add(inner)
    return partOf(document, inner)
  },
})

/** Isolates order names within what is drawn. */
const withoutIsolates = ({ actual, ...words }: Words): Words =>
  actual === undefined ? words : { ...words, actual: actual.replaceAll(/[\u2066-\u2069]/g, '') }

const isLeftToRight = /^[\p{scx=Latn}\p{scx=Common}]*$/u

/** A text as it is read, if what is drawn of it is cut, or has its letters in another order. */
export const wordsOf = (text: string, drawn: string): Words =>
  text === drawn && isLeftToRight.test(text) ? {} : { actual: text }

/** Draws what nobody needs to be told of, such as a line. Not within an element that has content. */
export function decorate(document: Document, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
  document.markContent('Artifact', { type })
  draw()
  document.endMarkedContent()
}
