/** A text, and what is selected in it. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** What replaces a part of a text, and what is selected then, from the start of the replacement. */
export interface Edit {
  start: number
  end: number
  replacement: string
  select: [from: number, to: number]
}

/** Puts marks around the selection, or takes them away. */
export function wrapped({ text, start, end }: Selected, mark: string, example: string): Edit {
  const { length } = mark
  const isMarked = text.slice(start - length, start) === mark && text.slice(end, end + length) === mark
  const inner = text.slice(start, end)
  if (isMarked && start !== end)
    return { start: start - length, end: end + length, replacement: inner, select: [0, inner.length] }
  const words = inner === '' ? example : inner
  return { start, end, replacement: mark + words + mark, select: [length, length + words.length] }
}

/** Begins each of the selected lines with a mark, or takes the marks away. */
export function prefixed({ text, start, end }: Selected, markOf: (place: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line, place) => line.startsWith(markOf(place)))
  const replacement = lines
    .map((line, place) => (isMarked ? line.slice(markOf(place).length) : markOf(place) + line))
    .join('\n')
  return { start: from, end: to, replacement, select: [replacement.length, replacement.length] }
}

/** Makes a link of the selection. Its address is selected, to be typed over. */
export function linked({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end) || 'words'
  const address = 'https://'
  const at = words.length + 3
  return { start, end, replacement: `[${words}](${address})`, select: [at, at + address.length] }
}

/** Inserts a block with an empty line before and after it. */
export function inserted({ text, start, end }: Selected, block: string): Edit {
  const before =
    start === 0 || text.slice(0, start).endsWith('\n\n') ? '' : text[start - 1] === '\n' ? '\n' : '\n\n'
  const after = text.slice(end).startsWith('\n') ? '\n' : '\n\n'
  const replacement = before + block + after
  return { start, end, replacement, select: [replacement.length, replacement.length] }
}

/** Text in brackets of Markdown. */
export const escapedLabel = (label: string) =>
  label.replaceAll(/[\\[\]]/g, String.raw`\$&`).replaceAll('\n', ' ')

/** Replaces the selection, and the `[[` before it, by a link to a page. */
export function linkedPage({ text, start, end }: Selected, name: string, path: string): Edit {
  const from = text.slice(0, start).endsWith('[[') ? start - 2 : start
  const replacement = `[${escapedLabel(name)}](${path})`
  return { start: from, end, replacement, select: [replacement.length, replacement.length] }
}

export const figuresTable = '| Teams | Courts | Drive |\n| --- | --- | --- |\n| 96 | 8 + 2 | 4 mi |'
