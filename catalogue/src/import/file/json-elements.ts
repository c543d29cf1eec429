import { ImportRefusal } from '../import-refusal.ts'

export interface JsonElement {
  text: string
  line: number
}

export interface JsonDocument {
  /** The document with the elements taken out of their array. */
  frame: string
  elements: JsonElement[]
}

/**
 * Cuts the array under a key of the outermost object into its elements, so that each is parsed, and blamed, by itself
 * with the line it begins in. Throws `ImportRefusal` where brackets do not match.
 */
export function cutElements(text: string, key: string): JsonDocument {
  const elements: JsonElement[] = []
  let depth = 0
  let lastLine = 1
  let lastString = ''
  let array: { from: number; to: number } | undefined
  let begun: { index: number; line: number } | undefined
  for (const { mark, index, end, line } of marksIn(text)) {
    lastLine = line
    if (mark.startsWith('"')) {
      if (depth === 1) lastString = mark
      continue
    }
    if (mark === '{' || mark === '[') depth++
    else if (mark !== ',') depth--
    if (depth < 0)
      throw new ImportRefusal(`Line ${line} is not JSON: a bracket closes that was never opened.`)
    if (begun && array && (mark === ',' ? depth === 2 : depth === 1)) {
      elements.push(...elementOf(text.slice(begun.index, index), begun.line))
      array.to = index
      begun = mark === ',' ? { index: end, line } : undefined
    } else if (!array && mark === '[' && depth === 2 && lastString === JSON.stringify(key)) {
      array = { from: end, to: end }
      begun = { index: end, line }
    }
  }
  if (depth > 0)
    throw new ImportRefusal(`The JSON ends in line ${lastLine} with ${depth} brackets still open.`)
  return { frame: array ? text.slice(0, array.from) + text.slice(array.to) : text, elements }
}

function* marksIn(text: string) {
  let line = 1
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"|[{}[\],\n]/g)) {
    if (mark === '\n') line++
    else yield { mark, index, end: index + mark.length, line }
  }
}

/** None for the blanks of an empty array. The line is where its first bracket stands. */
function elementOf(text: string, line: number): JsonElement[] {
  const body = text.trimStart()
  const blanks = text.slice(0, text.length - body.length)
  return body === '' ? [] : [{ text: body, line: line + blanks.split('\n').length - 1 }]
}
