import { ImportRefusal } from '../import-refusal.ts'

export interface JsonElement {
  text: string
  line: number
}

export interface JsonDocument {
  /** The document with the elements removed from their array. */
  frame: string
  elements: JsonElement[]
}

/**
 * Splits the array under a key of the top-level object into its elements, each with its first line. Elements can then be
 * parsed one by one, so that one bad element doesn't fail the others. Throws `ImportRefusal` if brackets don't match.
 */
export function splitElements(text: string, key: string): JsonDocument {
  const elements: JsonElement[] = []
  let depth = 0
  let lastLine = 1
  let lastString = ''
  let array: { from: number; to: number } | undefined
  let current: { index: number; line: number } | undefined
  for (const { token, index, end, line } of tokensIn(text)) {
    lastLine = line
    if (token.startsWith('"')) {
      if (depth === 1) lastString = token
      continue
    }
    if (token === '{' || token === '[') depth++
    else if (token !== ',') depth--
    if (depth < 0) throw new ImportRefusal(`Line ${line} is not valid JSON: unexpected closing bracket.`)
    if (current && array && (token === ',' ? depth === 2 : depth === 1)) {
      elements.push(...elementOf(text.slice(current.index, index), current.line))
      array.to = index
      current = token === ',' ? { index: end, line } : undefined
    } else if (!array && token === '[' && depth === 2 && lastString === JSON.stringify(key)) {
      array = { from: end, to: end }
      current = { index: end, line }
    }
  }
  if (depth > 0)
    throw new ImportRefusal(
      `The JSON ends on line ${lastLine} with ${depth} unclosed ${depth === 1 ? 'bracket' : 'brackets'}.`,
    )
  return { frame: array ? text.slice(0, array.from) + text.slice(array.to) : text, elements }
}

function* tokensIn(text: string) {
  let line = 1
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\[\s\S])*"|[{}[\],\n]/g)) {
    if (token === '\n') line++
    else yield { token, index, end: index + token.length, line }
  }
}

/** Empty for the whitespace of an empty array. The line is that of the first character. */
function elementOf(text: string, line: number): JsonElement[] {
  const body = text.trimStart()
  const blanks = text.slice(0, text.length - body.length)
  return body === '' ? [] : [{ text: body, line: line + blanks.split('\n').length - 1 }]
}
