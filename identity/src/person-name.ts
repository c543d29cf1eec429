const maxLength = 100

// What turns the direction of the text around it: a name could make others read as what they are not.
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu
// Of any script; what only joins, spaces or hides is no name by itself.
const visibleCharacter = /[[\p{L}\p{N}\p{P}\p{S}]--\p{Default_Ignorable_Code_Point}]/v

/** One spelling for each name, or why it is refused. */
export function readPersonName(typed: string): { name: string } | { refusal: string } {
  const name = typed.normalize('NFC').replaceAll(directionMarks, '').replaceAll(/\s+/g, ' ').trim()
  // Code points, so that no script counts double.
  const length = Array.from(name).length
  if (length > maxLength) {
    return { refusal: `Type your name in at most ${maxLength} characters; this one has ${length}.` }
  }
  if (/\p{Cc}/u.test(name)) return { refusal: 'Type your name without control characters.' }
  return visibleCharacter.test(name) ? { name } : { refusal: 'Type your name.' }
}
