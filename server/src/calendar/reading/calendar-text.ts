/** UTF-8, as RFC 5545 says, or UTF-16 as some programs of Windows write it, by its byte order mark or the zeros of Latin letters. */
export function calendarText(file: Uint8Array): string {
  const [first, second] = file
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(file)
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(file)
  return new TextDecoder().decode(file)
}
