/** Events with hundreds of removed dates have a tenth of it. */
const maxCharacters = 100_000

/** What decides when an event takes place. Descriptions, guests and attachments are most of a file, and never read. */
const eventProperties = /^(?:UID|DTSTART|DTEND|DURATION|RRULE|RDATE|EXDATE|RECURRENCE-ID|TRANSP|STATUS)[;:]/i
const isKept = { VEVENT: (line: string) => eventProperties.test(line), VTIMEZONE: () => true }

/**
 * The texts of the events or time zones of a file, one by one, so that one that is broken doesn't spoil the others, and none is in
 * memory for longer than it is needed. Empty for one that no calendar program would write, as it is too large.
 */
export function* componentsOf(file: string, wanted: 'VEVENT' | 'VTIMEZONE'): Generator<string> {
  let lines: string[] | undefined
  let size = 0
  /** A component inside of an event, such as an alarm, whose properties aren't those of the event. */
  let inner: string | undefined
  for (const line of unfoldedLines(file)) {
    const [, verb, name = ''] = /^(BEGIN|END):([\w-]+)\s*$/i.exec(line) ?? []
    const isBegin = verb?.toUpperCase() === 'BEGIN'
    const component = name.toUpperCase()
    if (component === wanted) {
      if (!isBegin && lines) yield size > maxCharacters ? '' : [...lines, line].join('\r\n')
      // An event without an end is dropped when the next one begins.
      lines = isBegin ? [line] : undefined
      size = 0
      inner = undefined
    } else if (lines && verb !== undefined && wanted === 'VEVENT') {
      if (isBegin) inner ??= component
      else if (inner === component) inner = undefined
    } else if (lines && inner === undefined && isKept[wanted](line)) {
      size += line.length
      if (size <= maxCharacters) lines.push(line)
    }
  }
}

/** The lines of a file. RFC 5545 folds long ones: each further line begins with a space or a tab. */
function* unfoldedLines(file: string): Generator<string> {
  let line = ''
  for (let start = 0; start < file.length;) {
    const next = file.indexOf('\n', start)
    const end = next === -1 ? file.length : next
    const part = file.slice(start, file[end - 1] === '\r' ? end - 1 : end)
    if (part.startsWith(' ') || part.startsWith('\t')) line += part.slice(1)
    else {
      yield line
      line = part
    }
    start = end + 1
  }
  yield line
}
