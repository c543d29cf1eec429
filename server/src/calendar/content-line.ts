const maxOctets = 75

/** A value of the type TEXT. */
export const textValue = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)

/** A value of the type DATE: 20270312. */
export const dateValue = (day: string) => day.replaceAll('-', '')

/** A value of the type DATE-TIME in local time: 20270312T083000. */
export const localTimeValue = (time: Temporal.PlainDateTime) =>
  time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** A value of the type DATE-TIME in UTC: 20270312T133000Z. */
export const instantValue = (instant: Temporal.Instant) =>
  `${localTimeValue(instant.toZonedDateTimeISO('UTC').toPlainDateTime())}Z`

/** A folded line of RFC 5545. Without control characters, no value can start another line. */
export const contentLine = (name: string, value: string | number) =>
  fold(`${name}:${value}`.replaceAll(/(?!\t)\p{Cc}/gu, ''))

function fold(line: string): string {
  const octets = Buffer.from(line)
  let folded = ''
  let start = 0
  // The space before a continued line counts.
  for (let length = maxOctets; octets.length - start > length; length = maxOctets - 1) {
    let end = start + length
    while (isInsideCharacter(octets.readUInt8(end))) end -= 1
    folded += `${octets.toString('utf8', start, end)}\r\n `
    start = end
  }
  return `${folded}${octets.toString('utf8', start)}\r\n`
}

/** Whether the octet continues a character of UTF-8. */
const isInsideCharacter = (octet: number) => (octet & 0xc0) === 0x80
