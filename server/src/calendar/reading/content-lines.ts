/** One line of a calendar, such as `DTSTART;TZID=America/New_York:20270301T180000`. Names are in capitals. */
export interface Property {
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
}

/** Properties whose values are times, so that a colon in an unquoted name of a zone doesn't end the parameters. */
const timeProperties: ReadonlySet<string> = new Set([
  'DTSTART',
  'DTEND',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'FREEBUSY',
])
const timeStart = /^\s*\d{4}[-/]?\d\d?[-/]?\d\d?/

/** Undefined for a line that is none, such as an advertisement between two events. */
export function propertyOf(line: string): Property | undefined {
  const name = /^[\w-]{1,100}(?=\s{0,100}[;:])/.exec(line)?.[0].toUpperCase()
  if (name === undefined) return undefined
  const colons = colonsIn(line)
  const isTimes = timeProperties.has(name)
  const end = (isTimes ? colons.find((at) => timeStart.test(line.slice(at + 1))) : undefined) ?? colons[0]
  if (end === undefined) return undefined
  const parameters = new Map<string, string>()
  for (const [, key = '', value = ''] of line
    .slice(name.length, end)
    .matchAll(/[;:]\s*([\w-]+)\s*=\s*("[^"]*"?|[^;]*)/g))
    parameters.set(key.toUpperCase(), value.replaceAll('"', '').trim())
  return { name, parameters, value: line.slice(end + 1).trim() }
}

/** Where colons are that aren't in quotes. */
function colonsIn(line: string): number[] {
  const colons: number[] = []
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const character = line[at]
    if (character === '"') isQuoted = !isQuoted
    else if (character === ':' && !isQuoted) colons.push(at)
  }
  return colons
}

/** A file whose lines end and begin as RFC 5545 says, from one whose lines end as on the first Macintosh or are indented as in a program. */
export function plainLines(written: string): string {
  const file = /\r(?![\r\n])/.test(written) ? written.replaceAll(/\r{1,100}\n?/g, '\n') : written
  const [, indent = ''] =
    /^([ \t]{1,100})BEGIN[ \t]{0,100}:[ \t]{0,100}V[A-Z]{1,100}[ \t\r]{0,100}$/im.exec(file) ?? []
  if (indent === '') return file
  // What doesn't begin as a property is the rest of a long line.
  return file
    .replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    .replaceAll(/^[ \t]{1,100}(?=[A-Z][A-Z0-9-]{0,100}[ \t]{0,100}[;:])/gm, '')
}

/** The lines of a file. RFC 5545 folds long ones: each further line begins with a space or a tab. */
export function* unfoldedLines(file: string): Generator<string> {
  let line = ''
  for (let start = file.startsWith('\uFEFF') ? 1 : 0; start < file.length;) {
    const next = file.indexOf('\n', start)
    let end = next === -1 ? file.length : next
    const nextStart = end + 1
    while (end > start && file[end - 1] === '\r') end--
    const part = file.slice(start, end)
    if (part.startsWith(' ') || part.startsWith('\t')) line += part.slice(1)
    else {
      yield line
      line = part
    }
    start = nextStart
  }
  yield line
}
